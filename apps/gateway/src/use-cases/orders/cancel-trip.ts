import {
  type CancellationQuote,
  type CancellationRequest,
  cancelTrip as endpoint,
  type TripLookup,
} from '@airline/contract';

import { isLessThanShown, quoteCancellation } from '../../domain/orders/cancellation.ts';
import { createCreditNumber } from '../../domain/orders/credit-number.ts';
import { type BookedTrip, tripOf } from '../../domain/orders/trip-view.ts';
import { cancelOrder } from '../../store/cancel-order.ts';
import { findKey, keepAnswer, type KeptAnswer, type KeyedRequest } from '../../store/idempotency-keys.ts';
import { readBookedTrip } from '../../store/booked-trips.ts';
import { findBookedTrip } from './find-trip.ts';
import { answerOf, type Refusal } from './order-result.ts';
import type { OrderServices } from './order-services.ts';

type CancellationServices = Pick<OrderServices, 'db' | 'now'>;

/** A request to cancel a trip, by the key that makes it happen once. */
export interface KeyedCancellation extends KeyedRequest {
  readonly cancellation: CancellationRequest;
  /** What a person can quote of this request. */
  readonly reference: string;
}

/** Says what a traveller of a trip would get back now. */
export async function quoteTripCancellation(
  { db, now }: CancellationServices,
  lookup: TripLookup,
): Promise<CancellationQuote | Refusal> {
  const booked = await findBookedTrip(db, lookup);
  return booked === undefined ? { refusal: 'tripNotFound' } : quoteCancellation(booked, now());
}

/**
 * Cancels a trip whole, for one of its travellers.
 *
 * The key is claimed by the statement that cancels: a key that is known has cancelled its order, and a crash before the
 * answer was kept leaves it to be written anew. A refusal changed nothing and is not kept.
 */
export async function cancelTrip(services: CancellationServices, request: KeyedCancellation): Promise<KeptAnswer> {
  const { db, now } = services;
  const { key, requestHash, reference, cancellation } = request;
  const refuse = (refusal: Refusal): KeptAnswer => answerOf(refusal, endpoint.success, reference);
  const again = await answerAgain(services, request);
  if (again !== undefined) return again;
  const { shown, ...lookup } = cancellation;
  const booked = await findBookedTrip(db, lookup);
  if (booked === undefined) return refuse({ refusal: 'tripNotFound' });
  const at = now();
  const quote = quoteCancellation(booked, at);
  if ('refusal' in quote) return refuse(quote);
  if (isLessThanShown(quote, shown)) return refuse({ refusal: 'cancellationChanged' });
  const { recordLocator } = booked;
  const cancelled = await cancelOrder(
    db,
    { id: booked.orderId, offer: booked.offer },
    {
      recordLocator,
      quote,
      holder: holderOf(booked),
      creditNumber: createCreditNumber(),
      request: { key, requestHash },
    },
    at,
  );
  if (cancelled === 'cancelled') return answer(services, booked.orderId, request);
  // Somebody was faster: the same request, or another tab.
  return (await answerAgain(services, request)) ?? refuse({ refusal: 'tripAlreadyCancelled' });
}

/** Answers a request whose key is known, with the answer that it had or would have had. */
async function answerAgain(
  services: CancellationServices,
  request: KeyedCancellation,
): Promise<KeptAnswer | undefined> {
  const kept = await findKey(services.db, request.key);
  if (kept === undefined) return undefined;
  if (kept.requestHash !== request.requestHash) {
    return answerOf({ refusal: 'idempotencyKeyReused' }, endpoint.success, request.reference);
  }
  if (kept.status !== null) return { status: kept.status, mediaType: kept.mediaType ?? '', body: kept.body ?? '' };
  return answer(services, kept.orderId, request);
}

async function answer(
  { db, now }: CancellationServices,
  orderId: string,
  { key }: KeyedCancellation,
): Promise<KeptAnswer> {
  const cancelled = await readBookedTrip(db, { orderId });
  if (cancelled === undefined) throw new Error(`The order ${orderId} was cancelled and is not there.`);
  const body = JSON.stringify(tripOf(cancelled, now()));
  const kept = { status: endpoint.success, mediaType: 'application/json', body };
  await keepAnswer(db, key, kept);
  return kept;
}

/** Gives whose the credit is: the first adult's, as people name themselves first when they book. */
function holderOf({ passengers }: BookedTrip): { readonly firstName: string; readonly lastName: string } {
  const holder = passengers.find(({ kind }) => kind === 'adult');
  if (holder === undefined) throw new Error('A trip without an adult was booked.');
  return { firstName: holder.firstName, lastName: holder.lastName };
}
