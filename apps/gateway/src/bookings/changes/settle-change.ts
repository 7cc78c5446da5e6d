import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { refusedByName } from '../../http/refusal.ts';
import type { PayerHint } from '../payments/rules/payer-hint.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { notifyPointsSpent } from '../orders/notify-points-spent.ts';
import { findChange, type OrderChangeRow } from '../orders/order-change-store.ts';
import { findCharge } from '../orders/rules/order-payment.ts';
import type { ChangeReleaseReason } from '../orders/rules/release-reason.ts';
import { toOwnedTrip, toTrip } from '../orders/rules/trip-view.ts';
import type { BookingServices } from '../orders/services.ts';
import { type PendingPayment, type Settleable, settleByLookup } from '../orders/settle-payment.ts';
import { type ChangeResult, toChangeReleaseRefusal, toWaitingChange } from './change-result.ts';
import { extendChange, releaseChange } from './change-store.ts';
import { confirmChange, type ConfirmedChange, type ConfirmingOptions } from './confirm-change-store.ts';

/** Who learns what became of a change. */
export interface SettlingOptions {
  /** Whether no request of the person asks: what was declined is then said by mail. */
  readonly isUnattended?: boolean;
  /** Whether who asks proved that the trip may be changed: they see the numbers of its credits. */
  readonly isOwner?: boolean;
  /** What the order books in the version that the change replaces, where somebody has read it. */
  readonly before?: OfferContent;
}

/**
 * Asks the processor what became of a change's payment, and makes the change or gives its seats back accordingly.
 *
 * However often and by however many it is asked: a change is confirmed or released once.
 */
export async function settleChange(
  services: BookingServices,
  changeId: string,
  options: SettlingOptions = {},
): Promise<ChangeResult> {
  const change = await findChange(services.db, changeId);
  if (change === undefined) return refusedByName('changeNotFound');
  if (change.status !== 'held') return resultOfSettled(services, change, options);
  return settleByLookup(services, toSettleableChange(services, change, options), options.isUnattended === true);
}

/** Says what becomes of a held change once it is paid, or is not. */
export function toSettleableChange(
  services: BookingServices,
  change: OrderChangeRow,
  options: SettlingOptions,
): Settleable<ChangeResult> {
  const { id: changeId, orderId, holdExpiresAt } = change;
  return {
    charge: findCharge(change.payments),
    holdExpiresAt,
    logged: { orderId, changeId },
    confirm: (payer) => confirm(services, change, payer, options),
    release: (reason, isMailed = false) => release(services, change, { reason, isMailed }, options),
    extend: (payment) => wait(services, change, payment, options),
    keep: async () => ({ outcome: await toWaitingChange(services, change, holdExpiresAt) }),
  };
}

/** Why a change that was paid is not made all the same. */
const releaseReasons: Readonly<Partial<Record<ConfirmedChange, ChangeReleaseReason>>> = {
  changedMeanwhile: 'changeChanged',
  // The payment came when its hold was as good as over: who may have flown keeps the flight.
  departedMeanwhile: 'holdExpired',
};

async function confirm(
  services: BookingServices,
  change: OrderChangeRow,
  payer: PayerHint | undefined,
  options: SettlingOptions,
): Promise<ChangeResult> {
  const confirmed = await confirmAndNotify(services, change, { payer, before: options.before });
  const reason = releaseReasons[confirmed];
  if (reason !== undefined) return release(services, change, { reason, isMailed: false }, options);
  if (confirmed === 'settledBefore') return readResult(services, change.id, options);
  return resultOfSettled(services, { ...change, status: 'confirmed' }, options);
}

/** Makes a change; where points pay it, the notice to whose they are comes with it, or neither. */
async function confirmAndNotify(
  { db, now }: BookingServices,
  change: OrderChangeRow,
  options: ConfirmingOptions,
): Promise<ConfirmedChange> {
  const { pointsDue } = change.difference;
  const at = now();
  if (pointsDue === 0) return confirmChange(db, change, options, at);
  return db.transaction(async (tx) => {
    const became = await confirmChange(tx, change, options, at);
    if (became !== 'confirmed') return became;
    const trip = await readBookedTrip(tx, change);
    if (trip === undefined) throw new Error(`The order ${change.orderId} was changed and is not there.`);
    await notifyPointsSpent(tx, trip, { ...trip, points: pointsDue }, at);
    return became;
  });
}

/** Releases a change, unless somebody settled it before: then says what they made of it. */
async function release(
  services: BookingServices,
  change: OrderChangeRow,
  how: { readonly reason: ChangeReleaseReason; readonly isMailed: boolean },
  options: SettlingOptions,
): Promise<ChangeResult> {
  const isReleased = await releaseChange(services.db, change, how, services.now());
  return isReleased ? toChangeReleaseRefusal(how.reason, change.payments) : readResult(services, change.id, options);
}

/** Keeps the seats of a change whose payment is under way. */
async function wait(
  services: BookingServices,
  change: OrderChangeRow,
  payment: PendingPayment,
  options: SettlingOptions,
): Promise<ChangeResult> {
  const until = new Date(change.createdAt.getTime() + services.timing.holdMs);
  const kept = await extendChange(services.db, change, until);
  if (kept === undefined) return readResult(services, change.id, options);
  const waiting = await toWaitingChange(services, change, kept);
  return payment.state === 'processing'
    ? { outcome: waiting }
    : { outcome: { ...waiting, status: 'challenge', challengeUrl: payment.challengeUrl } };
}

async function readResult(
  services: BookingServices,
  changeId: string,
  options: SettlingOptions,
): Promise<ChangeResult> {
  const change = await findChange(services.db, changeId);
  return change === undefined ? refusedByName('changeNotFound') : resultOfSettled(services, change, options);
}

/** Says what became of a change that is held no more: the trip is the one of now. */
async function resultOfSettled(
  { db, now }: BookingServices,
  change: OrderChangeRow,
  { isOwner = false }: SettlingOptions,
): Promise<ChangeResult> {
  if (change.status !== 'confirmed') {
    return toChangeReleaseRefusal(change.releaseReason ?? 'holdExpired', change.payments);
  }
  const trip = await readBookedTrip(db, change);
  if (trip === undefined) throw new Error(`The order ${change.orderId} was changed and is not there.`);
  return { outcome: { status: 'changed', trip: isOwner ? toOwnedTrip(trip, now()) : toTrip(trip, now()) } };
}
