import type { StationChoice } from '@airline/ui/station-picker';
import { useMemo } from 'react';

import { readRecentSearches } from './recent-searches.ts';
import type { StationChoices } from './station-choices.ts';

const OFFERED_PLACES = 4;

/** Gives the places of the latest searches, the latest first. */
export function useRecentPlaces(today: string, { choiceOf }: StationChoices): readonly StationChoice[] {
  return useMemo(() => {
    const places = readRecentSearches(today).flatMap(({ bounds }) =>
      bounds.flatMap(({ origin, destination }) => [origin, destination]),
    );
    return [...new Set(places)].slice(0, OFFERED_PLACES).flatMap((place) => choiceOf(place) ?? []);
  }, [today, choiceOf]);
}
