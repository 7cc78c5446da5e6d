import { expect, test } from 'vitest';

import { createAccountNumber, luhnDigit } from './account-number.ts';

test.each([
  ['7992739871', '3'],
  ['424242424242424', '2'],
  ['37828224631000', '5'],
  ['500000001', '7'],
  ['0', '0'],
])('%s is checked by %s', (digits, check) => {
  expect(luhnDigit(digits)).toBe(check);
});

test('a number has ten digits, begins with 5 and passes its own check', () => {
  for (let drawn = 0; drawn < 200; drawn += 1) {
    const number = createAccountNumber();
    expect(number).toMatch(/^5\d{9}$/);
    expect(luhnDigit(number.slice(0, -1))).toBe(number.at(-1));
  }
});
