import { getLink, links, type LinkId, type Surface } from '@airline/links';

import type { AppPage } from '../page.ts';

/** Compares the pages of an app with the links of its surface: which pages are not its own, and which links have no page yet. */
export function compareWithLinks(
  surface: Surface,
  pages: readonly AppPage[],
): { readonly foreign: readonly LinkId[]; readonly awaited: readonly LinkId[] } {
  const ids = new Set(pages.map(({ id }) => id));
  return {
    foreign: [...ids].filter((id) => !isOn(id, surface)),
    awaited: links.flatMap(({ id }) => (isOn(id, surface) && !ids.has(id) ? [id] : [])),
  };
}

function isOn(id: LinkId, surface: Surface): boolean {
  return getLink(id).surfaces.includes(surface);
}
