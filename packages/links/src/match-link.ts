import type { Link, LinkId, LinkPath } from './catalogue.ts';
import { linkPatterns, matchBelowWebviewBase, matchSegments } from './link-pattern.ts';
import { decodedSegments, parseUrl, placeholderOrigin } from './parse-url.ts';
import type { MatchedParameters } from './path-parameters.ts';
import { webviewBase } from './webview-base.ts';

/**
 * Describes the link that an address belongs to; comparing `id` narrows the type of `params`.
 *
 * `base` is where the address stands: `webviewBase` for a page of the web-view bundle, `''` for an address from the root.
 *
 * @example
 * ```ts
 * import { matchLink, type LinkMatch } from '@airline/links';
 *
 * const match: LinkMatch | undefined = matchLink('/trip/AB12CD');
 * if (match?.id === 'trip') console.log(match.params.recordLocator); // 'AB12CD'
 * ```
 */
export type LinkMatch = {
  readonly [Id in LinkId]: {
    readonly id: Id;
    readonly link: Link<Id>;
    readonly params: MatchedParameters<LinkPath<Id>>;
    readonly base: '' | typeof webviewBase;
  };
}[LinkId];

/**
 * Finds the link of a path or of an absolute http(s) URL; where two fit, the more specific one.
 *
 * The path is resolved as a browser does, each segment decoded once, letter case kept, a trailing slash optional,
 * query and fragment ignored; parameters keep their rules. A link of the `webview` surface is found below `webviewBase`
 * too, where its bundle is served. Anything else, of any type, gives `undefined`.
 * Does not check the host: `isWebviewAllowed` decides what may load.
 *
 * @example
 * ```ts
 * import { matchLink } from '@airline/links';
 *
 * console.log(matchLink('/business/ctm/reports?page=2')?.params); // { product: 'business' }
 * console.log(matchLink('/air/booking/passenger/19')); // undefined
 * console.log(matchLink('/mobile/loyalty/myaccount/trips')?.id); // 'my-account-trips'
 * ```
 */
export function matchLink(url: string): LinkMatch | undefined {
  const pathname = parsePathname(url);
  const segments = pathname === undefined ? undefined : decodedSegments(pathname);
  if (!segments) return undefined;
  return findMatch(segments, '', matchSegments) ?? findMatch(segments, webviewBase, matchBelowWebviewBase);
}

function findMatch(
  segments: readonly string[],
  base: LinkMatch['base'],
  match: typeof matchSegments,
): LinkMatch | undefined {
  for (const pattern of linkPatterns()) {
    const params = match(pattern, segments);
    // The catalogue pairs each id with its own path, which the compiler cannot follow through the loop.
    if (params) return { id: pattern.link.id, link: pattern.link, params, base } as LinkMatch;
  }
  return undefined;
}

function parsePathname(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  if (/^https?:\/\//i.test(url)) return parseUrl(url)?.pathname;
  if (!url.startsWith('/')) return undefined;
  const parsed = parseUrl(url, placeholderOrigin);
  return parsed?.origin === placeholderOrigin ? parsed.pathname : undefined;
}
