import { forgetKeptForms } from '@airline/forms';
import { createSession, loginAddress } from '@airline/session';
import * as z from 'zod/mini';

import { forgetPerson } from './forget.ts';

// The site's Content-Security-Policy allows no code made at run time: without this zod would try, and the browser report it.
z.config({ jitless: true });

/** Who is logged in at the site. Pages that ask the gateway import it; the first page waits for `sessionLoader`. */
export const session = createSession({
  surface: 'traveller',
  onLoginNeeded(because) {
    const { pathname, search } = window.location;
    window.location.assign(loginAddress({ surface: 'traveller', returnTo: pathname + search, because }));
  },
  onForget() {
    forgetKeptForms();
    forgetPerson();
  },
});
