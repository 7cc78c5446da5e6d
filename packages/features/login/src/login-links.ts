import type { LoginHelp } from '@airline/account/credentials';
import { withReturnAddress, type PersonCategory } from '@airline/session';

/** Writes the address of this page for another category; it keeps where to go back to. */
export function loginAs(category: PersonCategory, query: URLSearchParams): string {
  const other = new URLSearchParams(query);
  other.set('as', category);
  return `?${other.toString()}`;
}

/** Where each way on stands in an app; an app has not all of them. */
export type LoginLinks = Readonly<Partial<Record<LoginHelp, string>>>;

/** Returns the ways on with the page that a login is due for, so that it is not lost on them. */
export function linksWithReturn(links: LoginLinks, returnTo: string | undefined): LoginLinks {
  return Object.fromEntries(Object.entries(links).map(([name, href]) => [name, withReturnAddress(href, returnTo)]));
}
