import { expect, test } from 'vitest';

import { emptyDraft, type SearchDraft } from './flight-search.ts';
import { searchFaults } from './search-faults.ts';

const there = { origin: 'DAL', destination: 'SJU', date: '2026-12-01' };
const whole: SearchDraft = { ...emptyDraft, bounds: [there], returnDate: '2026-12-08' };

const faultsOf = (changed: Partial<SearchDraft>, today?: string) =>
  searchFaults({ ...whole, ...changed }, today).map(({ path, code }) => `${path.join('.')}: ${code}`);

test('a search that says everything has no fault', () => {
  expect(faultsOf({}, '2026-12-01')).toEqual([]);
});

test('everything that is missing is said at once, in the order of the form', () => {
  expect(searchFaults(emptyDraft).map(({ code }) => code)).toEqual([
    'originRequired',
    'destinationRequired',
    'departureRequired',
    'returnRequired',
  ]);
});

test.each<[string, Partial<SearchDraft>, string]>([
  ['the same station twice', { bounds: [{ ...there, destination: 'DAL' }] }, 'bounds.0.destination: samePlace'],
  ['a station we do not fly to', { bounds: [{ ...there, origin: 'ORD' }] }, 'bounds.0.origin: placeNotServed'],
  [
    'a group and its only member',
    { bounds: [{ ...there, origin: 'CHICAGO', destination: 'MDW' }] },
    'bounds.0.destination: samePlace',
  ],
  ['a way back before the way there', { returnDate: '2026-11-30' }, 'returnDate: returnTooEarly'],
  ['a party without an adult', { party: { adults: 0, children: 1, lapInfants: 0 } }, 'party.adults: noAdult'],
  ['nine tickets', { party: { adults: 5, children: 4, lapInfants: 0 } }, 'party.adults: tooManyTickets'],
  [
    'two infants on one lap',
    { party: { adults: 1, children: 0, lapInfants: 2 } },
    'party.lapInfants: tooManyLapInfants',
  ],
  [
    'a second flight before the first',
    { tripKind: 'multiCity', bounds: [there, { origin: 'SJU', destination: 'MIA', date: '2026-11-30' }] },
    'bounds.1.date: datesOutOfOrder',
  ],
])('%s is a fault', (_, changed, fault) => {
  expect(faultsOf(changed)).toEqual([fault]);
});

test('yesterday is a fault for who knows today, and a way back is not asked of a one-way', () => {
  expect(faultsOf({ tripKind: 'oneWay', returnDate: '' }, '2026-12-02')).toEqual(['bounds.0.date: dateInPast']);
  expect(faultsOf({ tripKind: 'oneWay', returnDate: '' })).toEqual([]);
});

test('both dates of a journey there and back can be past, and each is named', () => {
  expect(faultsOf({}, '2026-12-09')).toEqual(['bounds.0.date: departureInPast', 'returnDate: returnInPast']);
});

test('two airports of one city are two places', () => {
  expect(faultsOf({ bounds: [{ ...there, origin: 'NEWYORK', destination: 'LOSANGELES' }] })).toEqual([]);
  expect(faultsOf({ bounds: [{ ...there, origin: 'LGA', destination: 'NEWYORK' }] })).toEqual([]);
});
