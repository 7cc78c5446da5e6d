import { expect, test } from 'vitest';

import {
  brandOf,
  formatExpiry,
  groupCardNumber,
  groupExpiry,
  hasExpired,
  isCardNumber,
  parseExpiry,
} from './card-number.ts';

test.each([
  ['4242424242424242', '4242 4242 4242 4242', 'visa'],
  ['5555-5555-5555-4444', '5555 5555 5555 4444', 'mastercard'],
  ['2720990000000007', '2720 9900 0000 0007', 'mastercard'],
  ['378282246310005', '3782 822463 10005', 'amex'],
  ['6011 1111', '6011 1111', 'discover'],
  ['37', '37', 'amex'],
  ['', '', 'unknown'],
])('%s is written %j, and is of %s', (typed, grouped, brand) => {
  expect(groupCardNumber(typed)).toBe(grouped);
  expect(brandOf(typed)).toBe(brand);
});

test('a digit that is wrong, missing or extra is noticed', () => {
  expect(isCardNumber('4242 4242 4242 4242')).toBe(true);
  for (const wrong of ['4242 4242 4242 4241', '4111 1111 1111 111', '4242 4242 4242 4242 4', '', '0'.repeat(20)]) {
    expect(isCardNumber(wrong)).toBe(false);
  }
});

test.each([
  ['04/29', { month: 4, year: 2029 }],
  ['4/29', { month: 4, year: 2029 }],
  ['0429', { month: 4, year: 2029 }],
  ['04-2029', { month: 4, year: 2029 }],
  ['04 / 29', { month: 4, year: 2029 }],
  ['13/29', undefined],
  ['4', undefined],
])('the expiry %j is %o', (typed, expiry) => {
  expect(parseExpiry(typed)).toEqual(expiry);
});

test.each([
  ['0', '0'],
  ['04', '04'],
  ['042', '04/2'],
  ['0429', '04/29'],
  ['4', '4'],
  ['42', '04/2'],
  ['12', '12'],
  ['129', '12/9'],
  ['04/', '04/'],
  ['4/29', '4/29'],
  ['11/281', '11/28'],
  ['11/281128', '11/28'],
  ['112811', '11/28'],
  ['11/202', '11/202'],
  ['11/20281', '11/2028'],
])('%j typed at its end becomes %j', (typed, grouped) => {
  expect(groupExpiry(typed)).toBe(grouped);
});

test.each([
  ['4/29', '04/29'],
  ['04-2029', '04/29'],
  ['0429', '04/29'],
  ['13/29', '13/29'],
  ['04', '04'],
])('%j is left as %j', (typed, written) => {
  expect(formatExpiry(typed)).toBe(written);
});

test('a card is good until its month has ended everywhere', () => {
  const april = { month: 4, year: 2027 };
  expect(hasExpired(april, new Date('2027-05-01T11:59:00Z'))).toBe(false);
  expect(hasExpired(april, new Date('2027-05-01T12:00:00Z'))).toBe(true);
});
