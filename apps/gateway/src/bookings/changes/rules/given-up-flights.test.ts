import { expect, test } from 'vitest';

import { boundOf, flightLeg } from '../../../../test-support/orders.ts';
import { haveGivenUpDeparted } from './given-up-flights.ts';

const [out, back, other] = [
  boundOf([flightLeg('WN1', '2026-12-01')]),
  boundOf([flightLeg('WN2', '2026-12-08')]),
  boundOf([flightLeg('WN3', '2026-12-09')]),
];

test.each([
  ['that is given up has not departed', '2026-12-01T13:29:59Z', [other, back], false],
  ['that is given up has departed', '2026-12-01T13:30:00Z', [other, back], true],
  ['that stays has departed', '2026-12-01T13:30:00Z', [out, other], false],
])('a direction %s', (_, now, after, departed) => {
  expect(haveGivenUpDeparted([out, back], after, new Date(now))).toBe(departed);
});
