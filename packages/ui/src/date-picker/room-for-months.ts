import { useSyncExternalStore } from 'react';

const query = '(width >= 48rem)';

/**
 * Tells whether two months stand side by side. The calendar itself has to know: it pages by what it shows, and a month that
 * only a stylesheet hides would be skipped.
 */
export function useHasRoomForTwoMonths(): boolean {
  return useSyncExternalStore(subscribe, hasRoom, () => true);
}

function subscribe(onChange: () => void): () => void {
  const room = window.matchMedia(query);
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
}

function hasRoom(): boolean {
  return window.matchMedia(query).matches;
}
