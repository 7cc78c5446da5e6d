import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { planRefunds } from './refunds.ts';
import { planTenders, type TenderForm } from './tenders.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const price = fc.record({
  total: fc.nat(500_000).map(usd),
  taxesWithPoints: fc.nat(50_000).map(usd),
  points: fc.integer({ min: 1, max: 100_000 }),
});
const form: fc.Arbitrary<TenderForm> = fc.oneof(
  fc.constantFrom<TenderForm>(
    { kind: 'card' },
    { kind: 'card', wallet: 'applePay' },
    { kind: 'card', wallet: 'googlePay' },
  ),
  fc
    .integer({ min: 1, max: 500_000 })
    .map((amountMinor): TenderForm => ({ kind: 'travelFund', amount: usd(amountMinor) })),
);

test('whatever pays an order pays it to the cent, and no part twice', () => {
  fc.assert(
    fc.property(
      price,
      fc.array(form, { maxLength: 3 }),
      fc.boolean(),
      fc.nat(20_000),
      (asked, others, withPoints, extrasMinor) => {
        const forms = withPoints ? [{ kind: 'points', points: asked.points } as const, ...others] : others;
        const planned = planTenders(forms, asked, extrasMinor);
        if ('faults' in planned) return planned.faults.length > 0;
        expect(planned.ofExtras?.amountMinor ?? 0).toBe(extrasMinor);
        expect(planned.ofExtras?.kind ?? 'card').toBe('card');
        const due = withPoints ? asked.taxesWithPoints : asked.total;
        const paid = planned.tenders.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(paid).toBe(due.amountMinor);
        const paying = [...planned.tenders, ...(planned.ofExtras === undefined ? [] : [planned.ofExtras])];
        const byPlace = new Map(paying.map((tender) => [tender.position, [tender.kind, tender.wallet]]));
        expect([...byPlace].toSorted(([one], [other]) => one - other)).toEqual(
          forms.map((each, place) => [place, [each.kind, ('wallet' in each ? each.wallet : undefined) ?? null]]),
        );
        expect(
          planned.tenders.every(({ kind, amountMinor }) => (kind === 'points' ? amountMinor === 0 : amountMinor > 0)),
        ).toBe(true);
        return true;
      },
    ),
  );
});

test('refunds add up to what comes back, and never beyond what a payment took', () => {
  const charge = fc
    .record({
      id: fc.uuid(),
      kind: fc.constant('card' as const),
      amountMinor: fc.nat(200_000),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ share, ...each }) => ({ ...each, refundedMinor: Math.floor(each.amountMinor * share) }));
  fc.assert(
    fc.property(
      fc.uniqueArray(charge, { selector: ({ id }) => id, maxLength: 4 }),
      fc.nat(500_000),
      (charges, amountMinor) => {
        const { refunds, restMinor } = planRefunds(charges, amountMinor);
        expect(refunds.reduce((sum, refund) => sum + refund.amountMinor, restMinor)).toBe(amountMinor);
        for (const refund of refunds) {
          const of = charges.find(({ id }) => id === refund.paymentId);
          expect(refund.amountMinor).toBeGreaterThan(0);
          expect(refund.amountMinor + (of?.refundedMinor ?? 0)).toBeLessThanOrEqual(of?.amountMinor ?? 0);
        }
        const left = charges.reduce((sum, each) => sum + each.amountMinor - each.refundedMinor, 0);
        expect(restMinor).toBe(Math.max(0, amountMinor - left));
      },
    ),
  );
});
