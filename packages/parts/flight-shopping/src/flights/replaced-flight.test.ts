import { expect, test } from 'vitest';

import { createFlight, type FlightOptions } from '../test-support/flights.ts';
import { findPriceDifference, findTotalDifference, type ReplacedFlight } from './replaced-flight.ts';

const party = { adults: 2, children: 0, lapInfants: 0 };
const price = (amountMinor: number) => ({ amountMinor, points: 0, taxesWithPointsMinor: 0 });

function fare(options: FlightOptions, family: 'basic' | 'classic' = 'classic') {
  const itinerary = createFlight(options);
  const found = itinerary.fares.find((each) => each.family === family);
  if (found === undefined) throw new Error('It is for sale.');
  return { itinerary, fare: found };
}

/** A booked flight in the fare 'classic', for which each of two adults paid so many dollars. */
function booked(dollars: number, options: FlightOptions & { readonly sameDay?: boolean } = {}): ReplacedFlight {
  return {
    itinerary: createFlight(options),
    family: 'classic',
    perPerson: price(dollars * 100),
    forParty: price(2 * dollars * 100),
    ...(options.sameDay === true ? { noDearerBecause: 'sameDay' as const } : {}),
  };
}

const journey = { party, chosen: [], onward: [] };
// 100 and, in 'classic', 125 dollars.
const dearer = fare({ price: 100, departs: '15:00', arrives: '18:00' });

test.each([
  ['dearer', 104, 2_100],
  ['cheaper', 140, -1_500],
  ['as dear', 125, 0],
])('%s than what was paid, for each person and for all', (_, paid, difference) => {
  expect(findPriceDifference(dearer, 'person', journey, [booked(paid)])).toMatchObject({ amountMinor: difference });
  expect(findPriceDifference(dearer, 'party', journey, [booked(paid)])).toMatchObject({ amountMinor: 2 * difference });
});

test('the fare that is booked is named, and costs nothing more', () => {
  const same = fare({ price: 200 });
  expect(findPriceDifference(same, 'person', journey, [booked(99)])).toMatchObject({
    amountMinor: 0,
    reason: 'booked',
  });
});

test('the fare that is booked says what it costs less now', () => {
  const difference = findPriceDifference(fare({ price: 50 }), 'person', journey, [booked(99)]);
  expect(difference).toMatchObject({ amountMinor: -2_400, reason: 'booked' });
});

test('another flight of the day costs no more where the fare includes it, and less where it is cheaper', () => {
  const included = [booked(99, { sameDay: true })];
  expect(findPriceDifference(dearer, 'person', journey, included)).toMatchObject({ amountMinor: 0, reason: 'sameDay' });
  expect(findPriceDifference(fare({ price: 50, departs: '15:00' }), 'person', journey, included)).toMatchObject({
    amountMinor: -2_400,
  });
  // Another family, another day and another airport are changes like any other.
  for (const other of [
    fare({ price: 100, departs: '15:00' }, 'basic'),
    fare({ price: 100, departs: '15:00', date: '2099-12-02' }),
    fare({ price: 100, departs: '15:00', to: 'MCO' }),
  ]) {
    expect(findPriceDifference(other, 'person', journey, included)).not.toHaveProperty('reason');
  }
});

test('the journey compares all directions that change', () => {
  const back = [createFlight({ price: 75, date: '2099-12-08', departs: '09:00', arrives: '12:00' })];
  const whole = { party, chosen: [], onward: [back] };
  const paid = [booked(120), booked(70)];
  expect(findPriceDifference(dearer, 'personTrip', whole, paid)).toMatchObject({ amountMinor: 500 + 500 });
  expect(findPriceDifference(dearer, 'partyTrip', whole, paid)).toMatchObject({ amountMinor: 2_000 });
  expect(findPriceDifference(dearer, 'personTrip', { ...whole, onward: undefined }, paid)).toBeUndefined();
  expect(findTotalDifference([dearer], paid, { party })).toMatchObject({ amountMinor: 1_000 });
});

test('in place of a flight that is not flown as booked, one of its fortnight costs no more', () => {
  const replaced = { ...booked(99), noDearerBecause: 'disruption' as const };
  const on = (date: string) => {
    const { itinerary, fare: offered } = dearer;
    const legs = itinerary.legs.map((leg) => ({
      ...leg,
      departsAt: `${date}${leg.departsAt.slice('YYYY-MM-DD'.length)}`,
    }));
    return { itinerary: { ...itinerary, legs }, fare: offered };
  };
  const bookedAt = replaced.itinerary.legs[0]?.departsAt ?? '';
  const daysLater = (days: number) =>
    new Date(Date.parse(bookedAt.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10);
  const differenceOn = (days: number) => findPriceDifference(on(daysLater(days)), 'person', journey, [replaced]);
  expect([differenceOn(1), differenceOn(13)]).toMatchObject([
    { amountMinor: 0, reason: 'disruption' },
    { amountMinor: 0, reason: 'disruption' },
  ]);
  expect(differenceOn(15)?.reason).toBeUndefined();
  const otherFamily = fare({ price: 100, departs: '15:00' }, 'basic');
  expect(findPriceDifference(otherFamily, 'person', journey, [replaced])?.reason).toBeUndefined();
});
