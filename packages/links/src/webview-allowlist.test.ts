import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { links } from './catalogue.ts';
import { isWebviewAllowed, webviewBase } from './webview-allowlist.ts';

interface Case {
  readonly url: string;
  readonly origin?: string;
  readonly why: string;
}

const { allowed, refused } = JSON.parse(
  readFileSync(new URL('../vectors/webview-allowlist.json', import.meta.url), 'utf8'),
) as { readonly allowed: readonly Case[]; readonly refused: readonly Case[] };

describe('isWebviewAllowed', () => {
  test('is held by at least a hundred cases, sixty of them refused, each once and with its reason', () => {
    const cases = [...allowed, ...refused];
    expect(cases.length).toBeGreaterThanOrEqual(100);
    expect(refused.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ url, origin }) => `${origin ?? ''} ${url}`)).size).toBe(cases.length);
    expect(cases.filter(({ why }) => why.trim() === '')).toEqual([]);
  });

  test.each(allowed)('allows $url within $origin: $why', ({ url, origin }) => {
    expect(isWebviewAllowed(url, origin)).toBe(true);
  });

  test.each(refused)('refuses $url within $origin: $why', ({ url, origin }) => {
    expect(isWebviewAllowed(url, origin)).toBe(false);
  });

  test('allows the links of the web-view surface and no other, bare and under the base', () => {
    const filled = links.map((link) => ({
      surfaces: link.surfaces,
      path: link.path.replace(':product', 'business').replace(':passenger', '0').replace(/:\w+/, 'AB12CD'),
    }));
    expect(filled.filter(({ path }) => isWebviewAllowed(path))).toEqual(
      filled.filter(({ surfaces }) => surfaces.includes('webview')),
    );
    const own = new Set(filled.filter(({ surfaces }) => surfaces.includes('webview')).map(({ path }) => path));
    expect(filled.filter(({ path }) => isWebviewAllowed(webviewBase + path))).toEqual(
      filled.filter(
        ({ path }) => own.has(webviewBase + path) || (own.has(path) && !path.startsWith(`${webviewBase}/`)),
      ),
    );
  });

  test.each([undefined, null, 7, {}, ['/mobile/'], new URL('https://www.example.com/mobile/')])(
    'refuses what is not text: %j',
    (url) => {
      const isAllowed = isWebviewAllowed as (url: unknown, origin?: string) => boolean;
      expect(isAllowed(url)).toBe(false);
      expect(isAllowed(url, 'https://www.example.com')).toBe(false);
    },
  );

  test.each([
    '',
    'www.example.com',
    '//www.example.com',
    'null',
    'https://',
    'https://www.example.com/mobile',
    'https://www.example.com?a',
    'https://www.example.com#a',
    'https://user@www.example.com',
    'https://:secret@www.example.com',
    'ftp://www.example.com',
    'file:///',
    'xhttps://www.example.com',
    'xhttps://www.example.com/',
    'wss://www.example.com/',
    'httpss://www.example.com',
    null,
    7,
  ])('throws for the origin %j, and names it', (origin) => {
    const isAllowed = isWebviewAllowed as (url: string, origin: unknown) => boolean;
    expect(() => isAllowed('/mobile/', origin)).toThrow(
      new TypeError(`'${origin}' is no origin: give scheme, host and port, as in https://www.example.com.`),
    );
  });
});
