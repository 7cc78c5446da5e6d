import { type AirportGroup, airportGroups, getAirportGroup } from './airport-groups.ts';
import { groupPlaces } from './generated/airport-groups.ts';
import { loyaltyRows } from './generated/loyalty-stations.ts';
import type { LoyaltyAirport, LoyaltyStation } from './loyalty-types.ts';
import { packedStateNames } from './packed-state-names.ts';
import { allStations, unpackLetters } from './unpack-stations.ts';

/** How many cells a line of the packed list has; `scripts/loyalty.ts` writes them. */
const cellsOfRow = 2;

const none: readonly string[] = /* @__PURE__ */ Object.freeze<string[]>([]);

/** Reads the names of the groups that each station belongs to from the groups: the one place that says so. */
function parentsByStation(): ReadonlyMap<string, readonly string[]> {
  const parents = new Map<string, readonly string[]>();
  for (const { id, children } of airportGroups) {
    for (const child of children) parents.set(child, Object.freeze([...(parents.get(child) ?? none), id]));
  }
  return parents;
}

/** Reads which group stands in the list before which station. */
function groupsByNextStation(): ReadonlyMap<string, AirportGroup | undefined> {
  return new Map(groupPlaces.split('|').map((place) => [place.slice(0, 3), getAirportGroup(place.slice(4))]));
}

/** Reads lists of carriers; the same text gives the same list. */
function createCarrierReader(): (packed: string) => readonly string[] {
  const lists = new Map<string, readonly string[]>();
  return (packed) => {
    const known = lists.get(packed);
    if (known) return known;
    const carriers = packed.trim();
    const list = carriers === '' ? none : Object.freeze(carriers.split(' '));
    lists.set(packed, list);
    return list;
  };
}

/**
 * Reads aliases with `;` between them. `~` stands for the names of the state or country: those behind it, or else those that
 * the station before it in the same one has, or else those of the US state.
 */
function createAliasReader(): (packed: string, region: string) => readonly string[] | null {
  const names = new Map<string, string>();
  return (packed, region) => {
    const [own = '', ofRegion] = packed.split('~');
    if (ofRegion) names.set(region, ofRegion);
    const shared = ofRegion === undefined ? '' : (names.get(region) ?? packedStateNames(region));
    const aliases = own && shared ? `${own};${shared}` : own + shared;
    return aliases === '' ? null : Object.freeze(unpackLetters(aliases).split(';'));
  };
}

/** Reads the packed list, which has a line for each station, in the order of the stations. */
function unpackLoyaltyStations(): readonly LoyaltyStation[] {
  const parents = parentsByStation();
  const groups = groupsByNextStation();
  const carriersIn = createCarrierReader();
  const aliasesIn = createAliasReader();
  const cells = loyaltyRows.split('|');
  const entries: LoyaltyStation[] = [];
  let at = 1;
  for (const station of allStations()) {
    const { id, stationName, stateFederalUnit } = station;
    const group = groups.get(id);
    if (group) entries.push(group);
    entries.push(
      Object.freeze<LoyaltyAirport>({
        ...station,
        isAirportGroup: false,
        mktCarrierCode: carriersIn(cells[at + 1] ?? ''),
        altSearchNames: aliasesIn(cells[at] ?? '', stateFederalUnit),
        airportsListName: `${stationName} (${id})`,
        children: none,
        parents: parents.get(id) ?? none,
      }),
    );
    at += cellsOfRow;
  }
  return Object.freeze(entries);
}

let unpacked: readonly LoyaltyStation[] | undefined;

/** Gives the entries of the loyalty search, the same list at each call; station search asks when it is first used. */
export function allLoyaltyStations(): readonly LoyaltyStation[] {
  return (unpacked ??= unpackLoyaltyStations());
}
