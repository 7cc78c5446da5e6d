import type { TokenKind } from '@airline/client-config/login-clients';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/**
 * The cookie of a session's refresh token: one for each kind of login client, so that the site and a company's portal can
 * be open side by side. No script reads it, no other site sends it, and it goes to the token and logout calls alone.
 */
const attributes = {
  path: '/api/security/v4/security',
  httpOnly: true,
  secure: true,
  sameSite: 'Strict',
} as const;

const nameOf = (kind: TokenKind): string => `__Secure-airline.refresh.${kind}`;

export function readRefreshCookie(context: Context, kind: TokenKind): string | undefined {
  const value = getCookie(context, nameOf(kind));
  return value === '' ? undefined : value;
}

export function setRefreshCookie(
  context: Context,
  kind: TokenKind,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
  now: Date,
): void {
  const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  setCookie(context, nameOf(kind), token, { ...attributes, maxAge });
}

export function clearRefreshCookie(context: Context, kind: TokenKind): void {
  deleteCookie(context, nameOf(kind), attributes);
}
