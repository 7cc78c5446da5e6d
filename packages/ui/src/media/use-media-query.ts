import { useCallback, useSyncExternalStore } from 'react';

/** Tells whether a media query holds, and renders anew when that changes; true where there is no browser. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}

/** Tells whether a list or a calendar fits beside its field; on a telephone it takes the whole screen as a sheet. */
export function useHasRoomBesideField(): boolean {
  return useMediaQuery('(width >= 37.5rem) and (height >= 26rem)');
}
