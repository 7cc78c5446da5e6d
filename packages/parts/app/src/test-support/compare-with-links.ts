import { getLink, links, toSurfaceAddress, type LinkId, type Surface } from '@airline/links';

import type { AppPage } from '../page.ts';

/** Compares the pages of an app with the links of its surface: which pages are not its own, and which links have no page yet. */
export function compareWithLinks(
  surface: Surface,
  pages: readonly AppPage[],
): { readonly foreign: readonly LinkId[]; readonly awaited: readonly LinkId[] } {
  const ids = new Set(pages.map(({ id }) => id));
  // Two links may be one address of the web view: the page of either is the page of both.
  const paths = new Set(pages.map(({ path }) => path));
  const isShown = (id: LinkId) => ids.has(id) || paths.has(toSurfaceAddress(getLink(id).path, surface) ?? '');
  return {
    foreign: [...ids].filter((id) => !isOn(id, surface)),
    awaited: links.flatMap(({ id }) => (isOn(id, surface) && !isShown(id) ? [id] : [])),
  };
}

function isOn(id: LinkId, surface: Surface): boolean {
  return getLink(id).surfaces.includes(surface);
}
