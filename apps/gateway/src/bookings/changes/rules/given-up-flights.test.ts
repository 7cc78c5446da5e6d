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
  const askedAt = new Date('2026-12-01T13:20:00Z');
  expect(haveGivenUpDeparted([out, back], after, { askedAt, now: new Date(now) })).toBe(departed);
});

test('a direction that should have departed before the change was asked for has not departed since', () => {
  const moments = { askedAt: new Date('2026-12-01T13:30:00Z'), now: new Date('2026-12-01T13:35:00Z') };
  expect(haveGivenUpDeparted([out, back], [other, back], moments)).toBe(false);
});
