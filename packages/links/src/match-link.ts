import type { Link, LinkId, LinkPath } from './catalogue.ts';
import { linkPatterns, matchSegments } from './link-pattern.ts';
import { decodedSegments, parseUrl, placeholderOrigin } from './parse-url.ts';
import type { MatchedParameters } from './path-parameters.ts';

/**
 * Tells which link an address belongs to; comparing `id` narrows the type of `params`.
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
  };
}[LinkId];

/**
 * Finds the link of a path or of an absolute http(s) URL; where two fit, the more specific one.
 *
 * The path is resolved as a browser does, each segment decoded once, letter case kept, a trailing slash optional,
 * query and fragment ignored; parameters keep their rules. Anything else, of any type, gives `undefined`.
 * Does not check the host: it tells pages apart, `isWebviewAllowed` decides what may load.
 *
 * @example
 * ```ts
 * import { matchLink } from '@airline/links';
 *
 * console.log(matchLink('/business/ctm/reports?page=2')?.params); // { product: 'business' }
 * console.log(matchLink('/air/booking/passenger/19')); // undefined
 * ```
 */
export function matchLink(url: string): LinkMatch | undefined {
  const pathname = pathnameOf(url);
  const segments = pathname === undefined ? undefined : decodedSegments(pathname);
  if (!segments) return undefined;
  for (const pattern of linkPatterns()) {
    const params = matchSegments(pattern, segments);
    // The catalogue pairs each id with its own path, which the compiler cannot follow through the loop.
    if (params) return { id: pattern.link.id, link: pattern.link, params } as LinkMatch;
  }
  return undefined;
}

function pathnameOf(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  if (/^https?:\/\//i.test(url)) return parseUrl(url)?.pathname;
  if (!url.startsWith('/')) return undefined;
  const parsed = parseUrl(url, placeholderOrigin);
  return parsed?.origin === placeholderOrigin ? parsed.pathname : undefined;
}
