import { describe, expect, test } from 'vitest';

import { buildPath } from './build-path.ts';

describe('buildPath', () => {
  test('gives the canonical address, with the trailing slash where there is one', () => {
    expect(buildPath('home')).toBe('/');
    expect(buildPath('login')).toBe('/login/');
    expect(buildPath('login', {})).toBe('/login/');
    expect(buildPath('account-help')).toBe('/accounthelp');
    expect(buildPath('ctm-home', { product: 'business' })).toBe('/business/ctm/');
    expect(buildPath('ctm-reports', { product: 'b2-x' })).toBe('/b2-x/ctm/reports');
  });

  test.each([0, 1, 9, 10, 17, 18])('builds passenger page %i from a number and from text', (passenger) => {
    expect(buildPath('air-booking-passenger', { passenger })).toBe(`/air/booking/passenger/${passenger}`);
    expect(buildPath('air-booking-passenger', { passenger: `${passenger}` })).toBe(
      `/air/booking/passenger/${passenger}`,
    );
  });

  test.each([19, 20, 100, -1, '', '00', '01', '1 ', ' 1', '1\n', '+1', '1e0', '１', '118', '181'])(
    'refuses passenger page %j',
    (passenger) => {
      expect(() => buildPath('air-booking-passenger', { passenger })).toThrow(RangeError);
    },
  );

  test.each(['B', 'Business', '2b', '-b', 'a_b', 'a/b', 'a b', 'ñ', ''])('refuses the product %j', (product) => {
    expect(() => buildPath('ctm-home', { product })).toThrow(RangeError);
  });

  test.each(['AB12C', 'AB12CDE', 'AB12C-', 'AB12CÑ'])('refuses the record locator %j', (recordLocator) => {
    expect(() => buildPath('trip', { recordLocator })).toThrow(RangeError);
  });

  test.each([
    ['a/b', 'a%2Fb'],
    ['50% más', '50%25%20m%C3%A1s'],
    ['?#&', '%3F%23%26'],
    ['%2e%2e', '%252e%252e'],
    ['...', '...'],
    ['😀', '%F0%9F%98%80'],
    ['$&', '%24%26'],
  ])('percent-encodes %j', (promotionId, encoded) => {
    expect(buildPath('my-account-promotion-detail', { promotionId })).toBe(
      `/loyalty/myaccount/promotion-detail/${encoded}`,
    );
  });

  test.each([
    ['', 'it is empty'],
    ['.', 'a browser would read it as a step in the path'],
    ['..', 'a browser would read it as a step in the path'],
    ['\uD83D', 'half a surrogate pair'],
    ['a\uDE00', 'half a surrogate pair'],
  ])('refuses %j for a parameter without a rule', (promotionId, why) => {
    expect(() => buildPath('my-account-promotion-detail', { promotionId })).toThrow(RangeError);
    expect(() => buildPath('my-account-promotion-detail', { promotionId })).toThrow(why);
  });

  test('says what was given, and which rule it breaks', () => {
    expect(() => buildPath('air-booking-passenger', { passenger: 19 })).toThrow(
      "Link 'air-booking-passenger' cannot take 19 (number) for 'passenger': it does not match ^(0|[1-9]|1[0-8])$.",
    );
    expect(() => buildPath('trip', { recordLocator: 'AB' })).toThrow(
      "Link 'trip' cannot take 'AB' for 'recordLocator': it does not match ^[A-Za-z0-9]{6}$.",
    );
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e21])('refuses the number %d', (promotionId) => {
    expect(() => buildPath('my-account-promotion-detail', { promotionId })).toThrow(
      `Link 'my-account-promotion-detail' takes text or a whole number for 'promotionId', not ${promotionId} (number).`,
    );
  });

  test('writes a whole number as its digits', () => {
    expect(buildPath('my-account-promotion-detail', { promotionId: 42 })).toMatch(/\/42$/);
  });

  describe('called without types', () => {
    const build = buildPath as (id: unknown, params?: unknown) => string;

    test('refuses an unknown link and names it', () => {
      expect(() => build('nowhere')).toThrow(new TypeError("There is no link 'nowhere': the ids stand in `links`."));
      expect(() => build(7)).toThrow(new TypeError('There is no link 7 (number): the ids stand in `links`.'));
    });

    test.each([undefined, {}, { recordLocator: undefined }, Object.create({ recordLocator: 'AB12CD' }) as unknown])(
      'refuses a missing parameter: %j',
      (params) => {
        expect(() => build('trip', params)).toThrow(
          new TypeError("Link 'trip' needs the parameter 'recordLocator', and none was given."),
        );
      },
    );

    test.each([null, true, ['AB12CD'], {}])('refuses a parameter of another type: %j', (recordLocator) => {
      expect(() => build('trip', { recordLocator })).toThrow(TypeError);
      expect(() => build('trip', { recordLocator })).toThrow("takes text or a whole number for 'recordLocator', not");
    });

    test('refuses a parameter that the path does not have', () => {
      expect(() => build('trip', { recordLocator: 'AB12CD', page: 1 })).toThrow(
        new TypeError("Link 'trip' has no parameter 'page': its path is /trip/:recordLocator."),
      );
      expect(() => build('login', { page: 1 })).toThrow("Link 'login' has no parameter 'page'");
    });
  });
});
