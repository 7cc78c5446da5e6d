import { outageSeconds, type Refused, refusedUntilLater } from '../../http/refusal.ts';
import type { PaymentState } from '../payments/payment-processor.ts';
import type { PayerHint } from '../payments/rules/payer-hint.ts';
import type { Charge } from './rules/order-payment.ts';
import type { UnpaidReason } from './rules/release-reason.ts';
import type { BookingServices } from './services.ts';

/** A payment that the bank or the processor has not decided on. */
export type PendingPayment = Extract<PaymentState, { readonly state: 'challenge' | 'processing' }>;

/** What has its seats and waits for its payment, an order or a change of one, with what becomes of it. */
export interface Settleable<Result> {
  /** What a company moves of it; absent where the airline's own books pay all of it. */
  readonly charge: Charge | undefined;
  readonly holdExpiresAt: Date;
  confirm(payer: PayerHint | undefined): Promise<Result>;
  /** Gives the seats back, and says so by mail to who does not wait for an answer. */
  release(reason: UnpaidReason, isMailed?: boolean): Promise<Result>;
  /** Keeps the seats of what is being paid. */
  extend(payment: PendingPayment): Promise<Result>;
  /** Waits for the end of the hold, since nothing is known of the payment. */
  keep(): Promise<Result>;
  /** What the log names it by. */
  readonly logged: Readonly<Record<string, string>>;
}

/**
 * Asks the processor what became of a payment, and confirms or releases what waits for it accordingly.
 *
 * Where it is unattended, as when no request of the person asks, a payment that was declined is said by mail.
 */
export async function settleByLookup<Result>(
  { now, payments, log }: Pick<BookingServices, 'now' | 'payments' | 'log'>,
  held: Settleable<Result>,
  isUnattended: boolean,
): Promise<Result | Refused> {
  const { charge } = held;
  if (charge === undefined) return applyPayment(held, undefined);
  const isOver = held.holdExpiresAt <= now();
  let payment: PaymentState;
  try {
    payment = await payments.processors[charge.kind].lookup(charge.id);
  } catch (error) {
    log.error({ err: error, ...held.logged }, 'the payment processor did not answer a lookup');
    return isOver ? held.release('holdExpired') : refusedUntilLater('paymentUnavailable', outageSeconds);
  }
  // What was paid at the last moment is booked: the seats are still held.
  if (isOver && isUndecided(payment)) return held.release('holdExpired');
  if (isUnattended && payment.state === 'declined' && payment.reason !== 'payerCancelled')
    return held.release(payment.reason, true);
  return applyPayment(held, payment);
}

function isUndecided({ state }: PaymentState): boolean {
  return state === 'challenge' || state === 'processing' || state === 'unknown';
}

/** Does with what is held what the company says of its payment; there is none where the airline's own books pay all of it. */
export async function applyPayment<Result>(
  held: Settleable<Result>,
  payment: PaymentState | undefined,
): Promise<Result> {
  if (payment === undefined) {
    if (held.charge !== undefined) throw new Error(`The payment ${held.charge.id} was not asked for.`);
    return held.confirm(undefined);
  }
  switch (payment.state) {
    case 'authorised':
    case 'captured':
      return held.confirm(payment.payer);
    case 'declined':
      return held.release(payment.reason);
    case 'tokenInvalid':
      return held.release('paymentTokenInvalid');
    case 'voided':
    case 'refunded':
      return held.release('holdExpired');
    case 'challenge':
    case 'processing':
      return held.extend(payment);
    case 'unknown':
      return held.keep();
  }
}
