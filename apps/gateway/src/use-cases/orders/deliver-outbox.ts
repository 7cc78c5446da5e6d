import type { MailTransport } from '../../adapters/mail/mail-transport.ts';
import { expectState } from './expect-state.ts';
import { markCaptured } from '../../store/orders.ts';
import { giveUp, leaseMessages, markDone, type OutboxMessage, putOff } from '../../store/outbox.ts';
import { sendCancellation } from '../mail/send-cancellation.ts';
import { sendConfirmation } from '../mail/send-confirmation.ts';
import { refundPayment } from './refund-payment.ts';
import type { OrderServices } from './order-services.ts';

/** What is delivered with. */
export interface DeliveryServices extends OrderServices {
  readonly mail: MailTransport;
}

const messagesAtATime = 10;
const firstDelayMs = 2_000;
const longestDelayMs = 60 * 60 * 1000;
/** With delays that double up to an hour: about half a day. An authorisation outlives that by days. */
const mostAttempts = 24;

/**
 * Does what committed transactions have left to do outside. Gives how many messages it took.
 *
 * Each is done at least once: the processor does its work once for an order, and a mail that is sent again has the same
 * `Message-ID`. What fails is tried again after 2, 4, 8 … seconds, and left to the operator after the last attempt.
 */
export async function deliverOutbox(services: DeliveryServices): Promise<number> {
  const { db, now, timing } = services;
  const messages = await leaseMessages(db, messagesAtATime, now(), timing.outboxLeaseMs);
  await Promise.all(
    messages.map(async (message) => {
      try {
        await deliver(services, message);
        await markDone(db, message.id, now());
      } catch (error) {
        await retryLater(services, message, error);
      }
    }),
  );
  return messages.length;
}

async function deliver(services: DeliveryServices, { kind, orderId }: OutboxMessage): Promise<void> {
  const { payments, db, now } = services;
  switch (kind) {
    case 'capturePayment':
      expectState(await payments.processor.capture(orderId), ['captured', 'refunded']);
      await markCaptured(db, orderId, now());
      return;
    case 'voidPayment':
      expectState(await payments.processor.void(orderId), ['voided', 'declined', 'tokenInvalid', 'unknown']);
      return;
    case 'refundPayment':
      await refundPayment(services, orderId);
      return;
    case 'confirmationMail':
      await sendConfirmation(services, orderId);
      return;
    case 'cancellationMail':
      await sendCancellation(services, orderId);
  }
}

async function retryLater({ db, now, log }: DeliveryServices, message: OutboxMessage, error: unknown): Promise<void> {
  const { id, kind, orderId, attempts } = message;
  const about = { err: error, outboxId: id, kind, orderId, attempts };
  if (attempts >= mostAttempts) {
    await giveUp(db, id, now());
    log.error(about, 'an outbox message was given up: an operator has to look');
    return;
  }
  const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
  await putOff(db, id, new Date(now().getTime() + delayMs));
  log.warn(about, 'an outbox message will be tried again');
}
