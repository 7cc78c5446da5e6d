import { isLogOut, loginAddress, type SessionState } from '@airline/session';

import type { AppOptions } from './app.ts';

type AppPlaces = Pick<AppOptions, 'surface' | 'product' | 'places'>;

/** Returns the login that leads back to an address; `undefined` where that is the login itself: its person is there already. */
export function loginFor({ surface, product = '', places }: AppPlaces, address: string): string | undefined {
  const [path] = address.split('?');
  return path === places.login ? undefined : loginAddress({ surface, product, returnTo: address });
}

/** Returns where nobody is led from a page that needs a login: to the login and back, or away after a log-out. */
export function wayFromPersonalPage(
  app: AppPlaces,
  state: SessionState & { readonly kind: 'anonymous' },
  address: string,
): string | undefined {
  if (state.endedBy !== undefined && isLogOut(state.endedBy)) return app.places.afterLogOut;
  return loginFor(app, address);
}
