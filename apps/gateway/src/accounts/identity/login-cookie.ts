import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** A cookie of a login, and the one that the release before wrote in its place. */
export interface LoginCookie {
  readonly name: string;
  /** Whether it asks for `https`. */
  readonly secure: boolean;
  readonly formerName: string;
}

/**
 * What the cookies of logins have in common. By the path of everything they may be `__Host-`: no other host of the domain can
 * set them (RFC 6265bis §4.1.3.2). Calls but token, login and logout ignore them.
 */
const attributes = { path: '/', httpOnly: true, sameSite: 'Strict' } as const;
const formerAttributes = { ...attributes, path: '/api/security/v4/security' } as const;

/**
 * Gives a cookie its name, and tells whether it asks for `https`.
 *
 * Both the published origin and the address of the request must be plain: a proxy in front may end `https` before us.
 */
export function toLoginCookie(context: Context, name: string, publicOrigin: string): LoginCookie {
  const secure = !(isPlainLoopback(publicOrigin) && isPlainLoopback(context.req.url));
  return secure
    ? { name: `__Host-${name}`, secure, formerName: `__Secure-${name}` }
    : { name, secure, formerName: name };
}

/** Reads a cookie, and the former one where it has a name of its own. */
export function readLoginCookie(
  context: Context,
  { name, formerName }: LoginCookie,
): { readonly current: string | undefined; readonly former: string | undefined } {
  return { current: read(context, name), former: formerName === name ? undefined : read(context, formerName) };
}

function read(context: Context, name: string): string | undefined {
  const value = getCookie(context, name);
  return value === '' ? undefined : value;
}

/** Writes a cookie; without an age the browser forgets it when it is closed. The former one goes. */
export function writeLoginCookie(
  context: Context,
  { name, secure, formerName }: LoginCookie,
  value: string,
  age: { readonly maxAge?: number },
): void {
  setCookie(context, name, value, { ...attributes, secure, ...age });
  deleteCookie(context, formerName, { ...formerAttributes, secure });
}

/** Writes the former cookie too, for instances of the release before; the plain one has no name of its own, and goes. */
export function writeBothLoginCookies(
  context: Context,
  cookie: LoginCookie,
  value: string,
  age: { readonly maxAge?: number },
): void {
  const { name, secure, formerName } = cookie;
  if (name === formerName) return writeLoginCookie(context, cookie, value, age);
  setCookie(context, name, value, { ...attributes, secure, ...age });
  setCookie(context, formerName, value, { ...formerAttributes, secure, ...age });
}

export function clearLoginCookie(context: Context, { name, secure, formerName }: LoginCookie): void {
  deleteCookie(context, name, { ...attributes, secure });
  deleteCookie(context, formerName, { ...formerAttributes, secure });
}

/** Safari and other browsers by WebKit store no `Secure` cookie over `http`, not even from this machine itself. */
function isPlainLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
