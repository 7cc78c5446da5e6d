import { extraKinds } from '@airline/contract';
import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';

import { type PaidExtra, planEndedExtras } from './extras-given-back.ts';

const payments = ['one', 'two', 'three'] as const;
const extras = array(
  record({
    kind: constantFrom(...extraKinds),
    passenger: nat(3),
    bound: nat(2),
    amountMinor: integer({ min: 1, max: 20_000 }),
    paymentId: constantFrom(...payments),
  }),
  { maxLength: 12 },
).map((rows) => rows.map((row, index): PaidExtra => ({ ...row, id: `${index}`, legId: null, paidBy: 'card' })));
const sum = (rows: readonly { readonly amountMinor: number }[]) =>
  rows.reduce((total, row) => total + row.amountMinor, 0);

test('what ends is refunded or forfeited to the cent, and no payment gives back more than it paid for what ends', () => {
  assert(
    property(extras, array(nat(2)), (ending, free) => {
      const { ended, refunds, given } = planEndedExtras(ending, (bound) => free.includes(bound));
      expect(ended.map(({ id }) => id)).toEqual(ending.map(({ id }) => id));
      const { refund, forfeited } = given.extras ?? { refund: { amountMinor: 0 }, forfeited: { amountMinor: 0 } };
      expect(refund.amountMinor + forfeited.amountMinor).toBe(sum(ending));
      expect(sum(refunds)).toBe(refund.amountMinor);
      expect(new Set(refunds.map(({ paymentId }) => paymentId)).size).toBe(refunds.length);
      for (const { paymentId, amountMinor } of refunds) {
        expect(amountMinor).toBeGreaterThan(0);
        expect(amountMinor).toBeLessThanOrEqual(sum(ending.filter((extra) => extra.paymentId === paymentId)));
      }
    }),
  );
});

test('a bag always comes back; the others alone where their direction is free', () => {
  assert(
    property(extras, array(nat(2)), (ending, free) => {
      const { ended } = planEndedExtras(ending, (bound) => free.includes(bound));
      for (const [index, { kind, bound }] of ending.entries()) {
        expect(ended[index]?.state).toBe(kind === 'bag' || free.includes(bound) ? 'refunded' : 'forfeited');
      }
    }),
  );
});
