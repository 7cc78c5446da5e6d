import { forgetKeptForms } from '@airline/forms';
import { createSession, loginAddress } from '@airline/session';
import * as z from 'zod/mini';

import { product } from './product.ts';

// The page's Content-Security-Policy allows no code made at run time: without this zod would try, and the browser report it.
z.config({ jitless: true });

/** Who is logged in at the portal. */
export const session = createSession({
  surface: 'ctm',
  onLoginNeeded(because) {
    const { pathname, search } = window.location;
    window.location.assign(loginAddress({ surface: 'ctm', product, returnTo: pathname + search, because }));
  },
  onForget: forgetKeptForms,
});
