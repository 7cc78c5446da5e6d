import { randomUUID } from 'node:crypto';

import { buyExtras as endpoint, type ExtraPurchase } from '@airline/contract';

import {
  findKey,
  type KeyedRequest,
  type StoredRequest,
  storeResponse,
  type StoredResponse,
  takeOverKey,
} from '../../database/idempotency-key-store.ts';
import { type Refused, refusedByName, refusedFields, refusedUntilLater } from '../../http/refusal.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { checkLaterPaying, toCardOf } from '../orders/company-card-payments.ts';
import { toExtrasReturnUrl } from '../orders/completion-secret.ts';
import type { ExtraPurchaseRow } from '../orders/order-extra-schema.ts';
import { findPurchase } from '../orders/order-extra-store.ts';
import { toStoredResponse } from '../orders/order-result.ts';
import { payHeld } from '../orders/pay-held.ts';
import { limitSeconds } from '../orders/rules/hold-limits.ts';
import { findUnofferedPayment } from '../orders/rules/offered-payments.ts';
import { planTenders, type Tender, toTenderForm } from '../orders/rules/tenders.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { type HoldFault, holdPurchase, type NewPurchase } from './purchase-store.ts';
import type { WantedExtras } from './check-purchase.ts';
import { checkExtrasPolicy } from './check-extras-policy.ts';
import { checkWanted } from './check-wanted.ts';
import { readExtendableTrip } from './read-extras.ts';
import type { ExtraServices } from './services.ts';
import { settlePurchase, toSettleablePurchase } from './settle-purchase.ts';

/** A purchase of extras for a trip that somebody may see, by the key that makes it happen once. */
export interface KeyedPurchase extends KeyedRequest, ProvedTrip {
  readonly asked: Pick<ExtraPurchase, 'extras' | 'shown' | 'payments' | 'reason'>;
  /** Who is logged in. */
  readonly accountId: string | undefined;
  /** A keyed hash of the network address that it comes from. */
  readonly addressHash: string;
  /** What a person can quote of this request. */
  readonly reference: string;
}

/**
 * Buys extras: holds them and their places, has them authorised outside of any transaction, and gives them to the trip or lets their places go
 * in another one. A crash leaves a held purchase behind at worst, which a repeated request or the reconciler ends.
 */
export async function buyExtras(services: ExtraServices, request: KeyedPurchase): Promise<StoredResponse> {
  const { db, now, timing } = services;
  const { key, requestHash, addressHash } = request;
  const known = await findKey(db, key);
  if (known !== undefined) return answerAgain(services, request, known);
  const booked = await readExtendableTrip(services, request);
  if ('refused' in booked) return answer(request, booked);
  const at = now();
  const checked = await check(services, request, booked, at);
  if ('refused' in checked) return answer(request, checked);
  const after = (milliseconds: number): Date => new Date(at.getTime() + milliseconds);
  const purchase: NewPurchase = {
    id: randomUUID(),
    orderId: booked.orderId,
    replaces: booked.version,
    extras: checked.wanted.extras,
    policyReason: checked.reason,
    payment: {
      ...checked.tender,
      id: randomUUID(),
      position: 0,
      currency: 'USD',
      brand: '',
      lastFour: '',
      account: null,
    },
    addressHash,
    createdAt: at,
    holdExpiresAt: after(timing.unansweredHoldMs),
    settleAfter: after(timing.settleAfterMs),
    request: { key, requestHash, lockMs: timing.requestLockMs },
  };
  const held = await holdPurchase(db, purchase, at);
  return typeof held === 'string' ? answerUnheld(services, request, held) : pay(services, request, held, booked);
}

/** Checks what is bought and what pays it, before anything is written. */
async function check(
  services: ExtraServices,
  { asked, accountId }: KeyedPurchase,
  booked: StoredTrip,
  at: Date,
): Promise<{ readonly wanted: WantedExtras; readonly tender: Tender; readonly reason: string | null } | Refused> {
  const wanted = await checkWanted(services, booked, { ...asked, pointer: '/extras' }, at);
  if ('refused' in wanted) return wanted;
  const { extras } = wanted;
  const judged = await checkExtrasPolicy(services.db, booked, { extras, reason: asked.reason });
  if ('refused' in judged) return judged;
  const unoffered = findUnofferedPayment(asked.payments, services.payments.setup);
  if (unoffered !== undefined) return refusedByName(unoffered);
  const unpaid = await checkLaterPaying(services.db, { booked, forms: asked.payments, accountId }, at);
  if (unpaid !== undefined) return unpaid;
  const total = { amountMinor: wanted.totalMinor, currency: 'USD' as const };
  const forms = asked.payments.filter(({ kind }) => kind !== 'points' && kind !== 'travelFund').map(toTenderForm);
  const planned = planTenders(forms, { total, taxesWithPoints: total, points: 0 });
  if ('faults' in planned) return refusedFields(planned.faults);
  const [tender] = planned.tenders;
  if (tender === undefined) return refusedFields([{ pointer: '/payments', code: 'notPaidInFull' }]);
  return { wanted, tender, reason: judged.reason };
}

/** Has the extras authorised, and gives them to the trip or lets them go by what the processor says. */
async function pay(
  services: ExtraServices,
  request: KeyedPurchase,
  purchase: ExtraPurchaseRow,
  booked: StoredTrip,
): Promise<StoredResponse> {
  const { recordLocator, contact } = booked;
  const { id: purchaseId, extras } = purchase;
  const [first] = extras;
  return payHeld(services, toSettleablePurchase(services, purchase), {
    forms: request.asked.payments,
    contact,
    returnUrl: await toExtrasReturnUrl(services, { purchaseId, recordLocator, kind: first?.kind ?? 'bag' }),
    key: request.key,
    reference: request.reference,
    cardOf: toCardOf(services.db, { booked, accountId: request.accountId }, services.now),
  });
}

/** Answers a request that holds nothing. */
async function answerUnheld(
  services: ExtraServices,
  request: KeyedPurchase,
  fault: HoldFault,
): Promise<StoredResponse> {
  switch (fault) {
    case 'keyTaken': {
      const kept = await findKey(services.db, request.key);
      return kept === undefined ? answer(request, inUse) : answerAgain(services, request, kept);
    }
    case 'changedMeanwhile': {
      const { cancellation } = await readProvedTrip(services, request);
      return answer(request, refusedByName(cancellation === undefined ? 'extrasChanged' : 'tripAlreadyCancelled'));
    }
    case 'tooManyDeclines':
      return answer(request, refusedUntilLater(fault, limitSeconds[fault]));
    case 'extrasUnderWay':
    case 'extraSoldOut':
    case 'seatTaken':
      return answer(request, refusedByName(fault));
  }
}

/** Answers a request whose key is known: with the answer it had, or by ending what the first request left. */
async function answerAgain(
  services: ExtraServices,
  request: KeyedPurchase,
  kept: StoredRequest,
): Promise<StoredResponse> {
  const { db, now, timing } = services;
  if (kept.requestHash !== request.requestHash) return answer(request, refusedByName('idempotencyKeyReused'));
  const purchase = await findPurchase(db, kept.orderId);
  if (purchase === undefined || purchase.orderId !== request.orderId) {
    return answer(request, refusedByName('idempotencyKeyReused'));
  }
  if (kept.status !== null) return { status: kept.status, mediaType: kept.mediaType ?? '', body: kept.body ?? '' };
  if (purchase.status === 'held' && purchase.holdExpiresAt > now()) {
    if (!(await takeOverKey(db, request.key, now(), timing.requestLockMs))) return answer(request, inUse);
    return pay(services, request, purchase, await readProvedTrip(services, request));
  }
  const made = answer(request, await settlePurchase(services, purchase.id));
  if (made.status < 500) await storeResponse(db, request.key, made);
  return made;
}

const inUse = refusedByName('idempotencyKeyInUse');

function answer({ reference }: KeyedPurchase, result: Parameters<typeof toStoredResponse>[0]): StoredResponse {
  return toStoredResponse(result, endpoint.success, reference);
}
