import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { formatPhone, internationalPhone } from './phone-number.ts';

test.each([
  ['US', '(214) 555-0123', '+12145550123'],
  ['US', '1 214 555 0123', '+12145550123'],
  ['DO', '809 555 0123', '+18095550123'],
  ['MX', '55 1234 5678', '+525512345678'],
  ['GB', '07700 900123', '+447700900123'],
  ['IT', '06 1234567', '+39061234567'],
  ['US', '+34 600 123 456', '+34600123456'],
  ['ES', '0052 55 1234 5678', '+525512345678'],
])('in %s, %s is %s', (country, typed, international) => {
  expect(internationalPhone(country, typed)).toBe(international);
});

interface PhoneVector {
  readonly phone: string;
  readonly written: string;
}

const { cases } = JSON.parse(readFileSync(new URL('../vectors/phone-numbers.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly PhoneVector[];
};

test.each(cases)('$phone is written $written', ({ phone, written }) => {
  expect(formatPhone(phone)).toBe(written);
});
