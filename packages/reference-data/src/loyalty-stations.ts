import { lookUp } from './look-up.ts';
import type { LoyaltyStation } from './loyalty-types.ts';
import { getStation } from './stations.ts';
import { allLoyaltyStations } from './unpack-loyalty-stations.ts';

export type { AirportGroup } from './airport-groups.ts';
export { expandToStations } from './expand-to-stations.ts';
export type { LoyaltyAirport, LoyaltyStation } from './loyalty-types.ts';

/**
 * Lists the entries of the loyalty search: every station and every group, sorted by city as Spanish readers sort.
 *
 * Frozen, the records and their lists too. Inactive stations are in it: ask `isActive`, or use `expandToStations`.
 * Source: docs/rules.md §3.
 *
 * @example
 * ```ts
 * import { loyaltyStations } from '@airline/reference-data/loyalty-stations';
 *
 * const groupIds = loyaltyStations.filter((entry) => entry.isAirportGroup).map(({ id }) => id);
 * ```
 */
export const loyaltyStations: readonly LoyaltyStation[] = /* @__PURE__ */ allLoyaltyStations();

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
