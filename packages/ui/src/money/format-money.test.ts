import { expect, test } from 'vitest';

import { formatMoney, type MoneyOptions } from './format-money.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test.each([
  [12900, 'USD', 'en', {}, '$129.00'],
  [12900, 'USD', 'en', { minorUnits: 'auto' }, '$129'],
  [12901, 'USD', 'en', { minorUnits: 'auto' }, '$129.01'],
  [12900, 'USD', 'en', { minorUnits: 'always' }, '$129.00'],
  [15420, 'USD', 'es', {}, '$154.20'],
  [123450, 'USD', 'es', {}, '$1,234.50'],
  [15420, 'USD', 'es-ES', {}, '154,20 US$'],
  [0, 'USD', 'en', {}, '$0.00'],
  [5, 'USD', 'en', {}, '$0.05'],
  [-5, 'USD', 'en', {}, '-$0.05'],
  [-12900, 'USD', 'en', { minorUnits: 'auto' }, '-$129'],
  [2500, 'USD', 'en', { signed: true }, '+$25.00'],
  [12900, 'JPY', 'en', {}, '¥12,900'],
  [12900, 'JPY', 'en', { minorUnits: 'auto' }, '¥12,900'],
  [12900, 'KWD', 'en', {}, 'KWD 12.900'],
  [9_007_199_254_740_991, 'USD', 'en', {}, '$90,071,992,547,409.91'],
] as [number, string, string, MoneyOptions, string][])(
  '%d %s in %s with %j is %s',
  (amountMinor, currency, locale, options, text) => {
    expect(plain(formatMoney({ amountMinor, currency }, locale, options))).toBe(text);
  },
);

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is refused by name', (amountMinor) => {
  expect(() => formatMoney({ amountMinor, currency: 'USD' }, 'en')).toThrow(String(amountMinor));
});

test('a currency that is none is refused', () => {
  expect(() => formatMoney({ amountMinor: 1, currency: 'dollars' }, 'en')).toThrow(RangeError);
});
