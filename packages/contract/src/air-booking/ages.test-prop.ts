import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { ageOn, kindOfAge } from './ages.ts';

const dayMs = 86_400_000;
const dayOf = (days: number): string => new Date(days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
/** 1930 to 2040. */
const day = fc.integer({ min: -14_600, max: 25_600 });
const kinds = ['lapInfant', 'child', 'adult'];

test('nobody grows younger, and everybody grows a year older within 366 days', () => {
  fc.assert(
    fc.property(day, day, (born, on) => {
      const [age, tomorrow, later] = [on, on + 1, on + 366].map((date) => ageOn(dayOf(born), dayOf(date)));
      expect([age, (age ?? 0) + 1]).toContain(tomorrow);
      expect(later).toBeGreaterThan(age ?? 0);
    }),
  );
});

test('an age is the number of birthdays, counted one by one', () => {
  fc.assert(
    fc.property(day, fc.nat({ max: 36_600 }), (born, days) => {
      const date = dayOf(born + days);
      const birthday = dayOf(born).slice(4);
      const year = Number(dayOf(born).slice(0, 4));
      const last = Number(date.slice(0, 4));
      const birthdays = Array.from({ length: last - year }, (_, index) => `${year + index + 1}${birthday}`);
      expect(ageOn(dayOf(born), date)).toBe(birthdays.filter((celebrated) => celebrated <= date).length);
    }),
  );
});

test('the kind of a traveller never goes back', () => {
  fc.assert(
    fc.property(day, fc.nat({ max: 10_000 }), fc.nat({ max: 10_000 }), (born, days, more) => {
      const [before, after] = [days, days + more].map((on) =>
        kinds.indexOf(kindOfAge(ageOn(dayOf(born), dayOf(born + on)))),
      );
      expect(after).toBeGreaterThanOrEqual(before ?? 0);
    }),
  );
});
