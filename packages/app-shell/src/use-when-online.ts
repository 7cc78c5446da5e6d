import { useEffect } from 'react';

/**
 * Does something as soon as the browser has a connection again; nothing where nothing is given.
 *
 * @example
 * ```tsx
 * import { useWhenOnline } from '@airline/app-shell';
 *
 * export function Example({ askAgain }: { askAgain: () => void }) {
 *   useWhenOnline(askAgain);
 *   return null;
 * }
 * ```
 */
export function useWhenOnline(action: (() => unknown) | undefined): void {
  useEffect(() => {
    if (action === undefined) return undefined;
    const act = () => void action();
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [action]);
}
