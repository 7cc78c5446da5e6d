import { useSyncExternalStore } from 'react';

/** As wide as the summary needs to stand beside the page: the same width as in `BookingFrame.module.css`. */
const wideScreen = '(min-width: 64rem)';

/** Tells whether there is room beside the page, and follows when there is more or less. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(wideScreen);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => window.matchMedia(wideScreen).matches,
  );
}
