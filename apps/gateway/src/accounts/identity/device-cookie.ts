import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { loginCookieAttributes, toSecureName } from './session-cookie.ts';

const deviceCookie = 'airline.device';

/** How long a browser is known that does not log in again. */
export const deviceKnownMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Reads the secret of a browser that has logged in before. It opens nothing: the browser's wrong passwords are counted apart
 * from those of strangers, so that strangers keep nobody from their own account.
 *
 * Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
 */
export function readDeviceCookie(context: Context, publicOrigin: string): string | undefined {
  const value = getCookie(context, toSecureName(context, deviceCookie, publicOrigin).name);
  return value === '' ? undefined : value;
}

export function setDeviceCookie(context: Context, publicOrigin: string, secret: string): void {
  const { name, secure } = toSecureName(context, deviceCookie, publicOrigin);
  setCookie(context, name, secret, { ...loginCookieAttributes, secure, maxAge: deviceKnownMs / 1000 });
}
