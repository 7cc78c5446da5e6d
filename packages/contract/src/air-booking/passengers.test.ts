import { describe, expect, test } from 'vitest';

import { contact, passenger, type Passenger } from './passengers.ts';

const ana: Passenger = {
  kind: 'adult',
  firstName: 'Ana María',
  lastName: "O'Neill-Ñúñez",
  birthDate: '1984-02-29',
  gender: 'female',
  assistance: ['WCHR'],
};

describe('a passenger', () => {
  test.each([
    ['as on most documents', ana],
    [
      'with everything',
      {
        ...ana,
        middleName: 'J.',
        suffix: 'JR',
        redressNumber: '1234567',
        knownTravelerNumber: 'TT1234567',
        frequentFlyerNumber: '20012345',
        document: { number: 'XDA123456', nationality: 'ES', expiresOn: '2030-01-01' },
      },
    ],
    ['with a letter written as two code points', { ...ana, firstName: 'Jose\u0301' }],
  ])('%s is accepted', (_, value) => {
    expect(passenger.safeParse(value).error?.issues).toBeUndefined();
  });

  test('spaces around a name are dropped', () => {
    expect(passenger.parse({ ...ana, firstName: '  Ana ' }).firstName).toBe('Ana');
  });

  test.each([
    ['no first name', { ...ana, firstName: '   ' }],
    ['digits in a name', { ...ana, lastName: 'R2D2' }],
    ['a name in another script', { ...ana, firstName: 'Анна' }],
    ['a name that begins with a hyphen', { ...ana, lastName: '-Lee' }],
    ['a name of 41 letters', { ...ana, lastName: 'a'.repeat(41) }],
    ['a birth date that no calendar has', { ...ana, birthDate: '1985-02-29' }],
    ['a redress number of letters', { ...ana, redressNumber: 'ABCDEFG' }],
    ['a passport without number', { ...ana, document: { number: '', nationality: 'ES', expiresOn: '2030-01-01' } }],
  ])('%s is refused', (_, value) => {
    expect(passenger.safeParse(value).success).toBe(false);
  });
});

describe('a contact', () => {
  test.each([
    ['a phone without the country', { email: 'ana@example.com', phone: '2145550123', language: 'es' }],
    ['an address without a domain', { email: 'ana@', phone: '+12145550123', language: 'es' }],
  ])('%s is refused', (_, value) => {
    expect(contact.safeParse(value).success).toBe(false);
  });

  test('a phone in international form is accepted', () => {
    expect(contact.safeParse({ email: 'ana@example.com', phone: '+12145550123', language: 'en' }).success).toBe(true);
  });
});
