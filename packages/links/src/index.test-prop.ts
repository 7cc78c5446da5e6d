import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { buildPath, isWebviewAllowed, links, matchLink, webviewBase, withoutPersonalParameters } from './index.ts';

const segment = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text !== '.' && text !== '..');
const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  passenger: fc.integer({ min: 0, max: 18 }).map(String),
  product: fc.stringMatching(/^[a-z][a-z0-9-]*$/),
  recordLocator: fc.stringMatching(/^[A-Za-z0-9]{6}$/),
  promotionId: segment,
  document: segment,
  version: segment,
};

const linkWithParameters = fc.constantFrom(...links).chain((link) => {
  const names = [...link.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = fc.record(Object.fromEntries(names.map((name) => [name, values[name] ?? fc.string()])));
  return fc.tuple(fc.constant(link), params);
});

const build = buildPath as (id: string, params: Readonly<Record<string, unknown>>) => string;

test('what buildPath builds, matchLink takes apart into the same link and parameters', () => {
  fc.assert(
    fc.property(linkWithParameters, fc.constantFrom('', '?a=/b', '#c'), ([link, params], tail) => {
      const match = matchLink(build(link.id, params) + tail);
      expect(match?.params).toEqual(params);
      expect(match?.link).toBe(link);
    }),
  );
});

test('below the base of the web view, matchLink finds what isWebviewAllowed lets open there', () => {
  fc.assert(
    fc.property(linkWithParameters, ([link, params]) => {
      const path = webviewBase + build(link.id, params);
      const match = matchLink(path);
      fc.pre(match === undefined || match.base === webviewBase);
      expect(match?.link).toBe(isWebviewAllowed(path) ? link : undefined);
      expect(match?.params).toEqual(isWebviewAllowed(path) ? params : undefined);
    }),
  );
});

test('a built address is canonical: printable ASCII that a URL parser leaves as it is', () => {
  fc.assert(
    fc.property(linkWithParameters, ([link, params]) => {
      const path = build(link.id, params);
      expect(path).toMatch(/^\/[!-~]*$/);
      expect(new URL(path, 'https://www.example.com').href).toBe(`https://www.example.com${path}`);
      expect(path.endsWith('/')).toBe(link.trailingSlash);
    }),
  );
});

test('a built address is allowed in the web view exactly when its link is of that surface', () => {
  fc.assert(
    fc.property(linkWithParameters, ([link, params]) => {
      expect(isWebviewAllowed(build(link.id, params))).toBe(link.surfaces.includes('webview'));
    }),
  );
});

const hostile = fc
  .array(
    fc
      .constantFrom('/', '\\', '.', '..', '%2e', '%2F', '%5c', '@', ':', 'https:', '//', '\t', '%00', 'mobile', 'trips')
      .map(String),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('an address that is allowed is, to a browser, a page of the web view on the given origin', () => {
  const origin = 'https://www.example.com';
  fc.assert(
    fc.property(
      fc.oneof(hostile, fc.webUrl(), fc.string({ unit: 'binary' })),
      fc.constantFrom('', '/', '/mobile/', `${origin}/mobile/`, '/loyalty/myaccount/trips'),
      (text, start) => {
        for (const url of [start + text, text + start]) {
          if (!isWebviewAllowed(url, origin)) continue;
          const opened = new URL(url, origin);
          expect(opened.origin).toBe(origin);
          const bare = opened.pathname.replace(/^\/mobile(?=\/.)/, '');
          expect(matchLink(bare)?.link.surfaces).toContain('webview');
        }
      },
    ),
    { numRuns: propertyRuns(2000) },
  );
});

test('no text makes the lookups throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => matchLink(text)).not.toThrow();
      expect(() => isWebviewAllowed(text)).not.toThrow();
      expect(() => withoutPersonalParameters(text)).not.toThrow();
    }),
  );
});

test('the loyalty number is gone, and every other parameter is there as before', () => {
  const part = fc.tuple(fc.constantFrom('rr_number', 'RR_number', 'src', 'Referente', ''), fc.string());
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const before = new URLSearchParams(parts.map(([name, value]) => [name, value]));
      const after = new URLSearchParams(withoutPersonalParameters(`/x?${before}`).replace(/^\/x\??/, ''));
      expect([...after]).toEqual([...before].filter(([name]) => name.toLowerCase() !== 'rr_number'));
    }),
  );
});
