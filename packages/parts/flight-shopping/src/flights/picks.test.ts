import { expect, test } from 'vitest';

import { createFlight, createItineraries } from '../test-support/flights.ts';
import { parseListOptions } from './list-options.ts';
import { canFollow, findChosen, formatResults, parsePicks } from './picks.ts';

const id = 'WN1234-2026-12-01-DAL+WN88-2026-12-01-BWI';

test('picks are read from the address as they were written', () => {
  const picks = [
    { itineraryId: id, family: 'flex' },
    { itineraryId: 'WN7-2026-12-08-SJU', family: 'basic' },
  ] as const;
  const query = formatResults({
    search: {
      tripKind: 'return',
      bounds: [
        { origin: 'DAL', destination: 'SJU', date: '2026-12-01' },
        { origin: 'SJU', destination: 'DAL', date: '2026-12-08' },
      ],
      party: { adults: 1, children: 0, lapInfants: 0 },
      inPoints: false,
    },
    picks,
    list: parseListOptions(new URLSearchParams('stops=0')),
  });
  expect(parsePicks(new URLSearchParams(query), 2)).toEqual(picks);
  expect(parsePicks(new URLSearchParams(query), 1)).toEqual(picks.slice(0, 1));
  expect(query).toContain('stops=0');
});

test('the first pick that is malformed ends them: what follows belongs to another direction', () => {
  const params = new URLSearchParams([
    ['pick', `${id}~flex`],
    ['pick', `${id}~gold`],
    ['pick', `${id}~basic`],
  ]);
  expect(parsePicks(params, 3)).toEqual([{ itineraryId: id, family: 'flex' }]);
  expect(parsePicks(new URLSearchParams([['pick', '<script>~basic']]), 3)).toEqual([]);
});

test('a pick is found with its price of now, or is gone', () => {
  const flight = createFlight({ price: 129 });
  const flights = createItineraries([flight]);
  expect(findChosen(flights, { itineraryId: flight.id, family: 'basic' })?.fare.perPassenger.amountMinor).toBe(12_900);
  expect(findChosen(flights, { itineraryId: flight.id, family: 'premium' })).toBeUndefined();
  expect(findChosen(flights, { itineraryId: 'gone', family: 'basic' })).toBeUndefined();
});

test('an hour lies between a landing and the next take-off', () => {
  const landsAtNoon = createFlight({ arrives: '12:00' });
  expect(canFollow(landsAtNoon, createFlight({ departs: '13:00' }))).toBe(true);
  expect(canFollow(landsAtNoon, createFlight({ departs: '12:59' }))).toBe(false);
  expect(canFollow(undefined, landsAtNoon)).toBe(true);
});
