import { isLanguage, longestQuery, searchCollections, type Language, type SearchCollection } from '@airline/contract';
import type { Context } from 'hono';

import { refusedByName, type Refused } from '../../http/refusal.ts';

/** Refuses a request that lacks a parameter of those it needs, or names a collection that is none (404). */
export function checkCollection(
  context: Context,
  needed: readonly string[],
): { readonly collection: SearchCollection } | Refused {
  const asked = context.req.queries();
  if (needed.some((name) => asked[name] === undefined)) return refusedByName('missingParameter');
  const collection = searchCollections.find((one) => one === asked['collection']?.[0]);
  return collection === undefined ? refusedByName('invalidCollection') : { collection };
}

/** Reads the language that a profile is: `byDefault` for one that is none. */
export function languageOfProfile(profile: string | undefined, byDefault: Language): Language {
  return isLanguage(profile) ? profile : byDefault;
}

/** Cuts a query to what is searched, on one line. */
export function tidyQuery(query: string): string {
  return query
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestQuery)
    .replaceAll(/\p{Surrogate}/gu, '');
}
