import { describe, expect, test } from 'vitest';

import { links } from './catalogue.ts';
import { toSurfaceAddress } from './surface-address.ts';

describe('toSurfaceAddress', () => {
  test.each([
    ['/loyalty/myaccount/trips', '/mobile/loyalty/myaccount/trips'],
    ['/loyalty/myaccount/rapid-rewards?year=2026#tiers', '/mobile/loyalty/myaccount/rapid-rewards?year=2026#tiers'],
    ['/trip/AB12CD', '/mobile/trip/AB12CD'],
    ['/find-my-trip', '/mobile/find-my-trip'],
    ['/air/check-in', '/mobile/air/check-in/'],
    ['/loyalty/myaccount/profile-personal', '/mobile/loyalty/myaccount/profile/personal'],
    ['/loyalty/myaccount/profile-security', '/mobile/loyalty/myaccount/security'],
    ['/accounthelp/change-email', '/mobile/accounthelp/change-email'],
    ['/account/forgot-password?src=mail', '/mobile/accounthelp/reset-password?src=mail'],
    ['/login/?returnTo=%2Ftrip%2FAB12CD', '/mobile/account/login?returnTo=%2Ftrip%2FAB12CD'],
    ['/', '/mobile/'],
    ['/travel-funds/transfer', '/mobile/travel-funds/transfer'],
    ['/air/flight-status/?flight=9Z12', '/mobile/air/flight-status/?flight=9Z12'],
  ])('the web view shows %s at %s', (address, shown) => {
    expect(toSurfaceAddress(address, 'webview')).toBe(shown);
    expect(toSurfaceAddress(shown, 'webview')).toBe(shown);
  });

  test.each([
    ['/mobile/login/', '/mobile/account/login'],
    ['/mobile/loyalty/myaccount/profile-security', '/mobile/loyalty/myaccount/security'],
  ])('%s, which is no page, is read as what follows the base: %s', (address, shown) => {
    expect(toSurfaceAddress(address, 'webview')).toBe(shown);
  });

  test.each([
    '/air/booking/',
    '/mobile/air/booking/',
    '/mobile/nothing',
    '/mobile/mobile/',
    '/nothing',
    '//evil.example/trip/AB12CD',
    '/\\evil.example/trip/AB12CD',
    'https://www.example.com/trip/AB12CD',
    '?page=2',
    '#tiers',
    '',
  ])('the web view has no page for %j', (address) => {
    expect(toSurfaceAddress(address, 'webview')).toBeUndefined();
  });

  test('the site and the portal show their own links where they stand, and none of the web view', () => {
    expect(toSurfaceAddress('/trip/AB12CD?a=1', 'traveller')).toBe('/trip/AB12CD?a=1');
    expect(toSurfaceAddress('/business/ctm/', 'ctm')).toBe('/business/ctm/');
    expect(toSurfaceAddress('/business/ctm/', 'traveller')).toBeUndefined();
    expect(toSurfaceAddress('/mobile/trip/AB12CD', 'traveller')).toBeUndefined();
    expect(toSurfaceAddress('/mobile/', 'traveller')).toBeUndefined();
  });

  test('every link of the web view is shown below its base', () => {
    const shown = links
      .filter(({ surfaces }) => surfaces.includes('webview'))
      .map(({ path }) => toSurfaceAddress(path.replaceAll(':recordLocator', 'AB12CD'), 'webview'));
    expect(shown.filter((address) => !address?.startsWith('/mobile/'))).toEqual([]);
  });
});
