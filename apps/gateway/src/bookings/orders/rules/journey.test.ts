import { expect, test } from 'vitest';

import { boundOf, flightLeg } from '../../../../test-support/orders.ts';
import { seatsTaken } from './journey.ts';

test('seats are taken for who has a ticket, sorted by leg, a leg once', () => {
  const out = boundOf([flightLeg('WN9', '2026-12-01'), flightLeg('WN10', '2026-12-01', 'HOU', 'MSY')]);
  expect(
    seatsTaken([out, boundOf([flightLeg('WN9', '2026-12-01')])], { adults: 2, children: 1, lapInfants: 2 }),
  ).toEqual([
    { legId: 'WN10-2026-12-01-HOU', date: '2026-12-01', count: 3 },
    { legId: 'WN9-2026-12-01-DAL', date: '2026-12-01', count: 6 },
  ]);
});
