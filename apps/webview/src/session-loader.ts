import { createSessionLoader } from '@airline/session/loader';

/** The web view's session, for those who can wait for it: the first page does without. */
export const sessionLoader = createSessionLoader('webview', async () =>
  (await import('./load-session.ts')).loadSession(),
);
