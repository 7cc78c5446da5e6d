import type { AirportGroup } from './airport-groups.ts';
import type { StationId } from './generated/station-ids.ts';
import type { Station } from './station-types.ts';

/**
 * Describes a station as the loyalty search knows it: with carriers, other names and the groups it belongs to
 * (docs/rules.md §3).
 *
 * @example
 * ```ts
 * import type { LoyaltyAirport } from '@airline/reference-data/loyalty-stations';
 *
 * const isInGroup = (airport: LoyaltyAirport): boolean => airport.parents.length > 0;
 * ```
 */
export interface LoyaltyAirport<Id extends string = StationId> extends Station<Id> {
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
 * Stands for an entry of the loyalty search: a station or a group; `isAirportGroup` says which.
 *
 * @example
 * ```ts
 * import type { LoyaltyStation } from '@airline/reference-data/loyalty-stations';
 *
 * const zoneOf = (entry: LoyaltyStation): string | undefined => (entry.isAirportGroup ? undefined : entry.timeZone);
 * ```
 */
export type LoyaltyStation<Id extends string = StationId> = LoyaltyAirport<Id> | AirportGroup;
