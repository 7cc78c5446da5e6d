import type { StationAction, StationPickerTexts, StationResults } from '@airline/ui/station-picker';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { offeredPlaces } from './offered-places.ts';
import { forgetRecentSearches, readRecentSearches } from './recent-searches.ts';
import type { Coordinates } from './served-stations.ts';
import { createStationChoices, type StationChoices } from './station-choices.ts';

const OFFERED_RECENT = 4;

/** What the station pickers of a search take. */
export interface Places extends Pick<StationChoices, 'choiceOf' | 'search'> {
  readonly texts: StationPickerTexts;
  readonly actions: readonly StationAction[];
}

/** Gives the places for what is typed, and before that those of the latest searches, those nearby and those put forward. */
export function usePlaces(today: string): Places {
  const { t, i18n } = useTranslation('search');
  const language = i18n.language;
  const [recent, setRecent] = useState(() => recentPlaces(today));
  const [location, setLocation] = useState<Coordinates | 'asked' | 'refused'>();
  const choices = useMemo(
    () =>
      createStationChoices({
        language,
        group: (city) => t('places.group', { city }),
        notServed: (place) => t('places.notServed', { place }),
        nearest: (city, distance) => t('places.nearest', { city, distance }),
        near: (city) => t('places.near', { city }),
        away: (distance) => t('places.away', { distance }),
      }),
    [t, language],
  );
  const offered = useMemo<StationResults>(
    () => ({
      sections: offeredPlaces(
        {
          recent,
          timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
          location: typeof location === 'object' ? location : undefined,
        },
        choices,
        {
          recent: t('places.recent'),
          nearby: t('places.nearby'),
          inZone: t('places.inZone'),
          featured: t('places.featured'),
        },
      ),
    }),
    [recent, location, choices, t],
  );
  const locate = useCallback(() => {
    setLocation('asked');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setLocation({ latitude, longitude }),
      () => setLocation('refused'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  }, []);
  const actions = useMemo(
    () => [
      {
        id: 'locate',
        label: t('places.locate'),
        onPress: locate,
        message: typeof location === 'string' ? t(`places.location.${location}`) : undefined,
      },
      ...(recent.length === 0
        ? []
        : [
            {
              id: 'forget',
              label: t('places.forget'),
              onPress: () => {
                forgetRecentSearches();
                setRecent([]);
              },
            },
          ]),
    ],
    [t, locate, location, recent],
  );
  const texts = useMemo(
    () => ({
      empty: t('places.empty'),
      open: t('places.open'),
      placeholder: t('places.placeholder'),
      close: t('places.close'),
      count: (count: number) => t('places.count', { count }),
    }),
    [t],
  );
  return {
    choiceOf: choices.choiceOf,
    search: useCallback((query: string) => (query.trim() === '' ? offered : choices.search(query)), [offered, choices]),
    texts,
    actions,
  };
}

/** Lists the places of the latest searches, the latest first. */
function recentPlaces(today: string): readonly string[] {
  const places = readRecentSearches(today).flatMap(({ bounds }) =>
    bounds.flatMap(({ origin, destination }) => [origin, destination]),
  );
  return [...new Set(places)].slice(0, OFFERED_RECENT);
}
