import { expect, test } from 'vitest';

import { countFilters, formatListOptions, noFilters, onwardOptions, parseListOptions } from './list-options.ts';

const read = (query: string) => parseListOptions(new URLSearchParams(query));

test('what the address does not say is the list as it is anyway', () => {
  const options = read('');
  expect(options).toEqual({ sort: 'best', basis: 'person', ...noFilters });
  expect(formatListOptions(options).toString()).toBe('');
  expect(countFilters(options)).toBe(0);
});

test('what prices are for follows the address, then what is usual on the device', () => {
  expect(parseListOptions(new URLSearchParams(), 'party').basis).toBe('party');
  expect(parseListOptions(new URLSearchParams('price=personTrip'), 'party').basis).toBe('personTrip');
});

test('what is written is read, and counted', () => {
  const written =
    'sort=duration&price=partyTrip&stops=0%2C2&time=morning%2Cevening&arrive=night&leave=DAL&land=JFK%2CLGA&via=HOU&under=250&within=330';
  const options = read(written);
  expect(formatListOptions(options).toString()).toBe(written);
  expect(countFilters(options)).toBe(11);
});

test('what is malformed counts as not said', () => {
  const options = read(
    'sort=luck&price=free&stops=7,x&time=noon&leave=dallas,&land=__proto__&under=-5&within=1e9&via=a',
  );
  expect(formatListOptions(options).toString()).toBe('');
});

test('the next direction takes over what one wants of any flight, and no hour or airport of this one', () => {
  const options = read(
    'sort=price&price=party&stops=0&time=morning&arrive=night&leave=DAL&land=JFK&via=HOU&under=250&within=330',
  );
  expect(formatListOptions(onwardOptions(options)).toString()).toBe(
    'sort=price&price=party&stops=0&under=250&within=330',
  );
});
