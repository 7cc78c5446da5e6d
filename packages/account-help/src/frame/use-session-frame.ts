import type { Session } from '@airline/session';
import type { SessionLoader } from '@airline/session/loader';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { SessionFrame, SessionFrameOptions } from './create-session-frame.tsx';

/**
 * Gives what an app's frame shows of a session, once one is worth having and its script has come; `undefined` until then.
 *
 * Where the frame leads comes with the session's script: `loadOptions` is one function for as long as the app runs.
 *
 * @example
 * ```tsx
 * import { useSessionFrame } from '@airline/account-help/frame-link';
 * import type { Session } from '@airline/session';
 * import type { SessionLoader } from '@airline/session/loader';
 *
 * const loadOptions = async () => ({ logInHref: '/login/', homeHref: '/', places: [] });
 * export const Account = ({ loader }: { loader: SessionLoader<Session> }) => useSessionFrame(loader, loadOptions)?.account;
 * ```
 */
export function useSessionFrame(
  loader: SessionLoader<Session>,
  loadOptions: () => Promise<SessionFrameOptions>,
): SessionFrame | undefined {
  const { i18n } = useTranslation();
  const [frame, setFrame] = useState<SessionFrame>();
  useEffect(() => {
    let isCurrent = true;
    // One file leads to all that a session needs: the first page does not carry the list.
    const load = async () => (await import('./load-session-frame.ts')).loadSessionFrame(loader, i18n, loadOptions);
    const stop = loader.watch(() => {
      load().then(
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
  }, [loader, i18n, loadOptions]);
  return frame;
}
