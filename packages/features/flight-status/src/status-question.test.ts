import { parseFlightNumber } from '@airline/flight-status';
import { expect, test } from 'vitest';

import { formatQuestion, parseQuestion } from './status-question.ts';

const today = '2026-11-23';

test.each([
  ['9Z1234', '9Z1234'],
  ['9z 1234', '9Z1234'],
  [' 9Z-0012 ', '9Z12'],
  ['1234', '9Z1234'],
  ['0012', '9Z12'],
  ['WN10', 'WN10'],
  ['AA77A', 'AA77A'],
  ['', undefined],
  ['9Z', undefined],
  ['9Z0', undefined],
  ['12345', undefined],
  ['Dallas', undefined],
])('%j is the flight %s', (text, flight) => {
  expect(parseFlightNumber(text)).toBe(flight);
});

test.each([
  ['flight=9z1234&date=2026-11-24', { by: 'flight', flight: '9Z1234', date: '2026-11-24' }],
  ['flight=1234', { by: 'flight', flight: '9Z1234', date: today }],
  ['flight=1234&date=2026-02-30', { by: 'flight', flight: '9Z1234', date: today }],
  ['origin=dal&destination=NEWYORK', { by: 'route', origin: 'DAL', destination: 'NEWYORK', date: today }],
  ['origin=DAL', undefined],
  ['', undefined],
])('the address %j asks for %o', (search, question) => {
  expect(parseQuestion(new URLSearchParams(search), today)).toEqual(question);
});

test('a question is read again as it was written', () => {
  const question = { by: 'route', origin: 'DAL', destination: 'HOU', date: today } as const;
  expect(parseQuestion(formatQuestion(question), '2000-01-01')).toEqual(question);
});
