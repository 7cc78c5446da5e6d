import { membershipTiers, tierOfYear, tierRules } from '@airline/contract';
import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { airlineDateAt, type QualifyingFlight, sumYear, tierAt, toEarnedPeriods, yearOf } from './tiers.ts';
import { type CountedMovement, toStatements } from './yearly-statements.ts';

const minuteMs = 60 * 1000;
const from = Date.UTC(2025, 11, 28);

/** A departure around two turns of the year, by a clock anywhere on earth. */
const flights = fc.array(
  fc
    .record({
      minutes: fc.oneof(fc.integer({ min: 0, max: 6 * 1440 }), fc.integer({ min: 0, max: 371 * 1440 })),
      offsetMinutes: fc.integer({ min: -12 * 60, max: 14 * 60 }),
      points: fc.integer({ min: 1, max: 9_000 }),
    })
    .map(({ minutes, offsetMinutes, points }): QualifyingFlight => {
      const at = new Date(from + minutes * minuteMs);
      const there = new Date(at.getTime() + offsetMinutes * minuteMs);
      return { at, points, departsOn: there.toISOString().slice(0, 10) };
    }),
  { maxLength: 60 },
);

const rankOf = (tier: (typeof membershipTiers)[number]) => membershipTiers.indexOf(tier);

test('each year reaches exactly the tiers of its sums, whatever order flights come in', () => {
  fc.assert(
    fc.property(flights, fc.nat(), (flown, seed) => {
      const periods = toEarnedPeriods(flown);
      for (const year of [2025, 2026, 2027]) {
        const reached = periods.filter((period) => period.year === year);
        const highest = tierOfYear(sumYear(flown, year));
        expect(reached.map(({ tier }) => tier)).toEqual(membershipTiers.slice(1, rankOf(highest) + 1));
        for (const { since, validUntil } of reached) {
          expect(validUntil).toBe(`${year + 1}-12-31`);
          expect(flown.some(({ at, departsOn }) => at.toISOString() === since && yearOf(departsOn) === year)).toBe(
            true,
          );
        }
      }
      const turned = [...flown.slice(seed % (flown.length + 1)), ...flown.slice(0, seed % (flown.length + 1))];
      // Flights that leave at the very same moment may change places: the tiers and the moments are the same.
      expect(toEarnedPeriods(turned)).toEqual(periods);
    }),
  );
});

test('another flight takes no tier away, and no tier counts before it is reached or after its last day', () => {
  fc.assert(
    fc.property(flights, fc.integer({ min: 0, max: 900 * 1440 }), (flown, minutes) => {
      const now = new Date(from + minutes * minuteMs);
      const known = flown.filter(({ at }) => at <= now);
      const { tier, validUntil } = tierAt(toEarnedPeriods(known), now);
      expect(tierAt(toEarnedPeriods(flown), now)).toEqual({
        tier,
        ...(validUntil === undefined ? {} : { validUntil }),
      });
      const fewer = tierAt(toEarnedPeriods(known.slice(1)), now).tier;
      expect(rankOf(fewer)).toBeLessThanOrEqual(rankOf(tier));
      const today = airlineDateAt(now);
      const counting = [yearOf(today) - 1, yearOf(today)].map((year) => rankOf(tierOfYear(sumYear(known, year))));
      // A flight that left on the last day of a year, by a clock behind ours, or already in the next one, counts for its own year.
      const ahead = rankOf(tierOfYear(sumYear(known, yearOf(today) + 1)));
      expect(rankOf(tier)).toBe(Math.max(...counting, ahead));
      expect(validUntil === undefined || today <= validUntil).toBe(true);
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('both ways to a tier rise with it', () => {
  const rules = membershipTiers.map((tier) => tierRules[tier]);
  expect(rules).toEqual(rules.toSorted((one, other) => one.flights - other.flights));
  expect(rules).toEqual(rules.toSorted((one, other) => one.points - other.points));
  expect(tierOfYear({ flights: 0, points: 0 })).toBe('member');
});

test('years add up from nothing to what there is, each from what the one before it left', () => {
  const movements = fc.array(
    fc.record({
      kind: fc.constantFrom<CountedMovement['kind'][]>(
        'welcome',
        'earned',
        'spent',
        'returned',
        'takenBack',
        'promotion',
      ),
      points: fc.integer({ min: -5_000, max: 5_000 }),
      at: fc.integer({ min: 0, max: 800 * 1440 }).map((minutes) => new Date(from + minutes * minuteMs)),
    }),
  );
  fc.assert(
    fc.property(movements, flights, (moved, flown) => {
      const [...years] = toStatements(moved, flown);
      const oldestFirst = years.toReversed();
      let balance = 0;
      for (const { opening, earned, rewards, spent, returned, closing } of oldestFirst) {
        expect(opening).toBe(balance);
        expect(closing).toBe(opening + earned + rewards + spent + returned);
        balance = closing;
      }
      expect(balance).toBe(moved.reduce((sum, { points }) => sum + points, 0));
      expect(years.reduce((sum, { qualifying }) => sum + qualifying.flights, 0)).toBe(flown.length);
      expect(new Set(years.map(({ year }) => year)).size).toBe(years.length);
    }),
  );
});
