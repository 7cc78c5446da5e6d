import { randomUUID } from 'node:crypto';

import type { KeyedRequest } from '../../database/idempotency-key-store.ts';
import type { NewChange } from '../changes/new-change.ts';
import { changeSeats } from '../changes/rules/change-seats.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import type { OrderTiming } from '../orders/services.ts';
import type { PartOfTrip, PlannedPart } from './rules/quote-part.ts';

/** Makes the change of an order that a cancellation of a part is: it takes no seats, nothing is due, and nobody agrees to anything new. */
export function newPartialCancellation(
  {
    booked,
    part,
    planned: { offer, difference, extras },
    addressHash,
    keyed,
  }: {
    readonly booked: StoredTrip;
    readonly part: PartOfTrip;
    readonly planned: PlannedPart;
    readonly addressHash: string;
    readonly keyed: KeyedRequest;
  },
  now: Date,
  { requestLockMs }: Pick<OrderTiming, 'requestLockMs'>,
): NewChange {
  const flying = booked.everybody.filter(({ leftInVersion }) => leftInVersion === null);
  return {
    id: randomUUID(),
    orderId: booked.orderId,
    accountId: booked.accountId,
    replaces: booked.version,
    offer,
    difference,
    endedExtras: extras.ended,
    seats: { taken: [], freed: changeSeats(booked.offer, offer).freed },
    payments: [],
    funds: [],
    agreement: null,
    cancelledPart: {
      bounds: part.bounds,
      passengers: flying.flatMap(({ position }, place) => (part.passengers.includes(place) ? [position] : [])),
    },
    addressHash,
    createdAt: now,
    holdExpiresAt: now,
    settleAfter: now,
    request: { key: keyed.key, requestHash: keyed.requestHash, lockMs: requestLockMs },
  };
}
