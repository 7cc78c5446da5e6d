import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { createSchedule, dateOfDay, dayOfDate } from './index.ts';
import { extractPatterns } from './extract-patterns.ts';

const firstDay = dayOfDate('2026-12-01');
const daily = createSchedule([
  leg('DAL 23:00 -6 > HOU 00:05 -6', { flightNumber: 10 }),
  leg('HOU 00:40 -6 > LAX 02:20 -8', { flightNumber: 10, legSequence: 2 }),
]);
const days = fc.uniqueArray(fc.nat(25), { minLength: 1, maxLength: 15 });

test('legs are flown on their dates and on no other, under names of their own', () => {
  fc.assert(
    fc.property(days, days, (first, second) => {
      const legs = [
        ...first.flatMap((day) => daily.departuresOn(dateOfDay(firstDay + day), 'DAL')),
        ...second.flatMap((day) => daily.departuresOn(dateOfDay(firstDay + day), 'HOU')),
      ];
      const patterns = extractPatterns(legs);
      const read = createSchedule(patterns);
      const flown = Array.from({ length: 60 }, (_, day) => read.departuresOn(dateOfDay(firstDay - 15 + day))).flat();
      expect(flown.map(({ id }) => id).toSorted()).toEqual(legs.map(({ id }) => id).toSorted());
      const names = patterns.map((of) => `${of.itineraryVariation} ${of.legSequence}`);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
