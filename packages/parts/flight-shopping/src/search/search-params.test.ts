import { expect, test } from 'vitest';

import type { FlightSearch } from './flight-search.ts';
import { formatSearch, parseSearch, resultsHref } from './search-params.ts';

const returnTrip: FlightSearch = {
  tripKind: 'return',
  bounds: [
    { origin: 'DAL', destination: 'SJU', date: '2026-12-01' },
    { origin: 'SJU', destination: 'DAL', date: '2026-12-08' },
  ],
  party: { adults: 2, children: 1, lapInfants: 1 },
  inPoints: true,
};

test('an address says a search so that a person can read it', () => {
  expect(resultsHref('/air/change/flights', returnTrip)).toBe(
    '/air/change/flights?trip=return&from=DAL&to=SJU&date=2026-12-01&return=2026-12-08&adults=2&children=1&infants=1&prices=points',
  );
});

test('a multi-city journey repeats its places and dates', () => {
  const bounds = [
    { origin: 'DAL', destination: 'SJU', date: '2026-12-01' },
    { origin: 'SJU', destination: 'NEWYORK', date: '2026-12-05' },
    { origin: 'LGA', destination: 'DAL', date: '2026-12-05' },
  ];
  const search: FlightSearch = { ...returnTrip, tripKind: 'multiCity', bounds };
  expect(formatSearch(search).getAll('to')).toEqual(['SJU', 'NEWYORK', 'DAL']);
  expect(parseSearch(formatSearch(search))).toEqual({ search });
});

test('codes are read in any letter case, and a retired one as its successor', () => {
  const parsed = parseSearch(new URLSearchParams('trip=one-way&from=dal&to=PBI&date=2026-12-01'));
  expect(parsed).toMatchObject({ search: { bounds: [{ origin: 'DAL', destination: 'DJT' }], party: { adults: 1 } } });
});

test('what is malformed is named, and what is right is kept', () => {
  const parsed = parseSearch(new URLSearchParams('from=DAL&to=XXX&date=2026-02-31&adults=2&children=many'));
  expect(parsed).toEqual({
    draft: {
      tripKind: 'return',
      bounds: [{ origin: 'DAL', destination: '', date: '' }],
      returnDate: '',
      party: { adults: 2, children: 0, lapInfants: 0 },
      inPoints: false,
    },
    faults: [
      { path: ['bounds', 0, 'destination'], code: 'destinationUnknown' },
      { path: ['bounds', 0, 'date'], code: 'departureInvalid' },
      { path: ['returnDate'], code: 'returnRequired' },
      { path: ['party', 'children'], code: 'countInvalid' },
    ],
  });
});

test('of more flights than can be booked together the first six are read', () => {
  const params = new URLSearchParams({ trip: 'multi-city' });
  for (let day = 1; day <= 9; day += 1) {
    params.append('from', day % 2 === 1 ? 'DAL' : 'SJU');
    params.append('to', day % 2 === 1 ? 'SJU' : 'DAL');
    params.append('date', `2026-12-0${day}`);
  }
  const parsed = parseSearch(params);
  expect('search' in parsed ? parsed.search.bounds : []).toHaveLength(6);
});

const rest = 'trip=return&from=DAL&to=SJU&date=2026-12-01&return=2026-12-08';

test.each([
  ['adults=99', 'adults', 'tooManyTickets'],
  ['adults=0', 'adults', 'noAdult'],
  ['adults=two', 'adults', 'countInvalid'],
  ['adults=1&children=-1', 'children', 'countInvalid'],
  ['adults=1&infants=2', 'lapInfants', 'tooManyLapInfants'],
])('a party of %s is no other party in silence: %s %s', (party, field, code) => {
  const parsed = parseSearch(new URLSearchParams(`${rest}&${party}`));
  expect(parsed).toMatchObject({
    draft: { party: { adults: 1, lapInfants: 0 } },
    faults: [{ path: ['party', field], code }],
  });
});

test('a party is as large as the deployment allows', () => {
  const params = new URLSearchParams('trip=one-way&from=DAL&to=SJU&date=2026-12-01&adults=3');
  const limits = { maximumTicketedPassengers: 2, maximumLapInfantsPerAdult: 1 };
  expect(parseSearch(params)).toHaveProperty('search');
  expect(parseSearch(params, limits)).toMatchObject({
    faults: [{ path: ['party', 'adults'], code: 'tooManyTickets' }],
  });
});

test.each([
  ['oneway', 'oneWay'],
  ['one_way', 'oneWay'],
  ['ONE-WAY', 'oneWay'],
  ['roundTrip', 'return'],
  ['round-trip', 'return'],
  ['multicity', 'multiCity'],
])('a journey of the kind “%s” is one of the kind %s', (word, tripKind) => {
  const query = `trip=${word}&from=DAL&to=SJU&date=2026-12-01&return=2026-12-08`;
  expect(parseSearch(new URLSearchParams(query))).toMatchObject({
    search: { tripKind, bounds: [{ date: '2026-12-01' }, ...(tripKind === 'return' ? [{ date: '2026-12-08' }] : [])] },
  });
});
