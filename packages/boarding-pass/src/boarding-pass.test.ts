import { expect, test } from 'vitest';

import { type BoardingPass, type BoardingPassLeg, formatBoardingPass, toDayOfYear, toPassName } from './index.ts';

const leg: BoardingPassLeg = {
  recordLocator: 'ABC234',
  from: 'DAL',
  to: 'HOU',
  carrier: '9Z',
  flightNumber: '1234',
  dayOfYear: '335',
  compartment: 'Y',
  status: '1',
};
const pass: BoardingPass = { passengerName: 'PEREZ/ANA', legs: [leg] };

test.each<[string, BoardingPass, RegExp]>([
  ['no leg', { ...pass, legs: [] }, /1 to 9 legs/],
  ['ten legs', { ...pass, legs: Array.from({ length: 10 }, () => leg) }, /1 to 9 legs/],
  ['a version of two digits', { ...pass, version: '10' }, /version/],
  ['a name that is too long', { ...pass, passengerName: `PEREZ/${'A'.repeat(15)}` }, /passengerName/],
  ['a conditional item without a version', { ...pass, issuer: '9Z' }, /version/],
  ['a conditional item of a leg without a version', { ...pass, legs: [{ ...leg, selectee: '1' }] }, /version/],
  ['what the airline adds looks like a version', { ...pass, legs: [{ ...leg, airlineData: '>6' }] }, /version/],
  ['what the airline adds ends with a blank', { ...pass, legs: [{ ...leg, airlineData: 'A16 ' }] }, /blank/],
  ['what the airline adds is too long', { ...pass, legs: [{ ...leg, airlineData: 'A'.repeat(256) }] }, /255/],
  ['what the airline adds has an accent', { ...pass, legs: [{ ...leg, airlineData: 'Á' }] }, /ASCII/],
  ['a type of security data of two symbols', { ...pass, security: { type: '10', data: '' } }, /security/],
])('%s is not written', (_title, wrong, message) => {
  expect(() => formatBoardingPass(wrong)).toThrow(message);
});

test.each([
  ['Ana', 'Pérez', 'PEREZ/ANA'],
  ['María José', 'Núñez-O’Hara', 'NUNEZ OHARA/MARIA JO'],
  ['Jürgen', 'Strauß', 'STRAUSS/JURGEN'],
  ['Łukasz', 'Ørsted', 'OERSTED/LUKASZ'],
  ['A.', 'Wolfeschlegelsteinhausen', 'WOLFESCHLEGELSTEIN/A'],
])('%s %s is %s', (firstName, lastName, written) => {
  expect(toPassName({ firstName, lastName })).toBe(written);
});

test('a name without Latin letters is refused', () => {
  expect(() => toPassName({ firstName: '美', lastName: 'Chan' })).toThrow(RangeError);
});

test.each([
  ['2026-01-01', '001'],
  ['2026-12-31', '365'],
  ['2028-02-29', '060'],
  ['2028-12-31', '366'],
])('%s is day %s', (date, written) => {
  expect(toDayOfYear(date)).toBe(written);
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', ''])('%s is no date', (date) => {
  expect(() => toDayOfYear(date)).toThrow(RangeError);
});
