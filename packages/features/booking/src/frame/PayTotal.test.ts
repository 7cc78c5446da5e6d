import { expect, test } from 'vitest';

import { useBooking } from '../booking-draft.ts';
import { wantsPoints } from './PayTotal.tsx';

const inPoints = '/air/booking/flights?trip=one-way&from=DAL&to=HOU&date=2099-12-01&adults=1&prices=points';
const inMoney = inPoints.replace('&prices=points', '');

test.each([
  ['a search in points, before anything is chosen', inPoints, undefined, true],
  ['a search in points, and the card chosen since', inPoints, false, false],
  ['a search in money, before anything is chosen', inMoney, undefined, false],
  ['a search in money, and points chosen since', inMoney, true, true],
])('what is to be paid follows the wish of the person: %s', (_, flightsHref, paysWithPoints, told) => {
  expect(wantsPoints({ ...useBooking.getState(), flightsHref, paysWithPoints })).toBe(told);
});
