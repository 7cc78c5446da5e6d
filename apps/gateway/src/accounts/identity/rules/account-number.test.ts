import { randomInt } from 'node:crypto';

import { expect, test } from 'vitest';

import { isAccountNumber, makeAccountNumber } from './account-number.ts';

test.each(['1234567897', '5000000017', '9999999999'])('%s ends with its check digit', (number) => {
  expect(isAccountNumber(number)).toBe(true);
});

test.each(['1234567890', '123456789', '12345678970', ' 1234567897', '١٢٣٤٥٦٧٨٩٧', ''])(
  '%j is no account number',
  (text) => {
    expect(isAccountNumber(text)).toBe(false);
  },
);

test('a made number is an account number', () => {
  for (let made = 0; made < 200; made += 1) expect(isAccountNumber(makeAccountNumber(randomInt))).toBe(true);
});
