import { randomUUID } from 'node:crypto';

import type { PointsRequest } from '@airline/contract';

import { lockAccount } from '../../accounts/identity/account-change-store.ts';
import { findAccountById } from '../../accounts/identity/account-store.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import type { BookingServices } from '../orders/services.ts';
import { proveByNames } from '../trips/prove-trip.ts';
import {
  findLocatorOfTicket,
  hasEarnedFrom,
  insertEarnedPoints,
  insertPointsRequest,
  type PointsRequestRow,
  readPointsRequests,
} from './points-request-store.ts';
import { judgePoints } from './rules/judge-points.ts';
import { readTicketNumber } from './rules/read-ticket-number.ts';

/** Lists what a member asked for, the newest first. */
export async function listPointsRequests(
  { db }: Pick<BookingServices, 'db'>,
  accountId: string,
): Promise<readonly PointsRequest[]> {
  return (await readPointsRequests(db, accountId)).map(toView);
}

/**
 * Asks for the points of a trip: what is right by rule is credited in the transaction that writes the request down, what people have to
 * look at waits. A trip that nobody has and one on which nobody of the member's names flies get the same answer, and count alike.
 */
export async function requestPoints(
  services: Pick<BookingServices, 'db' | 'now' | 'limits'>,
  accountId: string,
  asked: string,
  address: string,
): Promise<PointsRequest | Refused> {
  const { db, now } = services;
  const found = await findAccountById(db, accountId);
  const { firstName = null, lastName = null } = found?.account ?? {};
  if (found === undefined || firstName === null || lastName === null) return refusedByName('tripNotFound');
  const serial = readTicketNumber(asked);
  const locator = serial === undefined ? asked.toUpperCase() : await findLocatorOfTicket(db, serial);
  // A ticket that nobody has is looked for by its own number, which is no trip's locator.
  const lookup = { recordLocator: locator ?? asked, firstName, lastName };
  const named = await proveByNames({ services, lookup, address });
  if ('refused' in named) return named;
  const { orderId } = named;
  const at = now();
  return db.transaction(async (tx) => {
    // Two requests at once wait for each other: the second one sees what the first one did.
    await lockAccount(tx, accountId);
    const [before] = await readPointsRequests(tx, accountId, orderId);
    if (before !== undefined) return toView(before);
    const trip = await readBookedTrip(tx, { orderId });
    if (trip === undefined) return refusedByName('tripNotFound');
    const hasEarned = await hasEarnedFrom(tx, accountId, orderId);
    const judged = judgePoints(trip, found.account, { hasEarned, now: at });
    if ('refused' in judged) return refusedByName(judged.refused);
    const { state, position, earned, reason } = judged;
    const points = earned.reduce((sum, each) => sum + each.points, 0);
    const decidedAt = state === 'credited' ? at : null;
    const request = { id: randomUUID(), accountId, orderId, position, state, points, askedAt: at, decidedAt };
    if (!(await insertPointsRequest(tx, { ...request, reason: reason ?? null })))
      return refusedByName('pointsCreditedAlready');
    if (state === 'credited') await insertEarnedPoints(tx, { accountId, orderId }, earned, at);
    return toView({ ...request, recordLocator: trip.recordLocator });
  });
}

function toView({ id, recordLocator, state, points, askedAt, decidedAt }: PointsRequestRow): PointsRequest {
  return {
    id,
    recordLocator: recordLocator ?? '',
    state,
    points,
    askedAt: askedAt.toISOString(),
    ...(decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() }),
  };
}
