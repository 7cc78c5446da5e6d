import { createSessionLoader } from '@airline/session/loader';

/** The web view's session, for those who can wait for it. */
export const sessionLoader = createSessionLoader('webview', async () => (await import('./session.ts')).session);
