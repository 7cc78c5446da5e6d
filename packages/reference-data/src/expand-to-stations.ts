import { getAirportGroup } from './airport-groups.ts';
import type { Station } from './station-types.ts';
import { getStation } from './stations.ts';

/**
 * Lists the stations that a search for an entry covers: a group's active members, or the one station, else none.
 *
 * The one station is given although it may be inactive: an old trip names it, and a page that offers it asks `isActive`.
 * Takes any letter case; anything that is no entry, of any type, gives `[]`. When a trip is priced, drop the pairs whose
 * origin is their destination.
 *
 * @example
 * ```ts
 * import { expandToStations } from '@airline/reference-data/loyalty-stations';
 *
 * expandToStations('CHICAGO').map(({ id }) => id); // ['MDW']: ORD is inactive
 * expandToStations('DAL').map(({ id }) => id); // ['DAL']
 * ```
 */
export function expandToStations(id: string): readonly Station[] {
  const group = getAirportGroup(id);
  if (!group) {
    const station = getStation(id);
    return station ? [station] : [];
  }
  return group.children.flatMap((child) => {
    const station = getStation(child);
    return station?.isActive ? [station] : [];
  });
}
