import { expect, test } from 'vitest';

import { approvalKeyOf, isWithinApproval, listUnapprovedRules } from './match-approval.ts';
import { exampleOffer } from '../air-booking/journey.example.ts';

const { bounds, party } = exampleOffer;
const ana = { memberId: '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0011' };
const luis = { firstName: 'Luis', lastName: 'Núñez' };
const trip = { bounds, party, travellers: [ana, luis], costCentreId: '4100' };
const [bound] = bounds;

test.each([
  ['its travellers in another order', { travellers: [luis, ana] }, true],
  ['a guest without accents', { travellers: [ana, { firstName: 'LUIS', lastName: 'Nunez' }] }, true],
  ['another price', { bounds: [{ ...bound, perPassenger: { amountMinor: 1, currency: 'USD' } }] }, true],
  ['another guest', { travellers: [ana, { firstName: 'Eva', lastName: 'Núñez' }] }, false],
  ['another fare', { bounds: [{ ...bound, family: 'flex' }] }, false],
  ['a direction more', { bounds: [bound, bound] }, false],
  ['another cost centre', { costCentreId: '4200' }, false],
  ['another party', { party: { ...party, lapInfants: 1 } }, false],
])('a trip with %s is the same one: %s', (_, values, isSame) => {
  const other = { ...trip, ...values } as typeof trip;
  expect(approvalKeyOf(other) === approvalKeyOf(trip)).toBe(isSame);
});

test.each([
  [10_000, 10_000, 0, true],
  [10_000, 10_001, 0, false],
  [10_000, 10_500, 5, true],
  [10_000, 10_501, 5, false],
  [10_000, 1, 0, true],
])('approved at %i, %i is within %i percent: %s', (approved, now, percent, expected) => {
  expect(isWithinApproval(approved, now, percent)).toBe(expected);
});

test('a rule that asks for approval is approved as it was, and by its id', () => {
  const rule = { id: ana.memberId, kind: 'overLowest', percent: 20, outcome: 'approval' } as const;
  expect(
    listUnapprovedRules([rule], [{ outcome: 'approval', percent: 20, kind: 'overLowest', id: ana.memberId }]),
  ).toEqual([]);
  expect(listUnapprovedRules([rule], [{ ...rule, percent: 10 }])).toHaveLength(1);
  expect(listUnapprovedRules([], [{ ...rule, outcome: 'reason' }])).toEqual([]);
});
