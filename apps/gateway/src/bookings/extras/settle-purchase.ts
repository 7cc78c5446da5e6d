import type { ExtraPurchaseCompletion } from '@airline/contract';

import { type Refused, refusedByName } from '../../http/refusal.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { toCompletionSecret } from '../orders/completion-secret.ts';
import type { ExtraPurchaseRow } from '../orders/order-extra-schema.ts';
import { findPurchase } from '../orders/order-extra-store.ts';
import { toReleaseRefusal } from '../orders/order-result.ts';
import { isCharge } from '../orders/rules/order-payment.ts';
import type { PurchaseReleaseReason } from '../orders/rules/release-reason.ts';
import { toTrip } from '../orders/rules/trip-view.ts';
import type { BookingServices } from '../orders/services.ts';
import { type PendingPayment, type Settleable, settleByLookup } from '../orders/settle-payment.ts';
import type { PayerHint } from '../payments/rules/payer-hint.ts';
import { confirmPurchase, extendPurchase, releasePurchase } from './purchase-store.ts';

/** What became of a purchase, or why it was refused. */
export type PurchaseResult = { readonly outcome: ExtraPurchaseCompletion } | Refused;

/**
 * Asks the processor what became of the payment of a purchase, and gives its extras to the trip or lets its places go accordingly.
 *
 * However often and by however many it is asked: a purchase is confirmed or released once.
 */
export async function settlePurchase(
  services: BookingServices,
  purchaseId: string,
  isUnattended = false,
): Promise<PurchaseResult> {
  const purchase = await findPurchase(services.db, purchaseId);
  if (purchase === undefined) return refusedByName('extraPurchaseNotFound');
  if (purchase.status !== 'held') return resultOfSettled(services, purchase);
  return settleByLookup(services, toSettleablePurchase(services, purchase), isUnattended);
}

/** Says what becomes of a held purchase once it is paid, or is not. */
export function toSettleablePurchase(
  services: BookingServices,
  purchase: ExtraPurchaseRow,
): Settleable<PurchaseResult> {
  const { id, orderId, holdExpiresAt, payment } = purchase;
  if (!isCharge(payment)) throw new Error(`No company moves the payment of the purchase ${id}.`);
  return {
    charge: payment,
    holdExpiresAt,
    logged: { orderId, purchaseId: id },
    confirm: (payer) => confirm(services, purchase, payer),
    release: (reason, isMailed = false) => release(services, purchase, { reason, isMailed }),
    extend: (pending) => wait(services, purchase, pending),
    keep: async () => ({ outcome: await toWaiting(services, purchase, holdExpiresAt) }),
  };
}

async function confirm(
  services: BookingServices,
  purchase: ExtraPurchaseRow,
  payer: PayerHint | undefined,
): Promise<PurchaseResult> {
  switch (await confirmPurchase(services.db, purchase, payer, services.now())) {
    case 'confirmed':
    case 'settledBefore':
      return readResult(services, purchase.id);
    case 'changedMeanwhile':
      return release(services, purchase, { reason: 'extrasChanged', isMailed: false });
  }
}

/** Releases a purchase, unless somebody settled it before: then says what they made of it. */
async function release(
  services: BookingServices,
  purchase: ExtraPurchaseRow,
  how: { readonly reason: PurchaseReleaseReason; readonly isMailed: boolean },
): Promise<PurchaseResult> {
  const isReleased = await releasePurchase(services.db, purchase, how, services.now());
  return isReleased ? toRefusal(how.reason, purchase) : readResult(services, purchase.id);
}

/** Keeps the places of a purchase whose payment is under way. */
async function wait(
  services: BookingServices,
  purchase: ExtraPurchaseRow,
  pending: PendingPayment,
): Promise<PurchaseResult> {
  const until = new Date(purchase.createdAt.getTime() + services.timing.holdMs);
  const kept = await extendPurchase(services.db, purchase, until);
  if (kept === undefined) return readResult(services, purchase.id);
  const waiting = await toWaiting(services, purchase, kept);
  return pending.state === 'processing'
    ? { outcome: waiting }
    : { outcome: { ...waiting, status: 'challenge', challengeUrl: pending.challengeUrl } };
}

async function toWaiting(
  services: Pick<BookingServices, 'secretFor'>,
  { id: purchaseId }: Pick<ExtraPurchaseRow, 'id'>,
  holdExpiresAt: Date,
): Promise<ExtraPurchaseCompletion & { readonly status: 'processing' }> {
  const completionSecret = await toCompletionSecret(services, purchaseId);
  return { status: 'processing', purchaseId, completionSecret, holdExpiresAt: holdExpiresAt.toISOString() };
}

async function readResult(services: BookingServices, purchaseId: string): Promise<PurchaseResult> {
  const purchase = await findPurchase(services.db, purchaseId);
  return purchase === undefined ? refusedByName('extraPurchaseNotFound') : resultOfSettled(services, purchase);
}

/** Says what became of a purchase that is held no more: the trip is the one of now. */
async function resultOfSettled({ db, now }: BookingServices, purchase: ExtraPurchaseRow): Promise<PurchaseResult> {
  if (purchase.status !== 'confirmed') return toRefusal(purchase.releaseReason ?? 'holdExpired', purchase);
  const trip = await readBookedTrip(db, purchase);
  if (trip === undefined) throw new Error(`The order ${purchase.orderId} has extras and is not there.`);
  return { outcome: { status: 'bought', trip: toTrip(trip, now()) } };
}

function toRefusal(reason: PurchaseReleaseReason, { payment }: Pick<ExtraPurchaseRow, 'payment'>): Refused {
  return reason === 'extrasChanged' ? refusedByName(reason) : toReleaseRefusal(reason, [payment]);
}
