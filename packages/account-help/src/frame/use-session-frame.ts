import type { Session } from '@airline/session';
import type { SessionLoader } from '@airline/session/loader';
import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { SessionFrame, SessionFrameOptions } from './create-session-frame.tsx';

/**
 * Gives what an app's frame shows of a session, once one is worth having and its script has come; `undefined` until then.
 *
 * @example
 * ```tsx
 * import { useSessionFrame } from '@airline/account-help/frame-link';
 * import type { Session } from '@airline/session';
 * import type { SessionLoader } from '@airline/session/loader';
 *
 * const options = { logInHref: '/login/', homeHref: '/', places: [] };
 * export const Account = ({ loader }: { loader: SessionLoader<Session> }) => useSessionFrame(loader, options)?.account;
 * ```
 */
export function useSessionFrame(
  loader: SessionLoader<Session>,
  options: SessionFrameOptions,
): SessionFrame | undefined {
  const { i18n } = useTranslation();
  const [frame, setFrame] = useState<SessionFrame>();
  useEffect(() => {
    let isCurrent = true;
    const stop = loader.watch(() => {
      loadFrame(loader, i18n, options).then(
        (loaded) => {
          if (isCurrent) setFrame((known) => known ?? loaded);
        },
        // The page does without: the header keeps its way to the login.
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [loader, i18n, options]);
  return frame;
}

async function loadFrame(
  loader: SessionLoader<Session>,
  i18n: I18n,
  options: SessionFrameOptions,
): Promise<SessionFrame> {
  const [session, { createSessionFrame }] = await Promise.all([loader.load(), import('./create-session-frame.tsx')]);
  return createSessionFrame(session, i18n, options);
}
