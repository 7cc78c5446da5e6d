import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { divideGivenBack } from './divide-given-back.ts';

/** What was paid, by what becomes of it, and travel funds that paid a part of it. */
const paid = fc
  .record({
    refundMinor: fc.nat(100_000),
    creditMinor: fc.nat(100_000),
    forfeitedMinor: fc.nat(100_000),
    shares: fc.array(fc.record({ percent: fc.nat(100), day: fc.integer({ min: 10, max: 28 }) }), { maxLength: 3 }),
  })
  .map(({ shares, ...byFares }) => {
    let leftMinor = byFares.refundMinor + byFares.creditMinor + byFares.forfeitedMinor;
    const funds = shares.map(({ percent, day }, index) => {
      const paidMinor = Math.floor((leftMinor * percent) / 100);
      leftMinor -= paidMinor;
      return { number: `FUND${index}`, paidMinor, expiresOn: `2027-01-${day}` };
    });
    return { byFares, funds, byCompaniesMinor: leftMinor };
  });

test('nothing is lost, no fund becomes money or is renewed, and each payment gets back what it paid at most', () => {
  fc.assert(
    fc.property(paid, ({ byFares, funds, byCompaniesMinor }) => {
      const divided = divideGivenBack(byFares, funds);
      const toFundsMinor = divided.funds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect(divided.moneyMinor + divided.creditMinor + toFundsMinor).toBe(byFares.refundMinor + byFares.creditMinor);
      expect(divided.moneyMinor).toBeLessThanOrEqual(byCompaniesMinor);
      expect(divided.moneyMinor).toBe(Math.min(byFares.refundMinor, byCompaniesMinor));
      for (const { number, amountMinor } of divided.funds) {
        expect(amountMinor).toBeGreaterThan(0);
        expect(amountMinor).toBeLessThanOrEqual(funds.find((fund) => fund.number === number)?.paidMinor ?? 0);
      }
      // A new credit is of what companies paid alone.
      const byFundsMinor = funds.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
      expect(divided.creditMinor === 0 || toFundsMinor === byFundsMinor).toBe(true);
      expect(divided.creditMinor + divided.moneyMinor).toBeLessThanOrEqual(byCompaniesMinor);
    }),
  );
});

test('no fund gets anything while one with a later last day lacks some of what it paid', () => {
  fc.assert(
    fc.property(paid, ({ byFares, funds }) => {
      const { funds: returned } = divideGivenBack(byFares, funds);
      for (const { expiresOn } of returned) {
        for (const later of funds.filter((fund) => fund.expiresOn > expiresOn && fund.paidMinor > 0)) {
          expect(returned.find(({ number }) => number === later.number)?.amountMinor).toBe(later.paidMinor);
        }
      }
    }),
  );
});
