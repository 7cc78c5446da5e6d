/**
 * Lists the query parameters that analytics tracks, in alphabetical order without regard to case; `Referente` keeps its capital.
 *
 * Source: docs/rules.md §9. `rr_number` is among them and is personal data: see `personalQueryParameters`.
 *
 * @example
 * ```ts
 * import { trackedQueryParameters } from '@airline/links/query-parameters';
 *
 * const query = new URLSearchParams('cmpid=spring&page=2');
 * const tracked = trackedQueryParameters.filter((name) => query.has(name));
 * console.log(tracked); // ['cmpid']
 * ```
 */
export const trackedQueryParameters = /* @__PURE__ */ Object.freeze([
  'cbid',
  'clk',
  'cmpid',
  'f',
  'int',
  'intcmp',
  'ref',
  'Referente',
  'rmid',
  'rr_number',
  'rrid',
  'rsd',
  'src',
  'vast',
] as const);

/**
 * Lists the query parameters that carry personal data, which no visible address, log or report may show.
 *
 * @example
 * ```ts
 * import { personalQueryParameters } from '@airline/links/query-parameters';
 *
 * console.log(personalQueryParameters); // ['rr_number']
 * ```
 */
export const personalQueryParameters = /* @__PURE__ */ Object.freeze(['rr_number'] as const);

/**
 * Removes the personal parameters (the loyalty number `rr_number`) from an address, wherever they stand in its query.
 *
 * Takes a path, a query that starts with `?`, or an absolute URL; everything else in it stays byte for byte, so an
 * address without them comes back as given. Names are compared decoded and in any letter case: to leave one in is
 * worse than to take one too many. Does not look at the path or the fragment.
 *
 * @example
 * ```ts
 * import { withoutPersonalParameters } from '@airline/links/query-parameters';
 *
 * console.log(withoutPersonalParameters('/login/?src=mail&rr_number=123#top')); // '/login/?src=mail#top'
 * ```
 */
export function withoutPersonalParameters(url: string): string {
  const fragmentAt = url.search(/#|$/);
  const queryAt = url.slice(0, fragmentAt).indexOf('?');
  if (queryAt === -1) return url;
  const parts = url.slice(queryAt + 1, fragmentAt).split('&');
  const kept = parts.filter((part) => !isPersonal(part));
  return url.slice(0, queryAt) + (kept.length > 0 ? `?${kept.join('&')}` : '') + url.slice(fragmentAt);
}

function isPersonal(part: string): boolean {
  const personal: readonly string[] = personalQueryParameters;
  return personal.includes(decodedName(part.replace(/=.*/s, '')).toLowerCase());
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
