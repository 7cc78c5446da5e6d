import type { TripFareWatch } from '@airline/contract';

import type { ChangeableTrip } from '../../changes/rules/change-quote.ts';
import { listChangeOptions } from '../../orders/rules/change-options.ts';

/** Which directions of a trip could be had for less, or why nothing would come back. */
export interface WatchableBounds {
  /** Their places, from 0. */
  readonly bounds: readonly number[];
  /** When the last of them can be changed no more; absent where there is none. */
  readonly until?: Date;
  readonly nothingBack?: NonNullable<TripFareWatch['nothingBack']>;
}

/** Says which directions of a trip are worth watching at a moment: those that can be changed. */
export function findWatchableBounds(trip: ChangeableTrip, now: Date): WatchableBounds {
  if (trip.cancellation !== undefined) return { bounds: [], nothingBack: 'closed' };
  const { bounds: options, isChangedTogether } = listChangeOptions(trip, now);
  const bounds = options.flatMap(({ state }, place) => (state === 'changeable' ? [place] : []));
  if (bounds.length === 0 || (isChangedTogether && bounds.length < options.length)) {
    return { bounds: [], nothingBack: options.some(({ state }) => state === 'fareForbids') ? 'fareForbids' : 'closed' };
  }
  const closing = bounds.map((place) => Date.parse(options[place]?.closesAt ?? ''));
  return { bounds, until: new Date(Math.max(...closing)) };
}
