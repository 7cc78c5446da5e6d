import { forgetKeptForms } from '@airline/forms';
import type { SessionOptions } from '@airline/session';
import { clearPersonalData } from '@airline/session/personal-data';
import * as z from 'zod/mini';

import type { App, AppOptions } from './app.ts';
import { loginFor } from './login-for.ts';

// The apps' Content-Security-Policy allows no code made at run time: without this zod would try, and the browser report it.
z.config({ jitless: true });

/** Says how an app's session leads to the login, and what is forgotten with a person. */
export function sessionOptionsOf(
  app: Pick<AppOptions, 'surface' | 'product' | 'places'>,
  { router, settings }: Pick<App, 'router' | 'settings'>,
): SessionOptions {
  return {
    surface: app.surface,
    config: settings.current?.version === undefined ? undefined : settings.current.config,
    apiKey: settings.current?.apiKey,
    onLoginNeeded() {
      const { wantedAddress, goTo } = router.current;
      const login = loginFor(app, wantedAddress());
      if (login !== undefined) goTo(login);
    },
    onPersonCleared() {
      forgetKeptForms();
      clearPersonalData();
    },
  };
}
