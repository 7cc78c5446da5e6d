import { expect, test } from 'vitest';

import { findPayPalCountry } from './pay-pal-country.ts';

test.each([
  ['+8613912345678', 'C2'],
  ['+525512345678', 'MX'],
  ['+59812345678', 'UY'],
  ['+12145550123', undefined],
  ['+999123', undefined],
  ['2145550123', undefined],
])('the PayPal account of who has the number %s is in %s', (phone, country) => {
  expect(findPayPalCountry(phone)).toBe(country);
});
