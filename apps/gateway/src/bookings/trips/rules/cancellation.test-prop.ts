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
      (families, party, minutes) => {
        const booked = bookedTrip(families, party);
        const now = new Date(bookedAt.getTime() + minutes * 60_000);
        const quote = quoteCancellation(booked, now);
        if ('refused' in quote) throw new Error(quote.refused.name);
        const { refund, credit, forfeited, freeUntil } = quote;
        const { total } = booked.offer.price;
        expect(refund.amountMinor + credit.amountMinor + forfeited.amountMinor).toBe(total.amountMinor);
        expect(freeUntil === undefined || refund.amountMinor === total.amountMinor).toBe(true);
      },
    ),
  );
});
