import { linkPurposes } from '@airline/contract';
import { expect, test } from 'vitest';

import { linkUrl } from './link-page.ts';

test('the secret of a link stands behind the # and nowhere else', () => {
  for (const purpose of linkPurposes) {
    for (const destination of [{ surface: 'traveller' }, { surface: 'ctm', product: 'business' }] as const) {
      const url = new URL(linkUrl('https://alisio.example', { purpose, destination, token: 'secret' }));
      expect(url.hash).toBe('#secret');
      expect(url.origin + url.pathname + url.search).not.toContain('secret');
    }
  }
});

test('travel managers come back to their portal, everybody else to the site', () => {
  const link = { purpose: 'resetPassword', token: 't' } as const;
  expect(linkUrl('https://a.example', { ...link, destination: { surface: 'ctm', product: 'business' } })).toBe(
    'https://a.example/business/ctm/password-help#t',
  );
  expect(linkUrl('https://a.example', { ...link, destination: { surface: 'traveller' } })).toBe(
    'https://a.example/accounthelp/reset-password#t',
  );
});
