import { linkPurposes } from '@airline/contract';
import { expect, test } from 'vitest';

import { linkUrl } from './link-page.ts';

test('the secret of a link stands behind the # and nowhere else', () => {
  for (const purpose of linkPurposes) {
    for (const destination of [
      { surface: 'traveller' },
      { surface: 'webview' },
      { surface: 'ctm', product: 'business' },
    ] as const) {
      const url = new URL(linkUrl('https://alisio.example', { purpose, destination, language: 'es', token: 'secret' }));
      expect(url.hash).toBe('#secret');
      expect(url.origin + url.pathname + url.search).not.toContain('secret');
    }
  }
});

test('everybody comes back to the app that they asked in, in the language of the mail', () => {
  const link = { purpose: 'resetPassword', language: 'en', token: 't' } as const;
  expect(linkUrl('https://a.example', { ...link, destination: { surface: 'ctm', product: 'business' } })).toBe(
    'https://a.example/business/ctm/password-help?language=en#t',
  );
  expect(linkUrl('https://a.example', { ...link, destination: { surface: 'traveller' } })).toBe(
    'https://a.example/accounthelp/reset-password?language=en#t',
  );
  expect(linkUrl('https://a.example', { ...link, destination: { surface: 'webview' } })).toBe(
    'https://a.example/mobile/accounthelp/reset-password?language=en#t',
  );
});
