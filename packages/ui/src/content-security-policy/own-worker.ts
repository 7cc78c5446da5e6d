import { allowOwnScripts } from './use-strict-policy.ts';

export { allowOwnScripts };

/** The one service worker of the site; the gateway serves it at the root, so that it may answer for every page. */
export const ownWorker = '/service-worker.js';

/**
 * Registers the site's service worker, which a page with Trusted Types refuses by a bare address. It answers for the pages below `scope`:
 * for all of them by default.
 *
 * @example
 * ```ts
 * import { registerOwnWorker } from '@airline/ui/own-worker';
 *
 * if ('serviceWorker' in navigator) await registerOwnWorker();
 * ```
 */
export async function registerOwnWorker(scope = '/'): Promise<void> {
  allowOwnScripts();
  await navigator.serviceWorker.register(ownWorker, { scope, updateViaCache: 'none' });
}
