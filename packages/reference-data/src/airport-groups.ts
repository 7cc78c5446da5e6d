import { groupRows } from './generated/airport-groups.ts';
import { lookUp } from './look-up.ts';

/**
 * Describes a group of stations that is searched as one place, such as all airports of Chicago.
 *
 * A variant of its own, not a station with holes: it has no zone, no country and no coordinates (docs/rules.md §3).
 *
 * @example
 * ```ts
 * import type { AirportGroup } from '@airline/reference-data/airport-groups';
 *
 * const caption = (group: AirportGroup): string => group.multiSelectGroupDisplayName ?? group.displayName;
 * ```
 */
export interface AirportGroup {
  /** Capital letters, longer than a station's code: 'CHICAGO'. */
  readonly id: string;
  /** 'Chicago (all airports)'. */
  readonly displayName: string;
  /** 'Chicago'. */
  readonly shortDisplayName: string;
  /** 'All Chicago airports': the first line of the list of its members. */
  readonly airportsListName: string;
  readonly isAirportGroup: true;
  /** Present when more than one member is served now, so that a traveller may tick several. */
  readonly multiSelectGroup?: boolean;
  /** The caption of that choice; present with `multiSelectGroup`. */
  readonly multiSelectGroupDisplayName?: string;
  readonly mktCarrierCode: readonly [];
  readonly altSearchNames: readonly string[] | null;
  /** The members' codes, the busiest first; inactive stations stay members. */
  readonly children: readonly string[];
  readonly parents: readonly [];
  readonly timeZone: '';
  readonly countryCode: '';
  readonly latitude: null;
  readonly longitude: null;
  /** The greatest weight of its active members, as text. */
  readonly weight: string;
}

function unpackGroup(row: string): AirportGroup {
  const [id = '', name = '', noun = '', weight = '', several, children = '', aliases = ''] = row.split('|');
  return Object.freeze<AirportGroup>({
    id,
    displayName: `${name} (all ${noun})`,
    shortDisplayName: name,
    airportsListName: `All ${name} ${noun}`,
    isAirportGroup: true,
    ...(several ? { multiSelectGroup: true, multiSelectGroupDisplayName: `${name} ${noun}` } : undefined),
    mktCarrierCode: Object.freeze([] as const),
    altSearchNames: aliases ? Object.freeze(aliases.split(';')) : null,
    children: Object.freeze(children.split(' ')),
    parents: Object.freeze([] as const),
    timeZone: '',
    countryCode: '',
    latitude: null,
    longitude: null,
    weight,
  });
}

/**
 * Lists the eleven groups, sorted by name.
 *
 * Frozen, the records and their lists too. Northwest Florida, Hawaii, Denver and Tampa are the carrier's own groups, not
 * IATA metropolitan areas. Source: docs/rules.md §3.
 *
 * @example
 * ```ts
 * import { airportGroups } from '@airline/reference-data/airport-groups';
 *
 * const names = airportGroups.map(({ shortDisplayName }) => shortDisplayName); // ['Boston', 'Chicago', …]
 * ```
 */
export const airportGroups: readonly AirportGroup[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ groupRows.split('\n').map(unpackGroup),
);

let index: ReadonlyMap<unknown, AirportGroup> | undefined;

/**
 * Finds a group by its id, in any letter case; anything else, of any type, gives `undefined`.
 *
 * @example
 * ```ts
 * import { getAirportGroup } from '@airline/reference-data/airport-groups';
 *
 * getAirportGroup('CHICAGO')?.children; // ['MDW', 'ORD']
 * getAirportGroup('MDW'); // undefined: a station
 * ```
 */
export function getAirportGroup(id: string): AirportGroup | undefined {
  index ??= new Map(airportGroups.map((group) => [group.id, group]));
  return lookUp(index, id);
}
