import { hintKey, readHint } from './session-hint.ts';
import type { Surface } from './return-address.ts';

/**
 * Loads an app's session when somebody needs it, so that the first page does without.
 *
 * @example
 * ```ts
 * import type { SessionLoader } from '@airline/session/loader';
 *
 * const warm = (loader: SessionLoader<unknown>) => void loader.load();
 * ```
 */
export interface SessionLoader<Loaded> {
  readonly surface: Surface;
  /** Loads it, once. */
  load(): Promise<Loaded>;
  /**
   * Calls back as soon as a session is worth having: the browser remembers a login, another tab logs in, or a page asked
   * for it. Gives what ends the watch.
   */
  watch(worthLoading: () => void): () => void;
}

/**
 * Makes the loader of an app's session.
 *
 * @example
 * ```ts
 * import { createSessionLoader } from '@airline/session/loader';
 *
 * const loader = createSessionLoader('traveller', async () => import('@airline/session'));
 * const stop = loader.watch(() => void loader.load());
 * stop();
 * ```
 */
export function createSessionLoader<Loaded>(surface: Surface, fetchIt: () => Promise<Loaded>): SessionLoader<Loaded> {
  let loading: Promise<Loaded> | undefined;
  const watchers = new Set<() => void>();
  return {
    surface,
    load() {
      if (loading === undefined) {
        loading = fetchIt();
        // A script that did not come is asked for again next time.
        loading.catch(() => {
          loading = undefined;
        });
        for (const worthLoading of watchers) worthLoading();
      }
      return loading;
    },
    watch(worthLoading) {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === hintKey(surface) && newValue !== null) worthLoading();
      };
      watchers.add(worthLoading);
      window.addEventListener('storage', hear);
      if (loading !== undefined || readHint(() => localStorage, surface) !== undefined) worthLoading();
      return () => {
        watchers.delete(worthLoading);
        window.removeEventListener('storage', hear);
      };
    },
  };
}
