import { expect, test } from 'vitest';

import { findCheckIn } from './find-check-in.ts';

const passengers = [
  { kind: 'adult', firstName: 'Ana', lastName: 'Pérez', assistance: [], document: 'notNeeded' },
] as const;
const bound = { bound: 0, opensAt: '2026-11-30T13:05:00Z', closesAt: '2026-12-01T12:05:00Z' };

test.each([
  ['before it opens', '2026-11-30T13:04:59Z', 0, undefined],
  ['once it is open', '2026-11-30T13:05:00Z', 0, 'air-check-in-trip'],
  ['when everybody checked in', '2026-11-30T13:05:00Z', 1, 'air-boarding-pass'],
  ['once it is closed', '2026-12-01T12:05:00Z', 0, undefined],
  ['once it is closed, for who checked in', '2026-12-01T12:05:00Z', 1, 'air-boarding-pass'],
])('%s', (_when, now, checkedIn, found) => {
  const trip = {
    passengers: passengers.map((each) => ({ ...each, assistance: [] })),
    checkIn: [{ ...bound, checkedIn }],
  };
  expect(findCheckIn(trip, new Date(now))).toBe(found);
});
