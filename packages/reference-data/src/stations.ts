import type { StationId } from './generated/station-ids.ts';
import { lookUp } from './look-up.ts';
import type { Station } from './station-types.ts';
import { allStations } from './unpack-stations.ts';

export type { StationId } from './generated/station-ids.ts';
export { kioskTypes } from './station-types.ts';
export type { KioskType, Station } from './station-types.ts';
export { citiesServedBy, coordinatesOf, weightOf } from './station-fields.ts';
export { distanceBetween } from './station-distance.ts';

/**
 * Lists every station, served now or not, sorted by city as Spanish readers sort, then by code.
 *
 * Frozen, its records too. Source: docs/rules.md §3; SOURCES.md in the package.
 *
 * @example
 * ```ts
 * import { stations } from '@airline/reference-data/stations';
 *
 * const mexican = stations.filter((station) => station.countryCode === 'MX');
 * ```
 */
export const stations: readonly Station[] = /* @__PURE__ */ allStations();

/**
 * Lists the stations that are offered for booking now, in the order of `stations`.
 *
 * @example
 * ```ts
 * import { activeStations } from '@airline/reference-data/stations';
 *
 * const options = activeStations.map(({ id, displayName }) => ({ value: id, label: displayName }));
 * ```
 */
export const activeStations: readonly Station[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ stations.filter(({ isActive }) => isActive),
);

/**
 * Names the codes that IATA retired, each with the code that took its place.
 *
 * Palm Beach became DJT on 2026-08-18; its old code PBI stays on old tickets.
 *
 * @example
 * ```ts
 * import { retiredStationIds } from '@airline/reference-data/stations';
 *
 * const current = retiredStationIds.PBI; // 'DJT'
 * ```
 */
export const retiredStationIds = /* @__PURE__ */ Object.freeze({ PBI: 'DJT' } as const);

let index: ReadonlyMap<unknown, Station> | undefined;

function indexStations(): ReadonlyMap<unknown, Station> {
  const entries = new Map<unknown, Station>(stations.map((station) => [station.id, station]));
  for (const [retired, successor] of Object.entries(retiredStationIds)) {
    const station = entries.get(successor);
    if (station) entries.set(retired, station);
  }
  return (index = entries);
}

/**
 * Finds a station by its code, in any letter case; a retired code gives its successor.
 *
 * Anything else, of any type, gives `undefined`. Spaces are not trimmed. An inactive station is found too: ask
 * `isActive` before it is offered. The ids of groups are not stations: see `expandToStations`.
 *
 * @example
 * ```ts
 * import { getStation } from '@airline/reference-data/stations';
 *
 * getStation('hnl')?.timeZone; // 'Pacific/Honolulu'
 * getStation('PBI')?.id; // 'DJT'
 * getStation('???'); // undefined
 * ```
 */
export function getStation(id: string): Station | undefined {
  return lookUp(index ?? indexStations(), id);
}

/**
 * Tells whether a value is the code of a station of the catalogue, written in capitals and not retired.
 *
 * @example
 * ```ts
 * import { isStationId, type StationId } from '@airline/reference-data/stations';
 *
 * function originOf(parameter: string | null): StationId | undefined {
 *   return isStationId(parameter) ? parameter : undefined;
 * }
 * ```
 */
export function isStationId(value: unknown): value is StationId {
  const station = (index ?? indexStations()).get(value);
  return station !== undefined && station.id === value;
}
