import { activeStations, distanceBetween, getStation } from '@airline/reference-data/stations';

/** Nearer than this, the same weather stands over both. */
const LEAST_MILES = 60;

/** Gives the nearest station that is served and not under the same sky; `undefined` for one that the catalogue lacks. */
export function findAlternate(station: string): string | undefined {
  const planned = getStation(station);
  if (planned === undefined) return undefined;
  return activeStations
    .map((other) => ({ id: other.id, miles: distanceBetween(planned, other) }))
    .filter(({ miles }) => miles >= LEAST_MILES)
    .toSorted((a, b) => a.miles - b.miles)[0]?.id;
}
