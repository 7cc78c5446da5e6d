import { toText, type SitePage } from './read-page.ts';

const links = /<a\b[^>]*\bhref="(\/[^"?]*)"[^>]*>(.*?)<\/a>/gs;

/** Lists what the pages' own links call each address: a page is found by what others say of it, too. */
export function readLinkNames(pages: readonly SitePage[]): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  for (const { html } of pages) {
    for (const [, address = '', inner = ''] of html.matchAll(links)) {
      const known = names.get(address) ?? new Set();
      names.set(address, known.add(toText(inner)));
    }
  }
  return new Map(Array.from(names, ([address, texts]) => [address, [...texts].join(' · ')]));
}
