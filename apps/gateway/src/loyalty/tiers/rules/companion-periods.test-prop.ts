import { companionRule } from '@airline/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { companionPeriodAt, toCompanionPeriods } from './companion-periods.ts';
import { airlineDateAt, type QualifyingFlight, sumYear, yearOf } from './tiers.ts';

const minuteMs = 60 * 1000;
const from = Date.UTC(2025, 11, 20);

/** A departure around two turns of the year, by a clock anywhere on earth. */
const flights = fc.array(
  fc
    .record({
      minutes: fc.integer({ min: 0, max: 390 * 1440 }),
      offsetMinutes: fc.integer({ min: -12 * 60, max: 14 * 60 }),
      points: fc.integer({ min: 1, max: 9_000 }),
    })
    .map(({ minutes, offsetMinutes, points }): QualifyingFlight => {
      const at = new Date(from + minutes * minuteMs);
      const departsOn = new Date(at.getTime() + offsetMinutes * minuteMs).toISOString().slice(0, 10);
      return { at, points, departsOn };
    }),
  { maxLength: 90, size: 'max' },
);

const isReached = (sum: { readonly flights: number; readonly points: number }) =>
  sum.flights >= companionRule.flights || sum.points >= companionRule.points;

test('each year brings one time at most: exactly where its sums reach it, in any order of flights', () => {
  fc.assert(
    fc.property(flights, fc.nat(), (flown, seed) => {
      const periods = toCompanionPeriods(flown);
      for (const year of [2025, 2026, 2027]) {
        const reached = periods.filter(({ validUntil }) => validUntil === `${year + 1}-12-31`);
        expect(reached.length).toBe(isReached(sumYear(flown, year)) ? 1 : 0);
      }
      const turn = seed % (flown.length + 1);
      expect(toCompanionPeriods([...flown.slice(turn), ...flown.slice(0, turn)])).toEqual(periods);
    }),
  );
});

test('it counts from the flight that reaches it on, for what was flown by then, and until the end of the next year', () => {
  fc.assert(
    fc.property(flights, fc.integer({ min: 0, max: 900 * 1440 }), (flown, minutes) => {
      const now = new Date(from + minutes * minuteMs);
      const known = flown.filter(({ at }) => at <= now);
      const period = companionPeriodAt(toCompanionPeriods(known), now);
      expect(companionPeriodAt(toCompanionPeriods(flown), now)).toEqual(period);
      const thisYear = yearOf(airlineDateAt(now));
      // A flight on the last day by a clock ahead of the airline's counts for its own year.
      const counting = [thisYear - 1, thisYear, thisYear + 1].filter((year) => isReached(sumYear(known, year)));
      expect(period?.validUntil).toBe(counting.length === 0 ? undefined : `${Math.max(...counting) + 1}-12-31`);
    }),
  );
});
