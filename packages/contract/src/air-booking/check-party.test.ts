import { expect, test } from 'vitest';

import { searchItineraries } from './itineraries.ts';
import { checkParty } from './check-party.ts';

test.each([
  [{ adults: 1, children: 0, lapInfants: 0 }, undefined],
  [{ adults: 8, children: 0, lapInfants: 8 }, undefined],
  [{ adults: 1, children: 7, lapInfants: 1 }, undefined],
  [{ adults: 0, children: 0, lapInfants: 0 }, 'noAdult'],
  [{ adults: 0, children: 1, lapInfants: 0 }, 'noAdult'],
  [{ adults: 8, children: 1, lapInfants: 0 }, 'tooManyTickets'],
  [{ adults: 2, children: 0, lapInfants: 3 }, 'tooManyLapInfants'],
])('a party of %o: %s', (party, fault) => {
  expect(checkParty(party)).toBe(fault);
});

const query = {
  origin: 'DAL',
  destination: 'NEWYORK',
  date: '2026-12-01',
  adults: '2',
  children: '0',
  lapInfants: '1',
};

test('a query becomes numbers', () => {
  expect(searchItineraries.query.parse(query)).toMatchObject({ adults: 2, children: 0, lapInfants: 1 });
});

test.each([
  ['a count that is a word', { ...query, adults: 'two' }],
  ['an empty count', { ...query, adults: '' }],
  ['a negative count', { ...query, children: '-1' }],
  ['a fraction', { ...query, adults: '1.5' }],
  ['a date that no calendar has', { ...query, date: '2026-02-30' }],
  ['a place in small letters', { ...query, origin: 'dal' }],
  ['a field nobody asked for', { ...query, email: 'a@b.es' }],
])('%s is refused', (_, fields) => {
  expect(searchItineraries.query.safeParse(fields).success).toBe(false);
});
