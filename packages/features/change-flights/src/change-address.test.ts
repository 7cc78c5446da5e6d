import { offerOf, tripOf } from '@airline/itinerary/test-support';
import { expect, test } from 'vitest';

import { boundsParams, parseChangeAddress, stepHref } from './change-address.ts';

const offer = offerOf();
const [there] = offer.bounds;
if (there === undefined) throw new Error('An offer has a direction.');
const trip = { ...tripOf(offer), bounds: [there, { ...there, date: '2027-02-08' }] };

const search = 'trip=one-way&from=HOU&to=DAL&date=2027-02-09&adults=4';
const pick = 'pick=WN10-2027-02-09-HOU%7Eclassic';
const parse = (query: string) => parseChangeAddress(new URLSearchParams(query), trip);

test('without a search, what changes is to be chosen', () => {
  expect(parse('')).toMatchObject({ step: 'choose', bounds: [], picks: [] });
  expect(parse('bounds=1&step=review')).toMatchObject({ step: 'choose', bounds: [1] });
});

test('the directions that change are those that the trip has, each once, in its order', () => {
  expect(parse('bounds=1,0,1,7,x').bounds).toEqual([0, 1]);
});

test('a search for as many directions as change leads to their flights: for the party of the trip, whatever it says', () => {
  expect(parse(`bounds=1&${search}`)).toMatchObject({
    step: 'flights',
    search: { party: trip.party, inPoints: false, bounds: [{ origin: 'HOU', destination: 'DAL', date: '2027-02-09' }] },
  });
  expect(parse(`bounds=0,1&${search}`)).toMatchObject({ step: 'choose' });
  expect(parse(`bounds=1&${search}`.replace('date=2027-02-09', 'date=soon'))).toMatchObject({ step: 'choose' });
});

test.each([
  ['review', 'review'],
  ['payment', 'payment'],
  ['choose', 'choose'],
  ['elsewhere', 'flights'],
] as const)('the step %s with a flight for each direction is %s', (said, step) => {
  expect(parse(`bounds=1&${search}&${pick}&step=${said}`)).toMatchObject({ step, search: { tripKind: 'oneWay' } });
});

test('a later step waits for the flights', () => {
  expect(parse(`bounds=1&${search}&step=payment`).step).toBe('flights');
});

test('the end needs nothing else', () => {
  expect(parse('step=done')).toMatchObject({ step: 'done' });
});

test('what the flights were chosen at is the same on every step', () => {
  const query = new URLSearchParams([...boundsParams([1]), ...new URLSearchParams(`${search}&${pick}`)]).toString();
  const href = stepHref(query, 'payment');
  expect(parse(href.slice(1))).toMatchObject({ step: 'payment', query });
  expect(stepHref('', 'done')).toBe('?step=done');
});
