import type { FlightLeg } from '@airline/contract';
import { expect, test } from 'vitest';

import { legsWithStatus } from './legs-with-status.ts';

const leg: FlightLeg = {
  id: '9Z1-2026-12-01-DAL',
  flight: '9Z1',
  from: 'DAL',
  to: 'HOU',
  departsAt: '2026-12-01T12:00:00-06:00',
  arrivesAt: '2026-12-01T13:00:00-06:00',
  durationMinutes: 60,
  aircraft: '73W',
};

test.each([
  ['more than two days before', '2026-11-29T17:59:00Z', 0],
  ['two days before', '2026-11-29T18:00:00Z', 1],
  ['in the air', '2026-12-01T18:30:00Z', 1],
  ['six hours after it landed', '2026-12-02T01:00:00Z', 1],
  ['later', '2026-12-02T01:01:00Z', 0],
])('%s', (_, now, count) => {
  expect(legsWithStatus([leg], new Date(now))).toHaveLength(count);
});
