import { propertyRuns } from '@tooling/config/property-runs';
import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { parseLocalInput, toLocalInput } from './zoned-input.ts';

const zones = ['America/Chicago', 'America/Puerto_Rico', 'Pacific/Honolulu', 'America/New_York', 'America/Phoenix'];
const minuteMs = 60_000;

test('what is written of an instant is read as it, or as the same clock an hour before where that comes twice', () => {
  const minutes = integer({ min: Date.UTC(2025, 0, 1) / minuteMs, max: Date.UTC(2030, 0, 1) / minuteMs });
  assert(
    property(minutes, constantFrom(...zones), (minute, zone) => {
      const at = new Date(minute * minuteMs);
      const read = parseLocalInput(toLocalInput(at, zone), zone);
      const earlierMs = at.getTime() - (read?.getTime() ?? 0);
      expect([0, 60 * minuteMs]).toContain(earlierMs);
      expect(toLocalInput(read ?? new Date(0), zone)).toBe(toLocalInput(at, zone));
    }),
    { numRuns: propertyRuns(500) },
  );
});

test.each([
  // In the autumn the hour comes twice, in the spring it is left out.
  ['2026-11-01T01:30', '2026-11-01T06:30:00.000Z'],
  ['2026-03-08T02:30', '2026-03-08T08:30:00.000Z'],
  ['2026-12-04T18:00', '2026-12-05T00:00:00.000Z'],
])('in Chicago %s is %s', (local, instant) => {
  expect(parseLocalInput(local, 'America/Chicago')?.toISOString()).toBe(instant);
});

test.each(['', '2026-13-01T10:00', '4/12/2026'])('%j is no moment', (local) => {
  expect(parseLocalInput(local, 'America/Chicago')).toBeUndefined();
});
