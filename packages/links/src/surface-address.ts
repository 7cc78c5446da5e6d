import { getLink, type Link, type LinkId, links } from './catalogue.ts';
import type { Surface } from './link-shape.ts';
import { type LinkMatch, matchLink } from './match-link.ts';
import { webviewBase } from './webview-base.ts';

/** The pages of the site whose counterparts in the web view have addresses that do not follow from theirs. */
const counterparts: Partial<Record<LinkId, LinkId>> = { home: 'mobile-home', login: 'mobile-login' };

/**
 * Gives the address at which a surface shows the page of an address, with its query and fragment; `undefined` where it has no
 * such page.
 *
 * 1. A page that the surface shows at the very address keeps it.
 * 2. The web view's pages stand below `webviewBase`: there an address of the site becomes the one below it.
 * 3. Where a surface has the page under another address alone (`aliasOf`), that one is given.
 * 4. The site's home page and login lead to those of the web view.
 * 5. Below `webviewBase`, what is no page there is read as the address of the site that follows it.
 *
 * Takes a path from the root that starts with a single `/`; anything else gives `undefined`, as does an address without a link.
 *
 * @example
 * ```ts
 * import { toSurfaceAddress } from '@airline/links';
 *
 * console.log(toSurfaceAddress('/trip/AB12CD?src=mail', 'webview')); // '/mobile/trip/AB12CD?src=mail'
 * console.log(toSurfaceAddress('/loyalty/myaccount/profile-security', 'webview')); // '/mobile/loyalty/myaccount/security'
 * console.log(toSurfaceAddress('/air/booking/', 'webview')); // undefined
 * ```
 */
export function toSurfaceAddress(address: string, surface: Surface): string | undefined {
  const [, path = '', tail = ''] = /^(\/(?![/\\])[^?#]*)(.*)$/s.exec(address) ?? [];
  const match = path === '' ? undefined : matchLink(path);
  if (match === undefined) {
    const rest = address.slice(webviewBase.length);
    const isRead = surface === 'webview' && path.startsWith(`${webviewBase}/`) && !isBelow(webviewBase, rest);
    return isRead ? toSurfaceAddress(rest, surface) : undefined;
  }
  const base = surface === 'webview' ? webviewBase : '';
  // What stands below the base is a page of the web view alone.
  if (match.base !== '' && surface !== 'webview') return undefined;
  if (match.link.surfaces.includes(surface) && isBelow(base, path)) return address;
  const link = findLink(match, surface);
  return link === undefined ? undefined : build(base, link, match) + tail;
}

/** Finds the link by which a surface shows the page of another one. */
function findLink({ id, link }: LinkMatch, surface: Surface): Link | undefined {
  const own = getLink(link.aliasOf ?? id);
  const shown = links.filter(({ surfaces }) => surfaces.includes(surface));
  return (
    shown.find((other) => other.id === id) ??
    shown.find((other) => other.path === webviewBase + own.path || other.id === counterparts[own.id]) ??
    shown.find((other) => other.id === own.id || other.aliasOf === own.id)
  );
}

function build(base: string, { path }: Link, { params }: LinkMatch): string {
  const values: Readonly<Record<string, string>> = params;
  const built = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return isBelow(base, built) ? built : base + built;
}

function isBelow(base: string, path: string): boolean {
  return base === '' || path === base || path.startsWith(`${base}/`);
}
