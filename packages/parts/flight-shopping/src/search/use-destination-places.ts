import { getStation } from '@airline/reference-data/stations';
import { placeName } from '@airline/reference-data/place-names';
import type { StationResults } from '@airline/ui/station-picker';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { toMonth } from '../calendar-dates.ts';
import { offeredDestinations } from './offered-places.ts';
import { useAnswers } from './use-answers.ts';
import type { Places } from './use-places.ts';

const forget = 'forget';

/**
 * Gives the places of a destination's picker: before anything is typed those that flights lead to from the origin, without
 * the origin itself and without the person's location, which is where they leave from.
 *
 * @param origin the station or group that is chosen as the origin; `''` while there is none
 * @param today `YYYY-MM-DD`
 */
export function useDestinationPlaces(places: Places, origin: string, today: string): Places {
  const { t, i18n } = useTranslation('search');
  const { choiceOf, search, actions } = places;
  // The gateway lists the flights of a station; those of a group of airports are not known together.
  const answers = useAnswers(getStation(origin)?.isActive === true ? [origin] : [], (asks, services, from) =>
    asks.askDestinations(services, from, toMonth(today)),
  );
  const data = answers.get(origin);
  const sections = useMemo(
    () =>
      offeredDestinations(
        {
          recent: recentOf(search('')),
          origin,
          nonstop: data?.map(({ station }) => station) ?? [],
          language: i18n.language,
        },
        { choiceOf },
        {
          recent: t('places.recent'),
          nonstop: t('places.nonstop', { from: origin === '' ? '' : placeName(origin, i18n.language) }),
          featured: t('places.featured'),
        },
      ),
    [search, origin, data, choiceOf, t, i18n.language],
  );
  return {
    ...places,
    search: useMemo(() => (query) => (query.trim() === '' ? { sections } : search(query)), [sections, search]),
    actions: useMemo(() => actions.filter(({ id }) => id === forget), [actions]),
  };
}

function recentOf({ sections }: StationResults): readonly string[] {
  return sections.find(({ isRecent }) => isRecent)?.choices.map(({ id }) => id) ?? [];
}
