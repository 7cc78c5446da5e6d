import { useEffect } from 'react';

interface WakeLock {
  release(): Promise<void>;
}

/** Whether the browser can keep the screen on. */
export function canStayAwake(): boolean {
  return Reflect.has(navigator, 'wakeLock');
}

/** Keeps the screen on while it is wanted and the page is seen; a browser that cannot, or denies it, does as it likes. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !canStayAwake()) return undefined;
    let lock: Promise<WakeLock | undefined> = Promise.resolve(undefined);
    const keep = () => {
      // A page that is hidden loses its lock.
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      void lock.then((held) => held?.release());
    };
  }, [isWanted]);
}
