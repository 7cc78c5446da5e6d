import { readUserInfo, type UserInfo } from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import { loginAddress } from '@airline/session';
import type { AppServices } from '@airline/session/services';
import { redirect } from 'react-router-dom';

import { product } from '../../product.ts';

/** Who is logged in, or why it is not known. */
export type Person = Outcome<UserInfo>;

/** Asks who is logged in, or leads to the login and back. */
export async function loadPerson(
  { request }: { readonly request: Request },
  { session }: AppServices,
): Promise<Person | Response> {
  await session.start();
  const { state } = session.store.getState();
  if (state.kind !== 'anonymous') return session.call(readUserInfo, {});
  const { pathname, search } = new URL(request.url);
  return redirect(loginAddress({ surface: 'ctm', product, returnTo: pathname + search, because: state.endedBy }));
}
