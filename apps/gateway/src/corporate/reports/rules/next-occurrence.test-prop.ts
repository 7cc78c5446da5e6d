import { type ReportRhythm, reportRhythm } from '@airline/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { nextOccurrence } from './next-occurrence.ts';

const dayMs = 24 * 60 * 60 * 1000;
const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
const hour = fc.nat({ max: 23 });
const rhythms: fc.Arbitrary<ReportRhythm> = fc.oneof(
  fc.record({ frequency: fc.constant('weekly' as const), day: fc.integer({ min: 1, max: 7 }), hour }),
  fc.record({ frequency: fc.constant('monthly' as const), day: fc.integer({ min: 1, max: 28 }), hour }),
);

test('the next time is behind the instant, on its day and hour, and no other one lies between', () => {
  fc.assert(
    fc.property(rhythms, instants, (rhythm, after) => {
      expect(reportRhythm.parse(rhythm)).toEqual(rhythm);
      const next = nextOccurrence(rhythm, after);
      const gap = next.getTime() - after.getTime();
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThanOrEqual((rhythm.frequency === 'weekly' ? 7 : 31) * dayMs);
      expect([next.getUTCHours(), next.getUTCMinutes(), next.getUTCSeconds()]).toEqual([rhythm.hour, 0, 0]);
      expect(rhythm.frequency === 'weekly' ? next.getUTCDay() || 7 : next.getUTCDate()).toBe(rhythm.day);
      // A moment before it, it is still the next one; at it, the one behind it is.
      expect(nextOccurrence(rhythm, new Date(next.getTime() - 1))).toEqual(next);
      expect(nextOccurrence(rhythm, next).getTime()).toBeGreaterThan(next.getTime());
    }),
  );
});

test.each([
  [{ frequency: 'weekly', day: 1, hour: 8 }, '2026-11-28T17:00:00Z', '2026-11-30T08:00:00.000Z'],
  [{ frequency: 'weekly', day: 7, hour: 8 }, '2026-11-29T08:00:00Z', '2026-12-06T08:00:00.000Z'],
  [{ frequency: 'monthly', day: 1, hour: 0 }, '2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
] as const)('%o after %s is %s', (rhythm, after, expected) => {
  expect(nextOccurrence(rhythm, new Date(after)).toISOString()).toBe(expected);
});
