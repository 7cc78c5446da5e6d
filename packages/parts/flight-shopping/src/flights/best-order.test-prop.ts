import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createFlight } from '../test-support/flights.ts';
import { arrangeFlights, type PricedItinerary } from './arrange-flights.ts';
import { bestWeight } from './best-order.ts';
import { parseListOptions } from './list-options.ts';

const best = parseListOptions(new URLSearchParams());

const flights = fc.record({
  price: fc.integer({ min: 29, max: 900 }),
  durationMinutes: fc.integer({ min: 40, max: 1_200 }),
  stops: fc.constantFrom(0 as const, 1 as const),
  departs: fc.constantFrom('05:30', '09:00', '13:15', '18:00'),
});
const anyFlight = flights.map(createFlight);

const isNoWorse = (a: PricedItinerary, b: PricedItinerary) =>
  (a.fares[0]?.perPassenger.amountMinor ?? 0) <= (b.fares[0]?.perPassenger.amountMinor ?? 0) &&
  a.durationMinutes <= b.durationMinutes &&
  a.stops <= b.stops;

test('a flight that is no dearer, no longer and has no more stops never stands after one that is worse in any of them', () => {
  fc.assert(
    fc.property(fc.array(anyFlight, { maxLength: 12 }), (found) => {
      const order = arrangeFlights(found, best, false, () => undefined);
      for (const [place, later] of order.entries()) {
        for (const earlier of order.slice(0, place)) {
          expect(isNoWorse(later, earlier) && !isNoWorse(earlier, later)).toBe(false);
        }
      }
    }),
  );
});

test('the order does not depend on the order of the answer, nor on dollars or points', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyFlight, { maxLength: 8, selector: bestWeight }), fc.boolean(), (found, inPoints) => {
      const ids = (list: readonly PricedItinerary[]) =>
        arrangeFlights(list, best, inPoints, () => undefined).map(bestWeight);
      expect(ids(found.toReversed())).toEqual(ids(found));
      expect(ids(found)).toEqual(found.map(bestWeight).toSorted((a, b) => a - b));
    }),
  );
});

test('a price that rises for all by the same amount changes no order', () => {
  fc.assert(
    fc.property(fc.array(flights, { maxLength: 8 }), fc.integer({ min: 1, max: 500 }), (found, more) => {
      const order = (rise: number) =>
        arrangeFlights(
          found.map((flight) => createFlight({ ...flight, price: flight.price + rise })),
          best,
          false,
          () => undefined,
        ).map(({ durationMinutes, stops }) => [durationMinutes, stops]);
      expect(order(more)).toEqual(order(0));
    }),
  );
});
