import type { TokenKind } from '@airline/client-config/login-clients';
import type { Context } from 'hono';

import type { Database } from '../../database/database.ts';
import {
  clearLoginCookie,
  readLoginCookie,
  toLoginCookie,
  writeBothLoginCookies,
  type LoginCookie,
} from './login-cookie.ts';
import { hashOpaqueSecret } from './opaque-secret.ts';
import { findRefreshToken } from './refresh-token-store.ts';

/**
 * The cookie of a session's refresh token: one for each kind of login client, so that the site and a company's portal can
 * be open side by side. No script reads it, no other site sends it, and the token and logout calls alone look at it.
 */
export interface RefreshCookie {
  readonly kind: TokenKind;
  /** Where the product is published: over `http` on this machine alone, the cookie is none that asks for `https`. */
  readonly publicOrigin: string;
}

/**
 * Reads the refresh token that a browser sends.
 *
 * An instance of the release before renews it under the former name alone. That one counts where it is the later token of the
 * same session: anything else under that name may be another host's of the domain.
 */
export async function readRefreshCookie(
  db: Database,
  context: Context,
  cookie: RefreshCookie,
): Promise<string | undefined> {
  const { current, former } = readLoginCookie(context, cookieFor(context, cookie));
  if (current === undefined || former === undefined || current === former) return current ?? former;
  const [known, renewed] = await Promise.all(
    [current, former].map((token) => findRefreshToken(db, hashOpaqueSecret(token))),
  );
  if (known === undefined || renewed === undefined) return current;
  return renewed.sessionId === known.sessionId && renewed.createdAt > known.createdAt ? former : current;
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
  const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000));
  writeBothLoginCookies(context, cookieFor(context, cookie), token, isSharedDevice ? {} : { maxAge });
}

export function clearRefreshCookie(context: Context, cookie: RefreshCookie): void {
  clearLoginCookie(context, cookieFor(context, cookie));
}

function cookieFor(context: Context, { kind, publicOrigin }: RefreshCookie): LoginCookie {
  return toLoginCookie(context, `airline.refresh.${kind}`, publicOrigin);
}
