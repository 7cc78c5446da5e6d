import type { SessionSnapshot, SessionStore } from '@airline/session';

/** A store whose state is not shown while it is not known whose it is. */
export interface HeldStore {
  /** What pages read: `unknown` while it is held. */
  readonly store: SessionStore;
  /** Runs work during which nothing is shown; works that overlap hold it until the last has ended. */
  hold<Value>(work: () => Promise<Value>): Promise<Value>;
}

const nothingKnown: SessionSnapshot = { state: { kind: 'unknown' } };

/** Puts a store before a session's own: pages show no person while the native app is asked who is logged in. */
export function createHeldStore(inner: SessionStore): HeldStore {
  let works = 0;
  const listeners = new Set<(state: SessionSnapshot, previous: SessionSnapshot) => void>();
  const shown = () => (works > 0 ? nothingKnown : inner.getState());
  let last = shown();
  const notify = () => {
    const [state, previous] = [shown(), last];
    if (state === previous) return;
    last = state;
    for (const listener of listeners) listener(state, previous);
  };
  inner.subscribe(notify);
  return {
    store: {
      ...inner,
      getState: shown,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async hold(work) {
      works += 1;
      notify();
      try {
        return await work();
      } finally {
        works -= 1;
        notify();
      }
    },
  };
}
