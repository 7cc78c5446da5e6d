// @vitest-environment node
import type { OfferBound } from '@airline/contract';
import { offerOf, tripOf } from '@airline/itinerary/test-support';
import { expect, test } from 'vitest';

import { findChangeDeadline } from './change-deadline.ts';

const trip = tripOf(offerOf());
const [bound] = trip.bounds;
if (bound === undefined) throw new Error('A trip has a direction.');

/** A direction in a fare family that leaves at a moment. */
function leaves(departsAt: string, family: OfferBound['family']): OfferBound {
  const [leg] = bound?.itinerary.legs ?? [];
  if (bound === undefined || leg === undefined) throw new Error('A direction has a leg.');
  return { ...bound, family, itinerary: { ...bound.itinerary, legs: [{ ...leg, departsAt }] } };
}

type Changeable = Parameters<typeof findChangeDeadline>[0];

const there = '2027-02-01T12:00:00-06:00';
const back = '2027-02-08T09:00:00-06:00';
const before = new Date('2027-01-01T00:00:00Z');

test('until ten minutes before the last direction leaves whose fare allows changes', () => {
  const both = { status: 'confirmed', bounds: [leaves(there, 'classic'), leaves(back, 'flex')] } satisfies Changeable;
  expect(findChangeDeadline(both, before)).toEqual(new Date('2027-02-08T14:50:00Z'));
  const first = { ...both, bounds: [leaves(there, 'classic'), leaves(back, 'basic')] };
  expect(findChangeDeadline(first, before)).toEqual(new Date('2027-02-01T17:50:00Z'));
});

test('never where the fares forbid it, where it is too late, and where the trip is cancelled', () => {
  const basic = { status: 'confirmed', bounds: [leaves(there, 'basic')] } satisfies Changeable;
  expect(findChangeDeadline(basic, before)).toBeUndefined();
  const classic = { status: 'confirmed', bounds: [leaves(there, 'classic')] } satisfies Changeable;
  expect(findChangeDeadline(classic, new Date('2027-02-01T17:50:00Z'))).toBeUndefined();
  expect(findChangeDeadline({ ...classic, status: 'cancelled' }, before)).toBeUndefined();
});
