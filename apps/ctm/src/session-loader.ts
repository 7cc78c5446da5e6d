import { createSessionLoader } from '@airline/session/loader';

/** The portal's session, for those who can wait for it: the first page does without. */
export const sessionLoader = createSessionLoader('ctm', async () => (await import('./load-session.ts')).loadSession());
