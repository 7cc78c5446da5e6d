import { expect, test } from 'vitest';

import { flightProgress } from './flight-progress.ts';

const arrival = { station: 'HOU', scheduledAt: '2026-12-01T10:00:00-06:00', estimatedAt: '2026-12-01T10:07:00-06:00' };
const at = (time: string): Date => new Date(`2026-12-01T${time}:00-06:00`);

test.each([
  ['on the ground before', {}, '08:55', 0, 72],
  ['just off the ground', { tookOffAt: '2026-12-01T15:00:00Z' }, '09:00', 0.01, 67],
  ['half way', { tookOffAt: '2026-12-01T15:00:00Z' }, '09:30', 0.5, 37],
  ['overdue, and still in the air', { tookOffAt: '2026-12-01T15:00:00Z' }, '10:30', 0.99, 0],
  ['on the ground after', { tookOffAt: '2026-12-01T15:00:00Z', touchedDownAt: '2026-12-01T15:58:00Z' }, '10:00', 1, 7],
])('%s', (_, moments, now, share, minutesLeft) => {
  const progress = flightProgress({ arrival, ...moments }, at(now));
  expect(progress.share).toBeCloseTo(share);
  expect(progress.minutesLeft).toBe(minutesLeft);
});
