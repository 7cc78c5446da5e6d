import { createSessionLoader } from '@airline/session/loader';

/** The portal's session, for those who can wait for it. */
export const sessionLoader = createSessionLoader('ctm', async () => (await import('./session.ts')).session);
