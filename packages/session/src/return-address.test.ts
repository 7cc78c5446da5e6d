import { expect, test } from 'vitest';

import { loginAddress, parseReturnAddress } from './return-address.ts';

test.each([
  ['/account/snapshot', 'traveller', '/account/snapshot'],
  ['/air/booking/flights?from=DAL&to=HOU', 'traveller', '/air/booking/flights?from=DAL&to=HOU'],
  ['/trip/AB23CD#token', 'traveller', '/trip/AB23CD'],
  ['/business/ctm/reports', 'ctm', '/business/ctm/reports'],
  ['/mobile/loyalty/myaccount/trips', 'webview', '/mobile/loyalty/myaccount/trips'],
  ['/loyalty/myaccount/trips', 'webview', '/mobile/loyalty/myaccount/trips'],
  ['/loyalty/myaccount/profile-security?src=mail', 'webview', '/mobile/loyalty/myaccount/security?src=mail'],
  ['/account/snapshot?src=mail&rr_number=601234567', 'traveller', '/account/snapshot?src=mail'],
] as const)('%s is a page of %s', (address, surface, expected) => {
  expect(parseReturnAddress(address, surface)).toBe(expected);
});

test.each([
  'https://evil.example/',
  '//evil.example/account/snapshot',
  '/\\evil.example',
  '\\/evil.example',
  '/%5Cevil.example',
  '/account/../../evil',
  '/./account/snapshot',
  '/account/snapshot\n',
  ' /account/snapshot',
  '/\t/evil.example',
  'javascript:alert(1)',
  'account/snapshot',
  '/no/such/page',
  '/login/',
  '/login/?returnTo=/login/',
  '/business/ctm/reports',
  '/mobile/',
  '/mobile/loyalty/myaccount/trips',
  '',
  null,
  undefined,
  42,
])('%j is no page to go back to', (address) => {
  expect(parseReturnAddress(address, 'traveller')).toBeUndefined();
});

test.each(['/air/booking/', '/account/snapshot', '/login/', '/mobile/account/login', '/business/ctm/'])(
  '%s is no page of the web view to go back to',
  (address) => {
    expect(parseReturnAddress(address, 'webview')).toBeUndefined();
  },
);

test('the login page learns where the person was', () => {
  const address = loginAddress({ surface: 'traveller', returnTo: '/account/snapshot' });
  expect(address).toBe('/login/?returnTo=%2Faccount%2Fsnapshot');
  const { searchParams } = new URL(address, 'http://localhost');
  expect(parseReturnAddress(searchParams.get('returnTo'), 'traveller')).toBe('/account/snapshot');
});

test('a portal leads back to pages of its own product alone', () => {
  expect(parseReturnAddress('/business/ctm/reports', 'ctm', 'business')).toBe('/business/ctm/reports');
  expect(parseReturnAddress('/acme/ctm/', 'ctm', 'business')).toBeUndefined();
  expect(loginAddress({ surface: 'ctm', product: 'business', returnTo: '/acme/ctm/' })).toBe('/business/ctm/login/');
});

test('an address of elsewhere is left out', () => {
  expect(loginAddress({ surface: 'ctm', product: 'business', returnTo: '//evil.example' })).toBe(
    '/business/ctm/login/',
  );
});
