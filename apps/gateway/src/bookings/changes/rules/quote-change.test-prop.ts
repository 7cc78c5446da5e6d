import { fareFamilies } from '@airline/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { changeableTrip, faredBound, type NamedBound } from '../../../../test-support/changes.ts';
import { quoteCancellation } from '../../orders/rules/cancellation.ts';
import type { ChangeableTrip, Difference } from './change-quote.ts';
import { isSameDayChange } from './same-day-change.ts';
import { quoteChange } from './quote-change.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const bookedAt = Date.parse('2026-11-21T07:00:00Z');

const atMinute = (minute: number): string =>
  `${new Date(bookedAt + minute * minuteMs).toISOString().slice(0, 19)}+00:00`;

/** Directions in the order in which they are flown, each on the second day after the one before. */
const named = (place: number) =>
  fc.record({
    family: fc.constantFrom(...fareFamilies),
    price: fc.integer({ min: 2_000, max: 60_000 }),
    infant: fc.nat({ max: 900 }),
    departs: fc.nat(24 * 60 - 1).map((minute) => atMinute((8 + 2 * place) * 24 * 60 + minute)),
    flight: fc.nat(999).map((number) => `WN${number}`),
  });
const journey = (family?: NamedBound['family']) =>
  fc
    .integer({ min: 1, max: 4 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => named(place))))
    .map((bounds) => (family === undefined ? bounds : bounds.map((bound) => ({ ...bound, family }))));
const party = fc.record({
  adults: fc.integer({ min: 1, max: 5 }),
  children: fc.nat(3),
  lapInfants: fc.nat(2),
});
/** Steps of a story: at which day since the last one, and what each direction changes to, where it does. */
const steps = fc.array(
  fc.record({
    days: fc.double({ min: 0, max: 3, noNaN: true }),
    to: fc.tuple(...[0, 1, 2, 3].map((place) => fc.option(named(place), { nil: undefined }))),
  }),
  { maxLength: 6 },
);

interface Ledger {
  readonly differences: readonly Difference[];
  readonly trip: ChangeableTrip;
  readonly now: Date;
}

/** Changes a trip again and again, wherever it may be changed. */
function tell(first: ChangeableTrip, story: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never): Ledger {
  let [trip, at]: [ChangeableTrip, number] = [first, bookedAt];
  const differences: Difference[] = [];
  for (const { days, to } of story) {
    at += days * dayMs;
    const changes = to.flatMap((bound, place) =>
      bound === undefined || trip.offer.bounds[place] === undefined ? [] : [{ bound: place, to: faredBound(bound) }],
    );
    if (changes.length === 0) continue;
    const quote = quoteChange(trip, changes, new Date(at));
    if ('faults' in quote) continue;
    differences.push(quote.difference);
    trip = { ...first, offer: quote.offer, offerAsBooked: first.offer };
  }
  return { differences, trip, now: new Date(at) };
}

const sum = (differences: readonly Difference[], of: 'due' | 'refund' | 'credit' | 'forfeited'): number =>
  differences.reduce((total, difference) => total + difference[of].amountMinor, 0);

test('what was paid, and every difference, is the price of what is booked, and comes back whole', () => {
  fc.assert(
    fc.property(journey(), party, steps, fc.boolean(), (bounds, travellers, story, withCompanion) => {
      const first = changeableTrip(bounds, { party: travellers, withCompanion });
      const { differences, trip, now } = tell(first, story);
      expect(trip.offer.companion).toEqual(first.offer.companion);
      const paid = first.offer.price.total.amountMinor + sum(differences, 'due');
      const back = sum(differences, 'refund') + sum(differences, 'credit') + sum(differences, 'forfeited');
      expect(paid - back).toBe(trip.offer.price.total.amountMinor);
      const planned = quoteCancellation(trip, now);
      if ('refused' in planned) return;
      const { refund, credit, forfeited } = planned.quote;
      expect(back + refund.amountMinor + credit.amountMinor + forfeited.amountMinor).toBe(paid);
      expect(Math.min(refund.amountMinor, credit.amountMinor, forfeited.amountMinor)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the same of points: fares in points, taxes in money', () => {
  fc.assert(
    fc.property(journey(), party, steps, fc.boolean(), (bounds, travellers, story, withCompanion) => {
      const first = changeableTrip(bounds, { party: travellers, paidWith: 'points', withCompanion });
      const { differences, trip } = tell(first, story);
      const points = differences.reduce((all, each) => all + each.pointsDue - each.pointsReturned, 0);
      expect(first.offer.price.points + points).toBe(trip.offer.price.points);
      const taxes =
        first.offer.price.taxesWithPoints.amountMinor + sum(differences, 'due') - sum(differences, 'refund');
      expect(taxes).toBe(trip.offer.price.taxesWithPoints.amountMinor);
    }),
  );
});

test('no change makes money of what was paid for a fare that gives a credit', () => {
  fc.assert(
    fc.property(journey('classic'), party, steps, fc.boolean(), (bounds, travellers, story, withCompanion) => {
      const noInfants = { ...travellers, lapInfants: 0 };
      const confirmedAt = new Date(bookedAt - 30 * dayMs);
      const first = changeableTrip(bounds, { party: noInfants, confirmedAt, withCompanion });
      const { differences, trip, now } = tell(first, story);
      const planned = quoteCancellation(trip, now);
      const refund = 'refused' in planned ? 0 : planned.quote.refund.amountMinor;
      expect(sum(differences, 'refund') + refund).toBeLessThanOrEqual(sum(differences, 'due'));
    }),
  );
});

test('what was flown, or departs within ten minutes, stays as it is', () => {
  fc.assert(
    fc.property(journey('flex'), fc.double({ min: 0, max: 16, noNaN: true }), (bounds, days) => {
      const trip = changeableTrip(bounds);
      const now = new Date(bookedAt + days * dayMs);
      for (const [bound, { departs }] of bounds.entries()) {
        const to = faredBound({ family: 'flex', price: 9_000, departs: atMinute(40 * 24 * 60) });
        const quote = quoteChange(trip, [{ bound, to }], now);
        const isClosed = now.getTime() >= Date.parse(departs) - 10 * minuteMs;
        expect('faults' in quote && quote.faults.some(({ code }) => code === 'changeClosed')).toBe(isClosed);
      }
    }),
  );
});

test.each([
  ['a day of 24 hours', '2026-11-24', '-06:00', '-06:00', 24],
  ['a day of 25 hours', '2026-11-01', '-05:00', '-06:00', 25],
  ['a day of 23 hours', '2027-03-14', '-06:00', '-05:00', 23],
])('another flight of %s is one from its first minute to its last', (_, date, early, late, hours) => {
  const begins = Date.parse(`${date}T00:00:00${early}`);
  const from = faredBound({ family: 'flex', price: 9_000, departs: `${date}T23:50:00${late}` });
  const to = faredBound({ family: 'flex', price: 12_000, departs: `${date}T00:30:00${early}` });
  fc.assert(
    fc.property(fc.integer({ min: -120, max: 27 * 60 }), (minute) => {
      const now = new Date(begins + minute * minuteMs);
      expect(isSameDayChange(from, to, now)).toBe(minute >= 0 && minute < hours * 60);
    }),
  );
});
