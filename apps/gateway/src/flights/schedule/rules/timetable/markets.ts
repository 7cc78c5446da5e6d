import { coordinatesOf, distanceBetween, type Station } from '@airline/reference-data/stations';

/** The stations with crews and aircraft of their own: every other station is flown from some of them. */
const bases = 'ATL AUS BNA BWI DAL DEN FLL HOU LAS LAX MCO MDW OAK PHX SAN TPA'.split(' ');
/** Large stations that have flights among themselves. */
const focusStations =
  'ABQ BOS BUR CMH DCA ELP IND LGA MCI MIA MKE MSY ONT PDX PIT RDU RSW SAT SEA SFO SJC SJU SLC SMF SNA STL HNL OGG'.split(
    ' ',
  );
/** From here flights cross to Hawaii. */
const hawaiiGateways = new Set('LAS LAX LGB OAK ONT PHX SAN SJC SMF'.split(' '));
const skiStations = new Set(['HDN', 'MTJ']);

const RANGE_MILES = 2_850;
const SHORTEST_MILES = 140;
const SHORTEST_BETWEEN_ISLANDS_MILES = 60;

export type StationRole = 'base' | 'focus' | 'other';

/** A pair of stations that may have flights, `from` being the one that bases the aircraft. */
export interface Market {
  readonly from: Station;
  readonly to: Station;
  readonly miles: number;
  /** How many travel, relative to other markets. */
  readonly demand: Readonly<Record<'summer' | 'winter', number>>;
}

/** Tells the roles of stations; where fewer than two known bases are among them, the first four in the list are bases. */
export function assignRoles(stations: readonly Station[]): ReadonlyMap<string, StationRole> {
  const ids: readonly string[] = stations.map(({ id }) => id);
  const known = ids.filter((id) => bases.includes(id));
  const chosen = known.length >= 2 ? known : ids.slice(0, 4);
  const roleOf = (id: string): StationRole =>
    chosen.includes(id) ? 'base' : focusStations.includes(id) ? 'focus' : 'other';
  return new Map(ids.map((id) => [id, roleOf(id)]));
}

/** Lists every market among stations, by a gravity model: sizes multiplied, distance and season weighed. */
export function marketsAmong(stations: readonly Station[]): readonly Market[] {
  const roles = assignRoles(stations);
  const markets: Market[] = [];
  for (const [index, one] of stations.entries()) {
    for (const other of stations.slice(index + 1)) {
      const market = marketBetween(one, other, roles);
      if (market) markets.push(market);
    }
  }
  return markets;
}

const sizes: Readonly<Record<StationRole, number>> = { base: 10, focus: 5, other: 2 };

function marketBetween(one: Station, other: Station, roles: ReadonlyMap<string, StationRole>): Market | undefined {
  const roleOne = roles.get(one.id) ?? 'other';
  const roleOther = roles.get(other.id) ?? 'other';
  const miles = distanceBetween(one, other);
  const areIslands = isIsland(one) && isIsland(other);
  if (roleOne === 'other' && roleOther === 'other' && !areIslands) return undefined;
  if (miles > RANGE_MILES || miles < (areIslands ? SHORTEST_BETWEEN_ISLANDS_MILES : SHORTEST_MILES)) return undefined;
  if (one.internationalStation && other.internationalStation) return undefined;
  if (isHawaii(one) !== isHawaii(other) && !hawaiiGateways.has(isHawaii(one) ? other.id : one.id)) return undefined;

  const pull = (sizes[roleOne] * sizes[roleOther]) / (1 + (miles / 900) ** 1.2);
  const season = (kind: 'summer' | 'winter'): number =>
    pull * (areIslands ? 2 : 1) * seasonFactor(one, kind) * seasonFactor(other, kind);
  const isOneBased = sizes[roleOne] > sizes[roleOther] || (sizes[roleOne] === sizes[roleOther] && one.id < other.id);
  return {
    from: isOneBased ? one : other,
    to: isOneBased ? other : one,
    miles,
    demand: { summer: season('summer'), winter: season('winter') },
  };
}

/** The south fills in winter, the north in summer, the ski stations when there is snow. */
function seasonFactor(station: Station, kind: 'summer' | 'winter'): number {
  const isWinter = kind === 'winter';
  if (skiStations.has(station.id)) return isWinter ? 0.7 : 0.25;
  const { latitude } = coordinatesOf(station);
  if (latitude < 29) return isWinter ? 1.1 : 0.92;
  return latitude > 43 ? (isWinter ? 0.88 : 1.15) : 1;
}

function isHawaii(station: Station): boolean {
  return station.timeZone === 'Pacific/Honolulu';
}

function isIsland(station: Station): boolean {
  return isHawaii(station) || ['SJU', 'STT', 'SXM'].includes(station.id);
}
