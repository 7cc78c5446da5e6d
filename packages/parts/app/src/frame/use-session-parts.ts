import type { SessionSnapshot } from '@airline/session';
import { useLoadedSession } from '@airline/session/services-provider';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useApp } from '../AppProvider.tsx';
import type { SessionParts } from './load-session-parts.tsx';

/**
 * Returns what the frame shows of a session, once somebody is or may be logged in and its script has come; `undefined` until
 * then: who only visits loads nothing of it.
 */
export function useSessionParts(): SessionParts | undefined {
  const { i18n } = useTranslation();
  const app = useApp();
  const session = useLoadedSession();
  const [isWanted, setWanted] = useState(false);
  const [parts, setParts] = useState<SessionParts>();
  useEffect(() => {
    const want = () => setWanted(true);
    if (app.isHostedByNativeApp?.()) want();
    return app.services.watch(want);
  }, [app]);
  useEffect(() => {
    const look = () => {
      if (session !== undefined && isShown(session.store.getState())) setWanted(true);
    };
    look();
    return session?.store.subscribe(look);
  }, [session]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const load = async () => (await import('./load-session-parts.tsx')).loadSessionParts(app, i18n);
    load().then(
      (loaded) => {
        if (isCurrent) setParts(loaded);
      },
      // The page does without: the header keeps its way to the login, and the next sign of a login tries again.
      () => {
        if (isCurrent) setWanted(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, app, i18n]);
  return parts;
}

/** Tells whether the frame shows anything of a session: who is logged in, or why they no longer are. */
function isShown({ state }: SessionSnapshot): boolean {
  return state.kind === 'authenticated' || (state.kind === 'anonymous' && state.endedBy !== undefined);
}
