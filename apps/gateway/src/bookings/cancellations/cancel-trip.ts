import { randomInt, randomUUID } from 'node:crypto';

import { type CancellationRequest, cancelTrip as endpoint, type ProblemName } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { holdChange } from '../changes/hold-change-store.ts';
import { isLessThanShown } from '../orders/rules/cancellation.ts';
import { createFundNumber } from '../funds/rules/fund-number.ts';
import { toOwnedTrip } from '../orders/rules/trip-view.ts';
import { cancelOrder } from './cancel-order-store.ts';
import {
  findKey,
  storeResponse,
  type StoredResponse,
  type KeyedRequest,
} from '../../database/idempotency-key-store.ts';
import { findChange } from '../orders/order-change-store.ts';
import { readRefundableCharges } from '../orders/order-payment-store.ts';
import { planRefunds } from '../orders/rules/refunds.ts';
import { readBookedTrip, type StoredTrip } from '../orders/booked-trip-store.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { toStoredResponse } from '../orders/order-result.ts';
import type { BookingServices } from '../orders/services.ts';
import { newPartialCancellation } from './new-partial-cancellation.ts';
import { quoteWantedCancellation, type WantedCancellation } from './quote-wanted-cancellation.ts';

type CancellationServices = Pick<BookingServices, 'db' | 'now' | 'timing' | 'readLegStatuses'>;

/** A request to cancel a trip that was proved to be the person's own, by the key that makes it happen once. */
export interface KeyedCancellation extends KeyedRequest, ProvedTrip, Pick<CancellationRequest, 'shown' | 'part'> {
  /** A keyed hash of the network address that it comes from. */
  readonly addressHash: string;
  /** What a person can quote of this request. */
  readonly reference: string;
}

/**
 * Cancels a trip whole or in part, for who may change it.
 *
 * The key is claimed by the statement or the transaction that cancels: a key that is known has cancelled its order or the part of it,
 * and a crash before the answer was kept leaves it to be written anew. A refusal changed nothing and is not kept.
 */
export async function cancelTrip(services: CancellationServices, request: KeyedCancellation): Promise<StoredResponse> {
  const { now } = services;
  const { reference, shown, missing, part } = request;
  const refuse = (refused: Refused): StoredResponse => toStoredResponse(refused, endpoint.success, reference);
  const again = await answerAgain(services, request);
  if (again !== undefined) return again;
  const booked = await readProvedTrip(services, request);
  const at = now();
  const wanted = quoteWantedCancellation(booked, part, at);
  if ('refused' in wanted) return refuse(wanted);
  const { quote } = 'whole' in wanted ? wanted.whole : wanted.planned;
  if (missing !== undefined) return refuse({ refused: missing });
  if (isLessThanShown(quote, shown)) return refuse(refusedByName('cancellationChanged'));
  const cancelling = await cancel(services, { booked, wanted, request }, at);
  if (cancelling === 'cancelled') return answer(services, booked.orderId, request);
  // Somebody was faster: the same request, or another tab.
  const answered = await answerAgain(services, request);
  if (answered !== undefined) return answered;
  if (cancelling === 'changeUnderWay') return refuse(refusedByName(cancelling));
  const { cancellation } = await readProvedTrip(services, request);
  return refuse(refusedByName(cancellation === undefined ? 'cancellationChanged' : 'tripAlreadyCancelled'));
}

/** What is cancelled of which trip, and who asked for it. */
interface Cancelled {
  readonly booked: StoredTrip;
  readonly wanted: WantedCancellation;
  readonly request: KeyedCancellation;
}

/** Cancels, in one statement or transaction; says where somebody was faster, or a change of the trip waits for its payment. */
async function cancel(
  services: CancellationServices,
  { booked, wanted, request }: Cancelled,
  at: Date,
): Promise<'cancelled' | 'notCancelled' | Extract<ProblemName, 'changeUnderWay'>> {
  const { db, timing } = services;
  const keyed = { key: request.key, requestHash: request.requestHash };
  if ('part' in wanted) {
    const { addressHash } = request;
    const held = await holdChange(
      db,
      newPartialCancellation({ booked, ...wanted, addressHash, keyed }, at, timing),
      at,
    );
    if (typeof held === 'object') return 'cancelled';
    return held === 'changeUnderWay' ? held : 'notCancelled';
  }
  const { quote, returnedFunds, extras } = wanted.whole;
  const refunds = await planCardRefunds(db, booked.orderId, quote.refund.amountMinor);
  if (refunds === undefined) {
    // Somebody gave back a part of it since the trip was read.
    const { version, cancellation } = await readProvedTrip(services, request);
    if (version !== booked.version || cancellation !== undefined) return 'notCancelled';
    throw new Error(`The payments of the order ${booked.orderId} do not cover what its cancellation refunds.`);
  }
  const cancelled = await cancelOrder(
    db,
    { id: booked.orderId, offer: booked.offer, version: booked.version },
    {
      recordLocator: booked.recordLocator,
      quote,
      refunds: [...refunds, ...extras.refunds.map((refund) => ({ ...refund, id: randomUUID() }))],
      endedExtras: extras.ended,
      returnedFunds,
      holder: wanted.holder,
      creditNumber: createFundNumber(randomInt),
      request: keyed,
    },
    at,
  );
  return cancelled === 'cancelled' ? cancelled : 'notCancelled';
}

/** Answers a request whose key is known, with the answer that it had or would have had. */
async function answerAgain(
  services: CancellationServices,
  request: KeyedCancellation,
): Promise<StoredResponse | undefined> {
  const kept = await findKey(services.db, request.key);
  if (kept === undefined) return undefined;
  if (kept.requestHash !== request.requestHash) {
    return toStoredResponse(refusedByName('idempotencyKeyReused'), endpoint.success, request.reference);
  }
  if (kept.status !== null) return { status: kept.status, mediaType: kept.mediaType ?? '', body: kept.body ?? '' };
  // The key of a cancelled part is that of a change.
  const change = await findChange(services.db, kept.orderId);
  return answer(services, change?.orderId ?? kept.orderId, request);
}

async function answer(
  { db, now }: CancellationServices,
  orderId: string,
  { key }: KeyedCancellation,
): Promise<StoredResponse> {
  const cancelled = await readBookedTrip(db, { orderId });
  if (cancelled === undefined) throw new Error(`The order ${orderId} was cancelled and is not there.`);
  const body = JSON.stringify(toOwnedTrip(cancelled, now()));
  const kept = { status: endpoint.success, mediaType: 'application/json', body };
  await storeResponse(db, key, kept);
  return kept;
}

/** Divides what goes back as money among the payments that companies moved, as far as refunds of changes left of them. */
async function planCardRefunds(db: Database, orderId: string, amountMinor: number) {
  const { refunds, restMinor } = planRefunds(await readRefundableCharges(db, orderId), amountMinor);
  return restMinor > 0 ? undefined : refunds.map((refund) => ({ ...refund, id: randomUUID() }));
}
