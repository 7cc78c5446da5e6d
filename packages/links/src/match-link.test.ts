import { describe, expect, test } from 'vitest';

import { links } from './catalogue.ts';
import { matchLink } from './match-link.ts';
import { webviewBase } from './webview-base.ts';

describe('matchLink', () => {
  test('finds every link by its own path', () => {
    const values: Record<string, string> = { passenger: '3', product: 'business', recordLocator: 'AB12CD' };
    for (const link of links) {
      const path = link.path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'spring-sale');
      expect(matchLink(path)).toMatchObject({ id: link.id, link });
    }
  });

  test.each([
    ['/', 'home'],
    ['/?a=1', 'home'],
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/login?returnTo=/trip/AB12CD', 'login'],
    ['/login/#top', 'login'],
    ['/accounthelp/', 'account-help'],
    ['/account/./snapshot', 'account-snapshot'],
    ['/x/../account/snapshot', 'account-snapshot'],
    ['/account/%73napshot', 'account-snapshot'],
    ['https://www.example.com/account/snapshot?a=1', 'account-snapshot'],
    ['HTTP://localhost:3000/login/', 'login'],
    ['https://www.example.com', 'home'],
  ])('finds the page of %s', (url, id) => {
    expect(matchLink(url)).toMatchObject({ id, params: {} });
  });

  test('gives parameters, decoded once', () => {
    expect(matchLink('/business/ctm/')?.params).toEqual({ product: 'business' });
    expect(matchLink('/loyalty/myaccount/promotion-detail/50%25%20m%C3%A1s')?.params).toEqual({
      promotionId: '50% más',
    });
    expect(matchLink('/loyalty/myaccount/promotion-detail/a%2Fb')?.params).toEqual({ promotionId: 'a/b' });
    expect(matchLink('/loyalty/myaccount/promotion-detail/%2574')?.params).toEqual({ promotionId: '%74' });
  });

  test('takes the more specific link where two fit', () => {
    expect(matchLink('/air/change/')?.id).toBe('air-change');
    expect(matchLink('/air/change/AB12CD')?.id).toBe('air-change-trip');
    expect(matchLink('/travel-funds/transfer')?.id).toBe('travel-funds-transfer');
    expect(matchLink('/login/ctm/')).toMatchObject({ id: 'ctm-home', params: { product: 'login' } });
  });

  test.each([
    ['/mobile/loyalty/myaccount/trips', 'my-account-trips', {}],
    ['/mobile/trip/AB12CD?src=mail', 'trip', { recordLocator: 'AB12CD' }],
    ['https://www.example.com/mobile/air/check-in/', 'air-check-in', {}],
  ])('finds the page of the web-view bundle at %s', (url, id, params) => {
    expect(matchLink(url)).toMatchObject({ id, params, base: webviewBase });
  });

  test.each([
    ['/mobile/', 'mobile-home'],
    ['/mobile/account/login', 'mobile-login'],
    ['/loyalty/myaccount/trips', 'my-account-trips'],
    ['/mobile/ctm/', 'ctm-home'],
  ])('finds %s as it stands', (url, id) => {
    expect(matchLink(url)).toMatchObject({ id, base: '' });
  });

  test.each([
    '/mobile/mobile/',
    '/mobile/mobile/trip/AB12CD',
    '/mobile/air/booking/',
    '/x/mobile/trip/AB12CD',
    '/Mobile/trip/AB12CD',
  ])('knows no page of the web-view bundle at %s', (url) => {
    expect(matchLink(url)).toBeUndefined();
  });

  test.each([0, 9, 10, 18])('matches passenger page %i', (passenger) => {
    expect(matchLink(`/air/booking/passenger/${passenger}`)?.params).toEqual({ passenger: `${passenger}` });
  });

  test.each(['19', '00', '01', '-1', '1.0', '', '１', '1%0A'])('knows no passenger page %j', (passenger) => {
    expect(matchLink(`/air/booking/passenger/${passenger}`)).toBeUndefined();
  });

  test.each([
    '',
    'login',
    'login/',
    '?/login/',
    '/LOGIN/',
    '/login/x',
    '/loginx',
    '/login//',
    '//login/',
    '///login/',
    '/\\login/',
    '/\t/evil.example/login/',
    '/login%2F',
    '/account%2Fsnapshot',
    '/account//snapshot',
    '/accoun%t',
    '/%C0/ctm/',
    '/Business/ctm/',
    '/business/ctm/nowhere',
    '/trip/',
    '/trip/AB12C',
    '/mobile/login/',
    'ftp://www.example.com/login/',
    'javascript:/login/',
    'https:/login/',
    'foo:/login/?https://',
    '//[/login/',
    'https://www.example.com//',
    'x https://www.example.com/login/',
    'https://',
    'https://www.example.com:99999/login/',
  ])('knows no page %j', (url) => {
    expect(matchLink(url)).toBeUndefined();
  });

  test.each([undefined, null, 7, {}, ['/login/'], new URL('https://www.example.com/login/')])(
    'gives undefined for what is not text: %j',
    (url) => {
      expect((matchLink as (url: unknown) => unknown)(url)).toBeUndefined();
    },
  );
});
