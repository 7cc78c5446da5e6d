import type { TokenKind } from '@airline/client-config/login-clients';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/**
 * The cookie of a session's refresh token: one for each kind of login client, so that the site and a company's portal can
 * be open side by side. No script reads it, no other site sends it, and it goes to the token and logout calls alone.
 */
export interface RefreshCookie {
  readonly kind: TokenKind;
  /** Where the product is published: over `http` on this machine alone, the cookie is none that asks for `https`. */
  readonly publicOrigin: string;
}

/** What the cookies of logins have in common: they go to the token, login and logout calls alone. */
export const loginCookieAttributes = { path: '/api/security/v4/security', httpOnly: true, sameSite: 'Strict' } as const;

export function readRefreshCookie(context: Context, cookie: RefreshCookie): string | undefined {
  const value = getCookie(context, cookieFor(context, cookie).name);
  return value === '' ? undefined : value;
}

export function setRefreshCookie(
  context: Context,
  cookie: RefreshCookie,
  {
    token,
    expiresAt,
    isSharedDevice,
  }: { readonly token: string; readonly expiresAt: Date; readonly isSharedDevice: boolean },
  now: Date,
): void {
  const { name, secure } = cookieFor(context, cookie);
  const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  // Without an age the browser forgets it when it is closed.
  setCookie(context, name, token, { ...loginCookieAttributes, secure, ...(isSharedDevice ? {} : { maxAge }) });
}

export function clearRefreshCookie(context: Context, cookie: RefreshCookie): void {
  const { name, secure } = cookieFor(context, cookie);
  deleteCookie(context, name, { ...loginCookieAttributes, secure });
}

function cookieFor(context: Context, { kind, publicOrigin }: RefreshCookie): { name: string; secure: boolean } {
  return toSecureName(context, `airline.refresh.${kind}`, publicOrigin);
}

/**
 * Gives the name of a cookie, and whether it asks for `https`.
 *
 * Both the published origin and the address of the request must be plain: a proxy in front may end `https` before us.
 */
export function toSecureName(context: Context, name: string, publicOrigin: string): { name: string; secure: boolean } {
  const secure = !(isPlainLoopback(publicOrigin) && isPlainLoopback(context.req.url));
  return { name: secure ? `__Secure-${name}` : name, secure };
}

/** Safari and other browsers by WebKit store no `Secure` cookie over `http`, not even from this machine itself. */
function isPlainLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
