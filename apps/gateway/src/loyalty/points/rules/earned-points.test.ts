import { expect, test } from 'vitest';

import { boundOf, flightLeg, offerOf } from '../../../../test-support/orders.ts';
import { pointsOfBounds, pointsOfTicket } from './earned-points.ts';

const out = boundOf([flightLeg('9Z1', '2026-12-01'), flightLeg('9Z2', '2026-12-02')]);
const back = boundOf([flightLeg('9Z3', '2026-12-08')]);
const now = new Date('2026-11-21T07:00:00Z');

test('each direction’s points count from the departure of its last leg on', () => {
  const offer = offerOf(
    [
      { ...out, pointsEarned: 400 },
      { ...back, pointsEarned: 200 },
    ],
    now,
    2,
  );
  expect(pointsOfBounds(offer)).toEqual([
    { bound: 0, points: 400, countsFrom: '2026-12-02T07:30:00-06:00', departsOn: '2026-12-02' },
    { bound: 1, points: 200, countsFrom: '2026-12-08T07:30:00-06:00', departsOn: '2026-12-08' },
  ]);
  expect(pointsOfTicket(offer)).toBe(600);
});

test('what was priced as a whole is earned with the last direction', () => {
  expect(pointsOfBounds(offerOf([out, back], now, 3)).map(({ points }) => points)).toEqual([0, 600]);
});

test('of such a journey a changed direction earns nothing of its own beside that', () => {
  const offer = offerOf([{ ...out, pointsEarned: 600 }, back], now);
  expect(pointsOfBounds(offer).map(({ points }) => points)).toEqual([0, 600]);
});
