import { expect, test } from 'vitest';

import { listAccountPlaces } from './account-places.ts';

test('the web view leads to the pages that it has, at its own addresses', () => {
  const places = listAccountPlaces({ isMember: true, keepsTravelers: true, surface: 'webview' });
  expect(places).toEqual([
    { name: 'personal', href: '/mobile/loyalty/myaccount/profile/personal' },
    { name: 'payment', href: '/mobile/loyalty/myaccount/payment' },
    { name: 'security', href: '/mobile/loyalty/myaccount/security' },
    { name: 'trips', href: '/mobile/loyalty/myaccount/trips' },
    { name: 'rewards', href: '/mobile/loyalty/myaccount/rapid-rewards' },
  ]);
});

test('the site leads to all of them', () => {
  expect(listAccountPlaces({ isMember: true, keepsTravelers: true, surface: 'traveller' })).toHaveLength(13);
});
