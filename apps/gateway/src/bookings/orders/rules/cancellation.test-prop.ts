import { fareFamilies } from '@airline/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { bookedAt, bookedTrip } from '../../../../test-support/orders.ts';
import { quoteCancellation } from './cancellation.ts';

test('the parts add up to what was paid, whatever was booked and whenever it is cancelled', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...fareFamilies), { minLength: 1, maxLength: 6 }),
      fc.record({ adults: fc.integer({ min: 1, max: 8 }), infantMinor: fc.nat({ max: 5_000 }) }),
      fc.integer({ min: 0, max: 9 * 24 * 60 }),
      fc.nat({ max: 100 }),
      (families, party, minutes, percent) => {
        const booked = bookedTrip(families, party);
        const now = new Date(bookedAt.getTime() + minutes * 60_000);
        const { total } = booked.offer.price;
        const paidMinor = Math.floor((total.amountMinor * percent) / 100);
        const planned = quoteCancellation(
          { ...booked, funds: [{ number: 'H7KQ2MXP9RTA', paidMinor, expiresOn: '2027-03-01' }] },
          now,
        );
        if ('refused' in planned) throw new Error(planned.refused.name);
        const { refund, credit, funds = [], forfeited, freeUntil } = planned.quote;
        const toFunds = funds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
        expect(refund.amountMinor + credit.amountMinor + toFunds + forfeited.amountMinor).toBe(total.amountMinor);
        expect(freeUntil === undefined || refund.amountMinor === total.amountMinor - paidMinor).toBe(true);
      },
    ),
  );
});
