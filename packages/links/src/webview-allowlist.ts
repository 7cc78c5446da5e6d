import { type LinkPattern, linkPatterns, matchBelowWebviewBase, matchSegments } from './link-pattern.ts';
import { decodedSegments, parseUrl, placeholderOrigin } from './parse-url.ts';

export { webviewBase } from './webview-base.ts';

/**
 * Checks whether the native app's embedded web view may open an address: only a link of the `webview` surface, as it
 * stands or under `webviewBase`, with any query and fragment.
 *
 * Without `origin` only a path that starts with a single `/` can be allowed; with it also an absolute URL of exactly
 * that scheme, host and port. Segments are decoded once and compared whole, letter case kept. Refused, although a
 * browser would forgive it: dot segments, empty segments, user names and, before the query, `\`, white space, control
 * characters and characters outside ASCII. Anything that is not text is refused.
 * Does not look into the query: a page that follows a `returnTo` must check it by itself.
 * Source: docs/rules.md §2; cases for other languages in `vectors/webview-allowlist.json`.
 *
 * @throws TypeError when `origin` is given and is not an http(s) origin such as `https://www.example.com`
 *
 * @example
 * ```ts
 * import { isWebviewAllowed } from '@airline/links';
 *
 * console.log(isWebviewAllowed('/loyalty/myaccount/trips')); // true
 * console.log(isWebviewAllowed('//evil.example/loyalty/myaccount/trips')); // false
 * console.log(isWebviewAllowed('https://www.example.com/mobile/', 'https://www.example.com')); // true
 * ```
 */
export function isWebviewAllowed(url: string, origin?: string): boolean {
  const home = origin === undefined ? undefined : parseOrigin(origin);
  const path = pathWithin(url, home);
  const segments = path === undefined ? undefined : decodedSegments(path);
  if (!segments) return false;
  return linkPatterns().some((pattern) => isOpenTo(pattern, segments));
}

function isOpenTo(pattern: LinkPattern, segments: readonly string[]): boolean {
  if (!pattern.link.surfaces.includes('webview')) return false;
  return (matchSegments(pattern, segments) ?? matchBelowWebviewBase(pattern, segments)) !== undefined;
}

function parseOrigin(origin: string): string {
  const parsed = parseUrl(origin);
  const bare =
    parsed !== undefined &&
    (parsed.protocol === 'https:' || parsed.protocol === 'http:') &&
    parsed.username + parsed.password + parsed.search + parsed.hash === '' &&
    parsed.pathname === '/';
  if (!bare) {
    throw new TypeError(`'${origin}' is no origin: give scheme, host and port, as in https://www.example.com.`);
  }
  return parsed.origin;
}

/** Gives the path that the platform's parser reads from an address, when it is the very path and origin as written. */
function pathWithin(url: unknown, home: string | undefined): string | undefined {
  if (typeof url !== 'string') return undefined;
  const address = url.replace(/[?#].*/s, '');
  if (!/^[!-~]+$/.test(address)) return undefined;
  const { authority, path } = /^(?<authority>https?:\/\/[^/@]+)?(?<path>\/(?!\/).*)/i.exec(address)?.groups ?? {};
  if (authority !== undefined && home === undefined) return undefined;
  const expected = home ?? placeholderOrigin;
  const parsed = parseUrl(address, expected);
  // Equal only when the parser found nothing to repair: no dot segment, no backslash, nothing it would escape.
  return parsed?.origin === expected && parsed.pathname === path ? parsed.pathname : undefined;
}
