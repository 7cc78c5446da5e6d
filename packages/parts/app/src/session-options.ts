import { forgetKeptForms } from '@airline/forms';
import { loginAddress, type SessionOptions } from '@airline/session';
import { clearPersonalData } from '@airline/session/personal-data';
import * as z from 'zod/mini';

import type { AppOptions } from './app.ts';

// The apps' Content-Security-Policy allows no code made at run time: without this zod would try, and the browser report it.
z.config({ jitless: true });

/** Says how an app's session leads to the login, and what is forgotten with a person. */
export function sessionOptionsOf({ surface, product = '' }: Pick<AppOptions, 'surface' | 'product'>): SessionOptions {
  return {
    surface,
    onLoginNeeded(because) {
      const { pathname, search } = window.location;
      window.location.assign(loginAddress({ surface, product, returnTo: pathname + search, because }));
    },
    onPersonCleared() {
      forgetKeptForms();
      clearPersonalData();
    },
  };
}
