import { expect, test } from 'vitest';

import { nearestDays } from './nearest-days.ts';

const perPassenger = { amountMinor: 9_900, currency: 'USD' as const };

test('the nearest days with something for sale are given by date', () => {
  const days = [
    { date: '2026-11-20', perPassenger },
    { date: '2026-11-29', perPassenger },
    { date: '2026-12-01', perPassenger },
    { date: '2026-12-02' },
    { date: '2026-12-04', perPassenger },
    { date: '2026-12-09', perPassenger },
  ];
  expect(nearestDays(days, '2026-12-01', 2)).toEqual(['2026-11-29', '2026-12-04']);
});
