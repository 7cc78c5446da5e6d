import { createSession } from '@airline/session';
import { createQueryClient, type AppServices } from '@airline/session/services';

import type { App, AppOptions } from './app.ts';
import { sessionOptionsOf } from './session-options.ts';

/** Creates what an app's pages ask the gateway with. */
export async function createServices(app: AppOptions, state: Pick<App, 'router' | 'settings'>): Promise<AppServices> {
  const options = sessionOptionsOf(app, state);
  const session = app.createSession === undefined ? createSession(options) : await app.createSession(options);
  return { session, queryClient: createQueryClient() };
}
