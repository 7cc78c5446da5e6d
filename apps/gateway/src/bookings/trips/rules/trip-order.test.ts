import type { Trip } from '@airline/contract';
import { expect, test } from 'vitest';

import { boundOf, flightLeg } from '../../../../test-support/orders.ts';
import { byNextDeparture } from './trip-order.ts';

const now = new Date('2026-12-10T00:00:00Z');

/** A trip of one-leg directions on some days, named by them. */
function tripOn(...dates: readonly string[]): Trip {
  const bounds = dates.map((date) => boundOf([flightLeg('WN1', date)]));
  return { recordLocator: dates.join(), bounds } as unknown as Trip;
}

test('the next departure stands first; a trip that waits for its way back counts by that', () => {
  const trips = [
    tripOn('2026-12-24'),
    tripOn('2026-11-01'),
    tripOn('2026-12-12'),
    tripOn('2026-12-05', '2026-12-20'),
    tripOn('2026-12-01', '2026-12-04'),
  ];
  expect(trips.toSorted(byNextDeparture(now)).map(({ recordLocator }) => recordLocator)).toEqual([
    '2026-12-12',
    '2026-12-05,2026-12-20',
    '2026-12-24',
    '2026-12-01,2026-12-04',
    '2026-11-01',
  ]);
});
