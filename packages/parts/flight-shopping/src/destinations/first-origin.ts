import { expandToStations } from '@airline/reference-data/loyalty-stations';

import { dateIn } from '../calendar-dates.ts';
import { readRecentSearches } from '../search/recent-searches.ts';
import { servedInZone } from '../search/served-stations.ts';

/** Where flights leave from when nothing is known of the person. */
const otherwise = 'DAL';

/**
 * Gives the station that the person probably leaves from: that of the latest search, or of the clock's zone the heaviest with
 * the most nonstop destinations.
 */
export function firstOrigin(timeZone: string): string {
  const [latest] = readRecentSearches(dateIn(undefined, new Date()));
  const searched = expandToStations(latest?.bounds[0]?.origin ?? '').find(({ isActive }) => isActive);
  return searched?.id ?? servedInZone(timeZone, 1)[0]?.id ?? otherwise;
}
