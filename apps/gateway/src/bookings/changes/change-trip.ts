import { changeTrip as endpoint, type ChangeRequest } from '@airline/contract';

import {
  findKey,
  type KeyedRequest,
  type StoredRequest,
  storeResponse,
  type StoredResponse,
  takeOverKey,
} from '../../database/idempotency-key-store.ts';
import { refusedByName, refusedUntilLater } from '../../http/refusal.ts';
import { readBookedTrip, type StoredTrip } from '../orders/booked-trip-store.ts';
import { toCardOf } from '../orders/company-card-payments.ts';
import { explainChangedFunds } from '../orders/check-funds.ts';
import { toChangeReturnUrl } from '../orders/completion-secret.ts';
import { findChange, type OrderChangeRow } from '../orders/order-change-store.ts';
import { toStoredResponse } from '../orders/order-result.ts';
import { payHeld } from '../orders/pay-held.ts';
import { limitSeconds } from '../orders/rules/hold-limits.ts';
import type { BookingServices } from '../orders/services.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { checkChangeRequest } from './check-change-request.ts';
import { holdChange, type HoldFault } from './hold-change-store.ts';
import { newChange, type NewChange } from './new-change.ts';
import { settleChange, toSettleableChange } from './settle-change.ts';

/** A request to change a trip that somebody may see, by the key that makes it happen once. */
export interface KeyedChange extends KeyedRequest, ProvedTrip {
  readonly change: Omit<ChangeRequest, 'recordLocator' | 'firstName' | 'lastName' | 'code'>;
  /** Who is logged in. */
  readonly accountId: string | undefined;
  /** The network address that it comes from. */
  readonly address: string;
  /** A keyed hash of it. */
  readonly addressHash: string;
  /** What a person can quote of this request. */
  readonly reference: string;
}

/**
 * Changes flights of a trip, for who may change it: at once where nothing is due; else it holds the new seats, has what is due
 * authorised outside of any transaction, and makes the change or gives the seats back in another one.
 *
 * A crash leaves a held change behind at worst, which a repeated request or the reconciler ends. A refusal that changed nothing is
 * not kept under its key.
 */
export async function changeTrip(services: BookingServices, request: KeyedChange): Promise<StoredResponse> {
  const { db, now, timing } = services;
  const { key, requestHash, addressHash, change: asked } = request;
  const at = now();
  const booked = await readProvedTrip(services, request);
  const checked = await checkChangeRequest(services, request, booked, at);
  if ('refused' in checked) {
    // The first request may have made the change, with which this one no longer fits: its answer counts.
    const known = await findKey(db, key);
    return known === undefined ? answer(request, checked) : answerAgain(services, request, known);
  }
  const { agreement } = asked;
  const parts = { booked, ...checked, agreement, addressHash, keyed: { key, requestHash } };
  const change = newChange(parts, at, timing);
  const holding = await holdChange(db, change, at);
  if (typeof holding === 'string') return answerUnheld(services, request, change, holding);
  if (holding.status === 'confirmed') return settleAndKeep(services, request, change.id);
  return pay(services, request, holding, booked);
}

/** Has what is due authorised, and makes the change or gives its seats back by what the processor says. */
async function pay(
  services: BookingServices,
  request: KeyedChange,
  change: OrderChangeRow,
  booked: StoredTrip,
): Promise<StoredResponse> {
  const { recordLocator, contact, offer, version } = booked;
  const { id: changeId, replaces } = change;
  const before = version === replaces ? { before: offer } : {};
  return payHeld(services, toSettleableChange(services, change, { isOwner: true, ...before }), {
    forms: request.change.payments,
    contact,
    returnUrl: await toChangeReturnUrl(services, { changeId, recordLocator }),
    key: request.key,
    reference: request.reference,
    cardOf: toCardOf(services.db, { booked, accountId: request.accountId }, services.now),
  });
}

/** Answers a request whose change holds nothing. */
async function answerUnheld(
  services: BookingServices,
  request: KeyedChange,
  change: NewChange,
  fault: HoldFault,
): Promise<StoredResponse> {
  switch (fault) {
    case 'keyTaken': {
      const kept = await findKey(services.db, request.key);
      return kept === undefined ? answer(request, inUse) : answerAgain(services, request, kept);
    }
    case 'changedMeanwhile': {
      const { cancellation } = await readProvedTrip(services, request);
      return answer(request, refusedByName(cancellation === undefined ? 'changeChanged' : 'tripAlreadyCancelled'));
    }
    case 'tooManyDeclines':
      return answer(request, refusedUntilLater(fault, limitSeconds[fault]));
    case 'fundChanged':
      return answer(request, await explainChangedFunds(services.db, change.funds));
    case 'changeUnderWay':
    case 'soldOut':
    case 'pointsInsufficient':
      return answer(request, refusedByName(fault));
  }
}

/** Answers a request whose key is known: with the answer it had, or by ending what the first request left. */
async function answerAgain(
  services: BookingServices,
  request: KeyedChange,
  kept: StoredRequest,
): Promise<StoredResponse> {
  const { db, now, timing } = services;
  if (kept.requestHash !== request.requestHash) return answer(request, refusedByName('idempotencyKeyReused'));
  const change = await findChange(db, kept.orderId);
  if (change === undefined || !(await isOwn(services, request, change)))
    return answer(request, refusedByName('idempotencyKeyReused'));
  if (kept.status !== null) return { status: kept.status, mediaType: kept.mediaType ?? '', body: kept.body ?? '' };
  if (change.status === 'held' && change.holdExpiresAt > now()) {
    if (!(await takeOverKey(db, request.key, now(), timing.requestLockMs))) return answer(request, inUse);
    return pay(services, request, change, await readProvedTrip(services, change));
  }
  return settleAndKeep(services, request, change.id);
}

/** Who may spend points with one account does not get the answer of another one's change. */
async function isOwn({ db }: BookingServices, request: KeyedChange, change: OrderChangeRow): Promise<boolean> {
  if (change.orderId !== request.orderId) return false;
  if (change.difference.pointsDue === 0) return true;
  return (await readBookedTrip(db, change))?.accountId === request.accountId;
}

/** Answers with what became of a change, and keeps the answer under the key. */
async function settleAndKeep(
  services: BookingServices,
  request: KeyedChange,
  changeId: string,
): Promise<StoredResponse> {
  const made = answer(request, await settleChange(services, changeId, { isOwner: true }));
  if (made.status < 500) await storeResponse(services.db, request.key, made);
  return made;
}

const inUse = refusedByName('idempotencyKeyInUse');

function answer({ reference }: KeyedChange, result: Parameters<typeof toStoredResponse>[0]): StoredResponse {
  return toStoredResponse(result, endpoint.success, reference);
}
