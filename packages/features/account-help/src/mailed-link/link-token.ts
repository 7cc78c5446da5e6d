import { linkToken } from '@airline/contract';

/** What stands behind the `#` of an address that a mail could have linked to. */
export type LinkFragment =
  | { readonly kind: 'token'; readonly token: string }
  /** Looks like a secret and is none: cut off, or copied with something behind it. */
  | { readonly kind: 'broken' };

/** Shorter fragments lead to a place in the page. */
const shortestBrokenLength = 36;

/** Reads the fragment of an address; `undefined` when it is no mailed link's. */
export function linkFragmentOf(hash: string): LinkFragment | undefined {
  const text = hash.replace(/^#/, '');
  if (linkToken.safeParse(text).success) return { kind: 'token', token: text };
  return text.length >= shortestBrokenLength && /^[\w-]+$/.test(text) ? { kind: 'broken' } : undefined;
}
