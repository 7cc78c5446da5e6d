import { readUserInfo, type UserInfo } from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';

/** Who is logged in, or why it is not known. */
export type Person = Outcome<UserInfo>;

/** Asks who is logged in. */
export function loadPerson(_: unknown, { session }: AppServices): Promise<Person> {
  return session.call(readUserInfo, {});
}
