import type { Session } from '@airline/session';
import type { SessionLoader } from '@airline/session/loader';
import type { i18n as I18n } from 'i18next';

import type { SessionFrame, SessionFrameOptions } from './create-session-frame.tsx';

/** Loads the session and the parts of the frame that show it, side by side. */
export async function loadSessionFrame(
  loader: SessionLoader<Session>,
  i18n: I18n,
  loadOptions: () => Promise<SessionFrameOptions>,
): Promise<SessionFrame> {
  const [session, { createSessionFrame }, options] = await Promise.all([
    loader.load(),
    import('./create-session-frame.tsx'),
    loadOptions(),
  ]);
  return createSessionFrame(session, i18n, options);
}
