import { linkFragmentOf, type LinkFragment } from './link-token.ts';

const keyOf = (pathname: string): string => `airline.link.${pathname}`;

/** Gives the link that a page holds since it took it out of its address: it outlives a reload, in this tab. */
export function keptLink(pathname: string): LinkFragment | undefined {
  try {
    return linkFragmentOf(sessionStorage.getItem(keyOf(pathname)) ?? '');
  } catch {
    // Storage is denied: the link lasts as long as the page does.
    return undefined;
  }
}

/** Keeps the link of a page until it was used, or forgets it. */
export function keepLink(pathname: string, link: LinkFragment | undefined): void {
  try {
    if (link?.kind === 'token') sessionStorage.setItem(keyOf(pathname), link.token);
    else sessionStorage.removeItem(keyOf(pathname));
  } catch {
    // As above.
  }
}
