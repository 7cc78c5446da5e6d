import { buildPath, matchLink, toSurfaceAddress, withoutPersonalParameters } from '@airline/links';

/**
 * Names an app, as links say where they open.
 *
 * @example
 * ```ts
 * import type { Surface } from '@airline/session';
 *
 * const surface: Surface = 'traveller';
 * ```
 */
export type Surface = 'traveller' | 'ctm' | 'webview';

const loginPages: ReadonlySet<string> = new Set(['login', 'ctm-login', 'mobile-login']);
const placeholderOrigin = 'http://return.invalid';

/**
 * Gives the address to go back to after a login, when it is a page of the app itself; else `undefined`.
 *
 * Only a path that the browser reads as it is written, that the link catalogue knows and that the app shows: no other origin
 * can be reached by it (OWASP ASVS 5.0, 3.7.2). The fragment is dropped, for it may hold a mailed link's token, and so are
 * parameters that carry personal data. A page of the site that the web view has too is led to where the web view has it. Where the `product` of a portal is given, only its pages are led to.
 *
 * @example
 * ```ts
 * import { parseReturnAddress } from '@airline/session';
 *
 * console.log(parseReturnAddress('/account/snapshot', 'traveller')); // '/account/snapshot'
 * console.log(parseReturnAddress('//evil.example/', 'traveller')); // undefined
 * ```
 */
export function parseReturnAddress(address: unknown, surface: Surface, product = ''): string | undefined {
  if (typeof address !== 'string' || !/^\/(?!\/)[!-~]*$/.test(address) || address.includes('\\')) return undefined;
  if (!URL.canParse(address, placeholderOrigin)) return undefined;
  const { origin, pathname, search } = new URL(address, placeholderOrigin);
  const [written = ''] = address.split(/[?#]/);
  if (origin !== placeholderOrigin || pathname !== written) return undefined;
  const match = matchLink(pathname);
  if (match === undefined || loginPages.has(match.id)) return undefined;
  if (product !== '' && 'product' in match.params && match.params.product !== product) return undefined;
  return toSurfaceAddress(withoutPersonalParameters(pathname + search), surface);
}

/**
 * Writes the address of the login page, with the page to come back to. Why a login is due is no part of it: a link of
 * anybody's could say it.
 *
 * @example
 * ```ts
 * import { loginAddress } from '@airline/session';
 *
 * console.log(loginAddress({ surface: 'traveller', returnTo: '/account/snapshot' })); // '/login/?returnTo=%2Faccount%2Fsnapshot'
 * ```
 */
export function loginAddress({
  surface,
  product = '',
  returnTo,
}: {
  readonly surface: Surface;
  /** The `{product}` of the portal. */
  readonly product?: string;
  readonly returnTo?: string;
}): string {
  const back = parseReturnAddress(returnTo, surface, product);
  const path = loginPath(surface, product);
  return withReturnAddress(path, back);
}

/**
 * Writes the address of a page on the way to the login with the page to come back to after it, as {@link parseReturnAddress}
 * gave it; the rest of its query stays.
 *
 * @example
 * ```ts
 * import { withReturnAddress } from '@airline/session';
 *
 * console.log(withReturnAddress('/loyalty/enroll/', '/account/snapshot')); // '/loyalty/enroll/?returnTo=%2Faccount%2Fsnapshot'
 * console.log(withReturnAddress('/loyalty/enroll/', undefined)); // '/loyalty/enroll/'
 * ```
 */
export function withReturnAddress(address: string, returnTo: string | undefined): string {
  if (returnTo === undefined) return address;
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('returnTo', returnTo);
  return `${path}?${query.toString()}`;
}

function loginPath(surface: Surface, product: string): string {
  switch (surface) {
    case 'traveller':
      return buildPath('login');
    case 'ctm':
      return buildPath('ctm-login', { product });
    case 'webview':
      return buildPath('mobile-login');
  }
}
