import { expect, test } from 'vitest';

import { countries } from './countries.ts';
import { isPostalCodeRequired } from './postal-required.ts';

test.each(
  'US CA MX JP AT BE CH CZ DE DK EE ES FI FR GB GR HU IT LT LU LV NL NO PL PT RO SE SK BR CN KR AU NZ ZA PR'.split(' '),
)('in %s it is required', (code) => {
  expect(isPostalCodeRequired(code)).toBe(true);
});

test.each('IE CO PA PE HK SS SR SY TZ TL TG TO TT TV UG AE VU VG VI WF EH YE ZW JM BS CR DO'.split(' '))(
  'in %s it is not required',
  (code) => {
    expect(isPostalCodeRequired(code)).toBe(false);
  },
);

test('letter case does not matter', () => {
  expect(isPostalCodeRequired('us')).toBe(true);
  expect(isPostalCodeRequired('mX')).toBe(true);
});

test('the countries carry the same flag', () => {
  for (const { countryCode, postalCodeRequired } of countries) {
    expect(postalCodeRequired).toBe(isPostalCodeRequired(countryCode));
  }
});

test('about a third of all countries require it', () => {
  expect(countries.filter(({ postalCodeRequired }) => postalCodeRequired)).toHaveLength(72);
});

test.each([[undefined], [null], [''], ['USA'], ['U'], [' US'], ['ZZ'], ['ﬁ'], [0], [{}], ['US CA']])(
  '%j requires nothing',
  (value) => {
    expect(isPostalCodeRequired(value as string)).toBe(false);
  },
);
