import { readMultiFactor, type Endpoint, type MultiFactorState } from '@airline/contract';
import type { AnswerOf, CallOptions, Failure, Outcome } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { useCallback, useEffect, useState } from 'react';

/** The second factors of the account, as the page shows them and changes them. */
export interface Security {
  /** Absent until they came. */
  readonly state: MultiFactorState | undefined;
  /** Why the last call gave no answer; gone with the next one. */
  readonly failure: Failure | undefined;
  /** Reads them again. */
  readonly reload: () => Promise<void>;
  /** Calls an endpoint that changes them; `undefined` when it failed, or the person did not confirm who they are. */
  readonly change: <const E extends Endpoint>(
    endpoint: E,
    options: CallOptions<E>,
  ) => Promise<{ readonly value: AnswerOf<E> } | undefined>;
}

/** Reads the second factors of whoever is logged in. */
export function useSecurity(): Security {
  const session = useSession();
  const [state, setState] = useState<MultiFactorState>();
  const [failure, setFailure] = useState<Failure>();

  const show = useCallback((outcome: Outcome<MultiFactorState>) => {
    if ('value' in outcome) setState(outcome.value);
    setFailure('failure' in outcome ? outcome.failure : undefined);
  }, []);
  const reload = useCallback(async () => show(await session.call(readMultiFactor, {})), [session, show]);
  useEffect(() => {
    let isCurrent = true;
    void session.call(readMultiFactor, {}).then((outcome) => {
      if (isCurrent) show(outcome);
    });
    return () => {
      isCurrent = false;
    };
  }, [session, show]);

  return {
    state,
    failure,
    reload,
    async change(endpoint, options) {
      setFailure(undefined);
      const outcome = await session.call(endpoint, options);
      if ('value' in outcome) return outcome;
      // A prompt that was closed is no failure: the person chose so.
      const isClosed = outcome.failure.kind === 'catalogue' && outcome.failure.action === 'reAuthenticate';
      if (!isClosed) setFailure(outcome.failure);
      return undefined;
    },
  };
}
