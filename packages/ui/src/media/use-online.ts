import { useSyncExternalStore } from 'react';

/**
 * Tells whether the browser has a connection, and renders anew when that changes.
 *
 * A page that is rendered at the build is read by people who have one.
 *
 * @example
 * ```tsx
 * import { useOnline } from '@airline/ui/use-online';
 *
 * export const Example = () => (useOnline() ? null : <p>Sin conexión</p>);
 * ```
 */
export function useOnline(): boolean {
  return useSyncExternalStore(watchConnection, readConnection, assumeConnection);
}

function watchConnection(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

const readConnection = (): boolean => navigator.onLine;
const assumeConnection = (): boolean => true;
