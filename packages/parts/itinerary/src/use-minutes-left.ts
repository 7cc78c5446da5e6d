import { useSession } from '@airline/session/react';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** How far the gateway's clock, read off its answers in whole seconds, may be behind: 20 minutes are not to begin as 21. */
const clockErrorMs = 2_000;

/** Counts the minutes that are left, begun ones too: 1 in the last minute, 0 once it is over. */
export function countMinutes(leftMs: number): number {
  return leftMs <= 0 ? 0 : Math.max(1, Math.ceil((leftMs - clockErrorMs) / minuteMs));
}

/** Counts the minutes until an instant by the gateway's clock, as {@link countMinutes} does. */
export function useMinutesLeft(instant: string): number {
  const session = useSession();
  const minutesLeft = () => countMinutes(Date.parse(instant) - session.now().getTime());
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
