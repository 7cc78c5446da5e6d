import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { planFunds } from './plan-funds.ts';

const funds = fc.uniqueArray(
  fc.record({
    number: fc.nat(99).map((place) => `FUND${place}`),
    leftMinor: fc.nat(300),
    expiresOn: fc.integer({ min: 10, max: 28 }).map((day) => `2027-01-${day}`),
  }),
  { selector: ({ number }) => number, maxLength: 6 },
);

test('whatever funds there are, they pay to the cent, none beyond what is left of it, in three forms at most', () => {
  fc.assert(
    fc.property(funds, fc.nat(900), fc.integer({ min: 1, max: 3 }), (all, dueMinor, forms) => {
      const plan = planFunds(all, { dueMinor, forms });
      const find = (number: string) => all.find((fund) => fund.number === number);
      expect(plan.funds.reduce((sum, { amountMinor }) => sum + amountMinor, plan.restMinor)).toBe(dueMinor);
      expect(plan.restMinor).toBeGreaterThanOrEqual(0);
      expect(plan.funds.length).toBeLessThanOrEqual(plan.restMinor > 0 ? forms - 1 : forms);
      expect(new Set(plan.funds.map(({ number }) => number)).size).toBe(plan.funds.length);
      for (const { number, amountMinor } of plan.funds) {
        expect(amountMinor).toBeGreaterThan(0);
        expect(amountMinor).toBeLessThanOrEqual(find(number)?.leftMinor ?? 0);
      }
    }),
  );
});

test('no fund waits that expires before one that pays, but where that one alone makes a card needless', () => {
  fc.assert(
    fc.property(funds, fc.nat(900), fc.integer({ min: 1, max: 3 }), (all, dueMinor, forms) => {
      const plan = planFunds(all, { dueMinor, forms });
      const isUsed = (number: string) => plan.funds.some((fund) => fund.number === number);
      const waiting = all.filter(({ number, leftMinor }) => leftMinor > 0 && !isUsed(number));
      for (const [place, { number, amountMinor }] of plan.funds.entries()) {
        const { expiresOn } = all.find((fund) => fund.number === number) ?? { expiresOn: '' };
        const isCompleting = plan.restMinor === 0 && place === forms - 1;
        const passedOver = waiting.filter((fund) => fund.expiresOn < expiresOn);
        expect(passedOver.every(({ leftMinor }) => isCompleting && leftMinor < amountMinor)).toBe(true);
      }
      // A card is asked for only where one fund more would not spare it.
      const isRoom = plan.funds.length < forms;
      expect(plan.restMinor > 0 && isRoom && waiting.some(({ leftMinor }) => leftMinor >= plan.restMinor)).toBe(false);
    }),
  );
});
