import { type AirportGroup, airportGroups, getAirportGroup } from './airport-groups.ts';
import { groupPlaces } from './generated/airport-groups.ts';
import { loyaltyRows } from './generated/loyalty-stations.ts';
import { lookUp } from './look-up.ts';
import type { Station } from './station-types.ts';
import { getStation, stations } from './stations.ts';

export type { AirportGroup } from './airport-groups.ts';

/**
 * Describes a station as the loyalty search knows it: with carriers, other names and the groups it belongs to
 * (specification §3).
 *
 * @example
 * ```ts
 * import type { LoyaltyAirport } from '@airline/reference-data/loyalty-stations';
 *
 * const isInGroup = (airport: LoyaltyAirport): boolean => airport.parents.length > 0;
 * ```
 */
export interface LoyaltyAirport extends Station {
  readonly isAirportGroup: false;
  /** IATA codes of the carriers that sell it; empty when none does now. */
  readonly mktCarrierCode: readonly string[];
  /** Old names, nicknames, metropolitan codes, neighbouring places and Spanish names, or `null`. */
  readonly altSearchNames: readonly string[] | null;
  /** 'Chicago Midway International Airport (MDW)': the name in a list below its city or group. */
  readonly airportsListName: string;
  /** Always empty: a station contains no other. */
  readonly children: readonly string[];
  /** Ids of the groups that list it among their children. */
  readonly parents: readonly string[];
}

/**
 * Stands for an entry of the loyalty search: a station or a group, told apart by `isAirportGroup`.
 *
 * @example
 * ```ts
 * import type { LoyaltyStation } from '@airline/reference-data/loyalty-stations';
 *
 * const zoneOf = (entry: LoyaltyStation): string | undefined => (entry.isAirportGroup ? undefined : entry.timeZone);
 * ```
 */
export type LoyaltyStation = LoyaltyAirport | AirportGroup;

const none: readonly string[] = /* @__PURE__ */ Object.freeze<string[]>([]);

/** Reads the names of the groups that each station belongs to from the groups: the one place that says so. */
function parentsByStation(): ReadonlyMap<string, readonly string[]> {
  const parents = new Map<string, readonly string[]>();
  for (const { id, children } of airportGroups) {
    for (const child of children) parents.set(child, Object.freeze([...(parents.get(child) ?? none), id]));
  }
  return parents;
}

function unpackLoyaltyStations(): readonly LoyaltyStation[] {
  const parents = parentsByStation();
  const extras = new Map(loyaltyRows.split('\n').map((row) => [row.slice(0, 3), row.slice(4).split('|')]));
  const groups = new Map(groupPlaces.split('|').map((place) => [place.slice(0, 3), place.slice(4)]));
  const entries: LoyaltyStation[] = [];
  for (const station of stations) {
    const { id } = station;
    const group = getAirportGroup(groups.get(id) ?? '');
    if (group) entries.push(group);
    const [aliases, carriers] = extras.get(id) ?? [];
    entries.push(
      Object.freeze<LoyaltyAirport>({
        ...station,
        isAirportGroup: false,
        mktCarrierCode: carriers ? Object.freeze(carriers.split(' ')) : none,
        altSearchNames: aliases ? Object.freeze(aliases.split(';')) : null,
        airportsListName: `${station.stationName} (${id})`,
        children: none,
        parents: parents.get(id) ?? none,
      }),
    );
  }
  return Object.freeze(entries);
}

/**
 * Lists the entries of the loyalty search: every station and every group, sorted by city as Spanish readers sort.
 *
 * Frozen, the records and their lists too. Inactive stations are in it: ask `isActive`, or use `expandToStations`.
 * Source: specification §3.
 *
 * @example
 * ```ts
 * import { loyaltyStations } from '@airline/reference-data/loyalty-stations';
 *
 * const groupIds = loyaltyStations.filter((entry) => entry.isAirportGroup).map(({ id }) => id);
 * ```
 */
export const loyaltyStations: readonly LoyaltyStation[] = /* @__PURE__ */ unpackLoyaltyStations();

let index: ReadonlyMap<unknown, LoyaltyStation> | undefined;

/**
 * Finds an entry by a station's code or a group's id, in any letter case; a retired code gives its successor.
 *
 * Anything else, of any type, gives `undefined`.
 *
 * @example
 * ```ts
 * import { getLoyaltyStation } from '@airline/reference-data/loyalty-stations';
 *
 * const entry = getLoyaltyStation('ORD');
 * const groups = entry?.parents ?? []; // ['CHICAGO']
 * ```
 */
export function getLoyaltyStation(id: string): LoyaltyStation | undefined {
  index ??= new Map(loyaltyStations.map((entry) => [entry.id, entry]));
  return lookUp(index, id) ?? index.get(getStation(id)?.id);
}

/**
 * Lists the stations that a search for an entry covers: a group's active members, or the one station, else none.
 *
 * The one station is given although it may be inactive: an old trip names it, and whoever offers it asks `isActive`.
 * Takes any letter case; anything that is no entry, of any type, gives `[]`. Whoever prices a trip drops the pairs whose
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
