import { randomInt, randomUUID } from 'node:crypto';

import { type CancellationRequest, cancelTrip as endpoint } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { isLessThanShown, quoteCancellation } from './rules/cancellation.ts';
import { createFundNumber } from '../funds/rules/fund-number.ts';
import { type BookedTrip, toOwnedTrip } from '../orders/rules/trip-view.ts';
import { cancelOrder } from './cancel-order-store.ts';
import {
  findKey,
  storeResponse,
  type StoredResponse,
  type KeyedRequest,
} from '../../database/idempotency-key-store.ts';
import { readRefundableCharges } from '../orders/order-payment-store.ts';
import { planRefunds } from '../orders/rules/refunds.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import type { ProvedTrip } from './prove-trip.ts';
import { readProvedTrip } from './read-trip.ts';
import { toStoredResponse } from '../orders/order-result.ts';
import type { BookingServices } from '../orders/services.ts';

type CancellationServices = Pick<BookingServices, 'db' | 'now'>;

/** A request to cancel a trip that was proved to be the person's own, by the key that makes it happen once. */
export interface KeyedCancellation extends KeyedRequest, ProvedTrip, Pick<CancellationRequest, 'shown'> {
  /** What a person can quote of this request. */
  readonly reference: string;
}

/**
 * Cancels a trip whole, for who may change it.
 *
 * The key is claimed by the statement that cancels: a key that is known has cancelled its order, and a crash before the
 * answer was kept leaves it to be written anew. A refusal changed nothing and is not kept.
 */
export async function cancelTrip(services: CancellationServices, request: KeyedCancellation): Promise<StoredResponse> {
  const { db, now } = services;
  const { key, requestHash, reference, shown, missing } = request;
  const refuse = (refused: Refused): StoredResponse => toStoredResponse(refused, endpoint.success, reference);
  const again = await answerAgain(services, request);
  if (again !== undefined) return again;
  const booked = await readProvedTrip(db, request);
  const at = now();
  const planned = quoteCancellation(booked, at);
  if ('refused' in planned) return refuse(planned);
  const { quote, returnedFunds } = planned;
  if (missing !== undefined) return refuse({ refused: missing });
  if (isLessThanShown(quote, shown)) return refuse(refusedByName('cancellationChanged'));
  const { recordLocator } = booked;
  const cancelled = await cancelOrder(
    db,
    { id: booked.orderId, offer: booked.offer, version: booked.version },
    {
      recordLocator,
      quote,
      refunds: await planCardRefunds(db, booked.orderId, quote.refund.amountMinor),
      returnedFunds,
      holder: findCreditHolder(booked),
      creditNumber: createFundNumber(randomInt),
      request: { key, requestHash },
    },
    at,
  );
  if (cancelled === 'cancelled') return answer(services, booked.orderId, request);
  // Somebody was faster: the same request, or another tab.
  const answered = await answerAgain(services, request);
  if (answered !== undefined) return answered;
  const { cancellation } = await readProvedTrip(db, request);
  return refuse(refusedByName(cancellation === undefined ? 'cancellationChanged' : 'tripAlreadyCancelled'));
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
  return answer(services, kept.orderId, request);
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
  if (restMinor > 0) throw new Error(`The payments of the order ${orderId} do not cover ${restMinor} of its refund.`);
  return refunds.map((refund) => ({ ...refund, id: randomUUID() }));
}

/** Gives whose the credit is: the first adult's, as people name themselves first when they book. */
function findCreditHolder({ passengers }: BookedTrip): { readonly firstName: string; readonly lastName: string } {
  const holder = passengers.find(({ kind }) => kind === 'adult');
  if (holder === undefined) throw new Error('A trip without an adult was booked.');
  return { firstName: holder.firstName, lastName: holder.lastName };
}
