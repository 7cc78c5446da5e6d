import { createSessionLoader } from '@airline/session/loader';

/** The site's session, for those who can wait for it: the first page does without. */
export const sessionLoader = createSessionLoader('traveller', async () =>
  (await import('./load-session.ts')).loadSession(),
);
