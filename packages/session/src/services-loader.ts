import { hintKey, readHint } from './session-hint.ts';
import type { Surface } from './return-address.ts';

/**
 * Loads what an app's pages ask the gateway with when the first of them needs it, so that the first page does without.
 *
 * @example
 * ```ts
 * import type { ServicesLoader } from '@airline/session/services-loader';
 *
 * const warm = (loader: ServicesLoader<unknown>) => void loader.load();
 * ```
 */
export interface ServicesLoader<Services> {
  /** Loads them, once. */
  load(): Promise<Services>;
  /** Returns what was loaded; `undefined` until then. */
  readonly current: () => Services | undefined;
  /** Calls back when they have been loaded; returns what ends that. */
  readonly subscribe: (onLoaded: () => void) => () => void;
  /**
   * Calls back as soon as a session is worth having: the browser remembers a login, or another tab logs in. Returns what
   * ends the watch.
   */
  watch(worthLoading: () => void): () => void;
}

/**
 * Creates the loader of an app's services.
 *
 * @example
 * ```ts
 * import { createServicesLoader } from '@airline/session/services-loader';
 *
 * const loader = createServicesLoader('traveller', async () => import('@airline/session'));
 * const stop = loader.watch(() => void loader.load());
 * stop();
 * ```
 */
export function createServicesLoader<Services>(
  surface: Surface,
  createServices: () => Promise<Services>,
): ServicesLoader<Services> {
  let loading: Promise<Services> | undefined;
  let loaded: Services | undefined;
  const subscribers = new Set<() => void>();
  async function create(): Promise<Services> {
    loaded = await createServices();
    for (const onLoaded of subscribers) onLoaded();
    return loaded;
  }
  return {
    load() {
      if (loading === undefined) {
        loading = create();
        // A script that did not come is asked for again next time.
        loading.catch(() => {
          loading = undefined;
        });
      }
      return loading;
    },
    current: () => loaded,
    subscribe(onLoaded) {
      subscribers.add(onLoaded);
      return () => {
        subscribers.delete(onLoaded);
      };
    },
    watch(worthLoading) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === hintKey(surface) && newValue !== null) worthLoading();
      };
      window.addEventListener('storage', onStorage);
      if (readHint(() => localStorage, surface) !== undefined) worthLoading();
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
