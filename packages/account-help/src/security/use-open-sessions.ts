import {
  endOpenSession,
  endOtherSessions,
  listSessions,
  type OpenSession,
  type OpenSessions as OpenSessionsAnswer,
} from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { useCallback, useEffect, useState } from 'react';

/** The open sessions of whoever is logged in, as the page shows and ends them. */
export interface OpenSessions {
  /** Absent until they came. */
  readonly sessions: readonly OpenSession[] | undefined;
  readonly hasFailed: boolean;
  /** Reads them again. */
  readonly reload: () => Promise<void>;
  /** Ends another session, or all others; false when nobody knows whether it did. */
  readonly end: (which: OpenSession | 'others') => Promise<boolean>;
}

/** Reads the open sessions of whoever is logged in. */
export function useOpenSessions(): OpenSessions {
  const session = useSession();
  const [sessions, setSessions] = useState<readonly OpenSession[]>();
  const [hasFailed, setFailed] = useState(false);
  const show = useCallback((outcome: Outcome<OpenSessionsAnswer>) => {
    if ('value' in outcome) setSessions(outcome.value.sessions);
    setFailed('failure' in outcome);
  }, []);
  const reload = useCallback(async () => show(await session.call(listSessions, {})), [session, show]);
  useEffect(() => {
    let isCurrent = true;
    void session.call(listSessions, {}).then((outcome) => {
      if (isCurrent) show(outcome);
    });
    return () => {
      isCurrent = false;
    };
  }, [session, show]);
  return {
    sessions,
    hasFailed,
    reload,
    async end(which) {
      const outcome =
        which === 'others'
          ? await session.call(endOtherSessions, {})
          : await session.call(endOpenSession, { parameters: { sessionId: which.id } });
      if ('failure' in outcome) return false;
      await reload();
      return true;
    },
  };
}
