import { useMediaQuery } from '../media/use-media-query.ts';

/**
 * Tells whether two months stand side by side. The calendar itself has to know: it pages by what it shows, and a month that
 * only a stylesheet hides would be skipped.
 */
export function useHasRoomForTwoMonths(): boolean {
  return useMediaQuery('(width >= 48rem)');
}
