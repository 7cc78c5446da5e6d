import { expect, test } from 'vitest';

import { createFlight } from '../test-support/flights.ts';
import { arrangeFlights, type ShownMinorOf } from './arrange-flights.ts';
import { parseListOptions, type ListOptions } from './list-options.ts';

const early = createFlight({ departs: '05:30', arrives: '13:00', stops: 1, durationMinutes: 450, price: 99 });
const morning = createFlight({ departs: '09:00', arrives: '11:30', durationMinutes: 240, price: 149 });
const evening = createFlight({ departs: '18:00', arrives: '20:30', from: 'DFW', durationMinutes: 250, price: 120 });
const soldOut = createFlight({ departs: '06:00', arrives: '08:30', durationMinutes: 200, price: undefined });
const all = [soldOut, early, morning, evening];

const perPerson: ShownMinorOf = ({ fares }) => fares[0]?.perPassenger.amountMinor;

const shown = (changed: Partial<ListOptions>, inPoints = false, shownMinorOf = perPerson) =>
  arrangeFlights(all, { ...parseListOptions(new URLSearchParams()), ...changed }, inPoints, shownMinorOf).map(
    ({ legs }) => legs[0]?.departsAt.slice(11, 16),
  );

test.each([
  // $99 and 7.5 hours and a stop: $326; $120 and 4 h 10 min: $224; $149 and 4 hours: $249.
  ['best', ['18:00', '09:00', '05:30', '06:00']],
  ['price', ['05:30', '18:00', '09:00', '06:00']],
  ['departure', ['05:30', '09:00', '18:00', '06:00']],
  ['arrival', ['09:00', '05:30', '18:00', '06:00']],
  ['duration', ['09:00', '18:00', '05:30', '06:00']],
] as const)('by %s, with what is sold out at the end', (sort, times) => {
  expect(shown({ sort })).toEqual(times);
});

test('of equal prices fewer stops come first, then the shorter flight, then the earlier one', () => {
  const flight = (departs: string, stops: 0 | 1, durationMinutes: number) =>
    createFlight({ departs, arrives: '23:00', stops, durationMinutes, price: 99 });
  const flights = [flight('06:00', 1, 100), flight('12:00', 0, 180), flight('09:00', 0, 180), flight('15:00', 0, 120)];
  const options = parseListOptions(new URLSearchParams('sort=price'));
  expect(
    arrangeFlights(flights, options, false, perPerson).map(({ legs }) => legs[0]?.departsAt.slice(11, 16)),
  ).toEqual(['15:00', '09:00', '12:00', '06:00']);
});

test('in points the order is by points', () => {
  expect(shown({ sort: 'price' }, true)).toEqual(['05:30', '18:00', '09:00', '06:00']);
});

test('each filter leaves what it names, and several leave what passes all', () => {
  expect(shown({ stops: [0] })).toEqual(['18:00', '09:00', '06:00']);
  expect(shown({ arrivals: ['afternoon'] })).toEqual(['05:30']);
  expect(shown({ maximumDollars: 120 })).toEqual(['18:00', '05:30', '06:00']);
  expect(shown({ maximumMinutes: 240 })).toEqual(['09:00', '06:00']);
  expect(shown({ times: ['night', 'evening'] })).toEqual(['18:00', '05:30']);
  expect(shown({ origins: ['DFW'] })).toEqual(['18:00']);
  expect(shown({ destinations: ['MIA'] })).toEqual([]);
  // Nonstop flights have no station to change at, and stay.
  expect(shown({ connections: ['BWI'] })).toEqual(['18:00', '09:00', '06:00']);
  expect(shown({ connections: ['HOU'] })).toHaveLength(4);
  expect(shown({ stops: [1], times: ['morning'] })).toEqual([]);
});

test('a limit of the price is one of the price that is shown; what is not known yet stays', () => {
  const forTwo: ShownMinorOf = ({ fares }) => (fares[0]?.perPassenger.amountMinor ?? 0) * 2;
  expect(shown({ maximumDollars: 240 }, false, forTwo)).toEqual(['18:00', '05:30', '06:00']);
  expect(shown({ maximumDollars: 120 }, false, forTwo)).toEqual(['06:00']);
  expect(shown({ maximumDollars: 120 }, false, () => undefined)).toHaveLength(4);
});
