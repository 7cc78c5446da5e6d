import { expect, test } from 'vitest';

import { createFlight, type FlightOptions } from '../test-support/flights.ts';
import { priceBases } from './list-options.ts';
import { basesFor, effectiveBasis, shownPrice } from './shown-price.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const flight = (options: FlightOptions) => ({ ...createFlight(options), lapInfantTaxes: usd(1_837) });
const lowestOf = (options: FlightOptions) => {
  const itinerary = flight(options);
  const [fare] = itinerary.fares;
  if (fare === undefined) throw new Error('It is for sale.');
  return { itinerary, fare };
};

const family = { adults: 2, children: 1, lapInfants: 1 };
const there = lowestOf({ price: 100, departs: '07:00', arrives: '12:00' });
const back = [
  flight({ price: 50, departs: '09:00', arrives: '14:00' }),
  flight({ price: 80, departs: '18:00', arrives: '22:00' }),
  flight({ price: undefined, departs: '20:00', arrives: '23:00' }),
];
const journey = { party: family, chosen: [], onward: [back] };

test('a price for all counts the tickets, and what the infants on laps pay', () => {
  expect(shownPrice(there, 'person', journey)).toEqual({
    amountMinor: 10_000,
    points: 7_000,
    taxesWithPointsMinor: 1_540,
  });
  expect(shownPrice(there, 'party', journey)).toEqual({
    amountMinor: 3 * 10_000 + 1_837,
    points: 3 * 7_000,
    taxesWithPointsMinor: 3 * 1_540 + 1_837,
  });
});

test('a price of the journey adds the least of what can follow the flight', () => {
  // The cheaper way back leaves before this one lands.
  expect(shownPrice(there, 'personTrip', journey)?.amountMinor).toBe(18_000);
  expect(shownPrice(there, 'partyTrip', journey)?.amountMinor).toBe(3 * 18_000 + 2 * 1_837);
});

test('on the way back it adds what was chosen for the way there', () => {
  const [, evening] = back;
  const fare = evening?.fares[1];
  if (evening === undefined || fare === undefined) throw new Error('It is for sale.');
  const last = { party: family, chosen: [there], onward: [] };
  expect(shownPrice({ itinerary: evening, fare }, 'personTrip', last)?.amountMinor).toBe(10_000 + 10_500);
});

test('there is no price of the journey while the rest is not known, or where nothing can follow', () => {
  expect(shownPrice(there, 'personTrip', { ...journey, onward: undefined })).toBeUndefined();
  expect(shownPrice(there, 'personTrip', { ...journey, onward: [[back[0] ?? flight({})]] })).toBeUndefined();
});

test.each([
  ['one adult, one way', { adults: 1, children: 0, lapInfants: 0 }, 1, ['person']],
  ['one adult, there and back', { adults: 1, children: 0, lapInfants: 0 }, 2, ['person', 'personTrip']],
  ['a family, one way', family, 1, ['person', 'party']],
  ['a family, there and back', family, 2, [...priceBases]],
])('%s: only what says something else can be chosen', (_, party, directions, bases) => {
  expect(basesFor(party, directions)).toEqual(bases);
});

test.each([
  ['partyTrip', family, 1, 'party'],
  ['partyTrip', { adults: 1, children: 0, lapInfants: 0 }, 2, 'personTrip'],
  ['party', { adults: 1, children: 0, lapInfants: 0 }, 2, 'person'],
  ['personTrip', family, 1, 'person'],
  ['partyTrip', family, 2, 'partyTrip'],
] as const)('%s is shown as what is nearest to it', (wanted, party, directions, basis) => {
  expect(effectiveBasis(wanted, basesFor(party, directions))).toBe(basis);
});
