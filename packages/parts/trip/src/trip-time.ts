import type { Trip } from '@airline/contract';
import { useLocale } from '@airline/ui/locale';
import { useTranslation } from 'react-i18next';

import { instantAtStation, type InstantAtStation } from './instant-at-station.ts';

/** Gives the station whose clocks a trip's deadlines are shown by: where it starts. */
function firstStationOf({ bounds: [first] }: Pick<Trip, 'bounds'>): string {
  return first?.itinerary.legs[0]?.from ?? first?.origin ?? '';
}

/** Gives how an instant is said in a trip's words: day, time and whose clocks, those of the place where the trip starts by default. */
export function useMoment(trip: Pick<Trip, 'bounds'>): (instant: string, station?: string) => string {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  return (instant, station = firstStationOf(trip)) => t('moment', { ...instantAtStation(instant, station, locale) });
}

/** Gives how an instant is said in few words, by the clocks of the place where a trip starts: `12 ene, 7:10 a.m. (hora de Dallas)`. */
export function useShortMoment(trip: Trip): (instant: string) => string {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  return (instant) => {
    const { shortDate, time, city } = instantAtTrip(instant, trip, locale);
    return t('terms.moment', { date: shortDate, time, city });
  };
}

/** Writes an instant as the clocks of the place show it where a trip starts, for the words of another namespace. */
export function instantAtTrip(instant: string, trip: Pick<Trip, 'bounds'>, locale: string): InstantAtStation {
  return instantAtStation(instant, firstStationOf(trip), locale);
}

/** Tells whether none of a trip's flights has left yet. */
export function isAhead({ bounds }: Trip, now: Date): boolean {
  return bounds.every(({ itinerary }) =>
    itinerary.legs.every(({ departsAt }) => Date.parse(departsAt) > now.getTime()),
  );
}

/** Tells whether a direction of a trip has not begun yet: it can be cancelled, whatever was flown before. */
export function hasFlightAhead({ bounds }: Trip, now: Date): boolean {
  return bounds.some(({ itinerary: { legs } }) => Date.parse(legs[0]?.departsAt ?? '') > now.getTime());
}

/** Gives the place that a trip is named after: where its first direction leads to. */
export function tripDestination({ bounds: [first] }: Trip): string {
  return first?.itinerary.legs.at(-1)?.to ?? first?.destination ?? '';
}
