import { extraKinds } from '@airline/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type PaidExtra, planEndedExtras } from './extras-given-back.ts';

const payments = ['one', 'two', 'three'] as const;
const extras = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...extraKinds),
      passenger: fc.nat(3),
      bound: fc.nat(2),
      amountMinor: fc.integer({ min: 1, max: 20_000 }),
      paymentId: fc.constantFrom(...payments),
    }),
    { maxLength: 12 },
  )
  .map((rows) => rows.map((row, index): PaidExtra => ({ ...row, id: `${index}`, legId: null, paidBy: 'card' })));
const sum = (rows: readonly { readonly amountMinor: number }[]) =>
  rows.reduce((total, row) => total + row.amountMinor, 0);

test('what ends is refunded or forfeited to the cent, and no payment gives back more than it paid for what ends', () => {
  fc.assert(
    fc.property(extras, fc.array(fc.nat(2)), (ending, free) => {
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
  fc.assert(
    fc.property(extras, fc.array(fc.nat(2)), (ending, free) => {
      const { ended } = planEndedExtras(ending, (bound) => free.includes(bound));
      for (const [index, { kind, bound }] of ending.entries()) {
        expect(ended[index]?.state).toBe(kind === 'bag' || free.includes(bound) ? 'refunded' : 'forfeited');
      }
    }),
  );
});
