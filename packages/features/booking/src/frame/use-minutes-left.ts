import { useSession } from '@airline/session/react';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** Counts the minutes until an instant by the gateway's clock, begun ones too: 1 in the last minute, 0 once it is over. */
export function useMinutesLeft(instant: string): number {
  const session = useSession();
  const minutesLeft = () => Math.max(0, Math.ceil((Date.parse(instant) - session.now().getTime()) / minuteMs));
  return useSyncExternalStore(everySecond, minutesLeft);
}

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  // A page that was asleep wakes up to the time that it is.
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}
