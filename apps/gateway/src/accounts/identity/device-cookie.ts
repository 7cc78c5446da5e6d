import type { Context } from 'hono';

import { readLoginCookie, toLoginCookie, writeLoginCookie } from './login-cookie.ts';

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
  const { current, former } = readLoginCookie(context, toLoginCookie(context, deviceCookie, publicOrigin));
  return current ?? former;
}

export function setDeviceCookie(context: Context, publicOrigin: string, secret: string): void {
  const maxAge = deviceKnownMs / 1000;
  writeLoginCookie(context, toLoginCookie(context, deviceCookie, publicOrigin), secret, { maxAge });
}
