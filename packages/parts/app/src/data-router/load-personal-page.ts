import type { AppServices } from '@airline/session/services';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';

import type { App } from '../app.ts';
import { wayFromPersonalPage } from '../login-for.ts';
import type { PageModule } from '../page.ts';

type Loader = NonNullable<PageModule['loader']>;

/**
 * Loads what a page shows that needs a login. Where nobody is logged in, or the session ends while it loads, it leads to the
 * login and back to this page.
 */
export async function loadPersonalPage(
  app: App,
  loader: Loader,
  args: LoaderFunctionArgs,
  services: AppServices,
): Promise<unknown> {
  const { session } = services;
  const findWay = (): string | undefined => {
    const { state } = session.store.getState();
    const { pathname, search } = new URL(args.request.url);
    return state.kind === 'anonymous' ? wayFromPersonalPage(app, state, pathname + search) : undefined;
  };
  await session.start();
  const way = findWay();
  if (way !== undefined) return redirect(way);
  const [loaded] = await Promise.allSettled([(async () => loader(args, services))()]);
  // What failed with the session is said by the login page.
  const wayNow = findWay();
  if (wayNow !== undefined) return redirect(wayNow);
  if (loaded.status === 'rejected') throw loaded.reason;
  return loaded.value;
}
