/**
 * A word of a login's `response_type`: the identity token, and the kind of access token beside it.
 *
 * Source: docs/rules.md §4 and §7.
 *
 * @example
 * ```ts
 * import type { ResponseTypeWord } from '@airline/client-config/response-type';
 *
 * const word: ResponseTypeWord = 'id_token';
 * ```
 */
export type ResponseTypeWord = 'id_token' | 'site' | 'corporate';

/**
 * Parses a `response_type` into the set of its words.
 *
 * Gives a new set, `id_token` with either `site` or `corporate`; `undefined` for anything else: another word, a word
 * missing or twice, other white space than one space between words, no text at all. The order of the words means
 * nothing, so `id_token site` and `site id_token` are the same.
 *
 * Source: docs/rules.md §4 and §7; RFC 6749 §3.1.1.
 *
 * @example
 * ```ts
 * import { parseResponseType } from '@airline/client-config/response-type';
 *
 * parseResponseType('site id_token'); // Set { 'id_token', 'site' }
 * parseResponseType('id_token'); // undefined
 * ```
 */
export function parseResponseType(text: unknown): ReadonlySet<ResponseTypeWord> | undefined {
  if (text === 'id_token site' || text === 'site id_token') return new Set(['id_token', 'site']);
  if (text === 'id_token corporate' || text === 'corporate id_token') return new Set(['id_token', 'corporate']);
  return undefined;
}

/**
 * Writes a set of words as a `response_type`, in one order whatever the set's own is.
 *
 * Source: docs/rules.md §7; RFC 6749 §3.1.1.
 *
 * @example
 * ```ts
 * import { formatResponseType } from '@airline/client-config/response-type';
 *
 * formatResponseType(new Set(['site', 'id_token'])); // 'id_token site'
 * ```
 */
export function formatResponseType(words: ReadonlySet<ResponseTypeWord>): string {
  return (['id_token', 'site', 'corporate'] as const).filter((word) => words.has(word)).join(' ');
}
