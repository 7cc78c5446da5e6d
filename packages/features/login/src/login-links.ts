import type { LoginHelp } from '@airline/account/credentials';
import type { PersonCategory } from '@airline/session';

/** Writes the address of this page for another category; it keeps where to go back to. */
export function loginAs(category: PersonCategory, query: URLSearchParams): string {
  const other = new URLSearchParams(query);
  other.set('as', category);
  return `?${other.toString()}`;
}

/** Where each way on stands in an app; an app has not all of them. */
export type LoginLinks = Readonly<Partial<Record<LoginHelp, string>>>;
