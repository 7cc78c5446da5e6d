import { distanceBetween, type Station } from '@airline/reference-data/stations';

import { arrivalMinute, departureMinute } from '../../schedule/rules/dated-leg.ts';
import { blockMinutes, flightName, type LegPattern } from '../../schedule/rules/leg-pattern.ts';
import type { Schedule } from '../../schedule/rules/schedule.ts';
import { type ConnectionRules, type LegKind, minimumConnectingTime } from './connection-rules.ts';

/** IATA service types of scheduled flights that carry passengers; cargo, mail, charter and positioning are not sold. */
const passengerServiceTypes = new Set('JSUQGBR');

/**
 * A schedule's network in numbers: stations and routes by index, patterns by route, and everything that no day changes.
 *
 * Routes are sorted by origin, then destination: those of origin `o` are `routesFrom[o]` up to `routesFrom[o + 1]`.
 */
export interface Network {
  readonly stationIndex: ReadonlyMap<string, number>;
  readonly stationCount: number;
  readonly miles: Float32Array;
  readonly routeCount: number;
  readonly routeOrigin: Int32Array;
  readonly routeDestination: Int32Array;
  readonly routesFrom: Int32Array;
  /** The route of a pair, `origin * stationCount + destination`; -1 where nothing flies. */
  readonly routeOfPair: Int32Array;
  readonly isInternational: Uint8Array;
  /** The shortest block time of any pattern of a route. */
  readonly shortestBlock: Int32Array;
  /** Minimum connecting minutes, `(station * 2 + arriving international) * 2 + departing international`. */
  readonly connectingMinutes: Int32Array;
  /** The patterns by route, each route's in order of departure. */
  readonly timetable: RouteTimetable;
  /** For each pattern of the schedule the patterns of the flight's next leg; absent for most. */
  readonly nextLegs: ReadonlyMap<number, readonly number[]>;
}

/**
 * The patterns that are sold, by their place in this order: those of route `r` are at `from[r]` up to `from[r + 1]`.
 *
 * Minutes are counted from the midnight UTC of the day of departure, by its local date.
 */
export interface RouteTimetable {
  readonly from: Int32Array;
  /** The pattern's index in the schedule. */
  readonly pattern: Int32Array;
  readonly departs: Int32Array;
  readonly arrives: Int32Array;
  readonly arrivalVariation: Int32Array;
}

export function createNetwork(schedule: Schedule, stations: readonly Station[], rules: ConnectionRules): Network {
  const stationIndex = new Map<string, number>(stations.map(({ id }, index) => [id, index]));
  const stationCount = stations.length;
  const { patterns } = schedule;
  const pairOf = ({ departure, arrival }: LegPattern): number => {
    const from = stationIndex.get(departure.station);
    const to = stationIndex.get(arrival.station);
    return from === undefined || to === undefined || from === to ? -1 : from * stationCount + to;
  };
  const byPair = groupPlaces(patterns, (pattern) => {
    const pair = passengerServiceTypes.has(pattern.serviceType) ? pairOf(pattern) : -1;
    return pair < 0 ? undefined : pair;
  });
  const pairs = [...byPair.keys()].toSorted((a, b) => a - b);
  const routeOfPair = new Int32Array(stationCount * stationCount).fill(-1);
  for (const [route, pair] of pairs.entries()) routeOfPair[pair] = route;
  const lists = pairs.map((pair) => (byPair.get(pair) ?? []).toSorted((a, b) => inOrder(patterns, a, b)));
  const routeOrigin = Int32Array.from(pairs, (pair) => Math.floor(pair / stationCount));
  const routeDestination = Int32Array.from(pairs, (pair) => pair % stationCount);

  return {
    stationIndex,
    stationCount,
    miles: milesBetween(stations),
    routeCount: pairs.length,
    routeOrigin,
    routeDestination,
    routesFrom: toGroupStarts(routeOrigin, stationCount),
    routeOfPair,
    isInternational: Uint8Array.from(pairs, (_, route) =>
      legKind(stations[routeOrigin[route] ?? 0], stations[routeDestination[route] ?? 0]) === 'international' ? 1 : 0,
    ),
    shortestBlock: Int32Array.from(lists, (list) =>
      list.reduce((shortest, at) => Math.min(shortest, soldMinutes(patternAt(patterns, at))), Infinity),
    ),
    connectingMinutes: connectingTable(stations, rules),
    timetable: createRouteTimetable(patterns, lists),
    nextLegs: findNextLegs(patterns),
  };
}

/** Tells whether a leg between two stations is domestic: in one country, or in the US and its territories. */
export function legKind(from: Station | undefined, to: Station | undefined): LegKind {
  if (!from || !to || from.countryCode === to.countryCode) return 'domestic';
  return from.internationalStation || to.internationalStation ? 'international' : 'domestic';
}

function createRouteTimetable(patterns: readonly LegPattern[], lists: readonly (readonly number[])[]): RouteTimetable {
  const flat = lists.flat();
  const column = (read: (pattern: LegPattern) => number): Int32Array =>
    Int32Array.from(flat, (at) => read(patternAt(patterns, at)));
  return {
    from: Int32Array.from([0, ...lists.map(({ length }) => length)].map(runningSum())),
    pattern: Int32Array.from(flat),
    departs: column((pattern) => departureMinute(pattern, 0)),
    arrives: column((pattern) => arrivalMinute(pattern, 0)),
    arrivalVariation: column(({ arrival }) => arrival.utcVariation),
  };
}

/** Groups the places of patterns in their list by a key; those without one are left out. */
function groupPlaces<Key>(
  patterns: readonly LegPattern[],
  keyOf: (pattern: LegPattern) => Key | undefined,
): ReadonlyMap<Key, readonly number[]> {
  const groups = new Map<Key, number[]>();
  for (const [at, pattern] of patterns.entries()) {
    const key = keyOf(pattern);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(at);
    else groups.set(key, [at]);
  }
  return groups;
}

function patternAt(patterns: readonly LegPattern[], at: number): LegPattern {
  const pattern = patterns[at];
  if (!pattern) throw new RangeError(`The schedule has no pattern ${at}.`);
  return pattern;
}

/** From the passengers' departure to their arrival, which can differ from the aircraft's by some minutes. */
function soldMinutes(pattern: LegPattern): number {
  return arrivalMinute(pattern, 0) - departureMinute(pattern, 0);
}

/** An order that does not depend on the schedule's own: results stay the same when its patterns are listed otherwise. */
function inOrder(patterns: readonly LegPattern[], a: number, b: number): number {
  const one = patternAt(patterns, a);
  const other = patternAt(patterns, b);
  const byTime = departureMinute(one, 0) - departureMinute(other, 0) || blockMinutes(one) - blockMinutes(other);
  if (byTime !== 0) return byTime;
  const names = [one, other].map(
    (pattern) => `${flightName(pattern)} ${pattern.firstDate} ${pattern.itineraryVariation}`,
  );
  return (names[0] ?? '') < (names[1] ?? '') ? -1 : 1;
}

/** Of lists that were asked for: every timetable that is read anew flies between the same stations. */
const milesOf = new WeakMap<readonly Station[], Float32Array>();

function milesBetween(stations: readonly Station[]): Float32Array {
  const known = milesOf.get(stations);
  if (known !== undefined) return known;
  const miles = new Float32Array(stations.length * stations.length);
  for (const [from, one] of stations.entries()) {
    for (const [to, other] of stations.entries()) {
      if (from < to) {
        const distance = distanceBetween(one, other);
        miles[from * stations.length + to] = distance;
        miles[to * stations.length + from] = distance;
      }
    }
  }
  milesOf.set(stations, miles);
  return miles;
}

function connectingTable(stations: readonly Station[], rules: ConnectionRules): Int32Array {
  const kinds: readonly LegKind[] = ['domestic', 'international'];
  return Int32Array.from(
    stations.flatMap(({ id }) =>
      kinds.flatMap((arriving) => kinds.map((departing) => minimumConnectingTime(rules, id, arriving, departing))),
    ),
  );
}

/** Where each group begins in a sorted list of group numbers, with one more start at the end. */
function toGroupStarts(sorted: Int32Array, groupCount: number): Int32Array {
  const starts = new Int32Array(groupCount + 1);
  for (const group of sorted) starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  return starts.map(runningSum());
}

function runningSum(): (value: number) => number {
  let sum = 0;
  return (value) => (sum += value);
}

/** Finds for each pattern the patterns of the same flight's next leg, where that departs from where this one arrives. */
function findNextLegs(patterns: readonly LegPattern[]): ReadonlyMap<number, readonly number[]> {
  const key = (pattern: LegPattern, legSequence: number, station: string): string =>
    `${flightName(pattern)} ${pattern.itineraryVariation} ${legSequence} ${station}`;
  const later = groupPlaces(patterns, (pattern) =>
    pattern.legSequence > 1 ? key(pattern, pattern.legSequence, pattern.departure.station) : undefined,
  );
  const next = new Map<number, readonly number[]>();
  for (const [at, pattern] of patterns.entries()) {
    const following = later.get(key(pattern, pattern.legSequence + 1, pattern.arrival.station));
    if (following) next.set(at, following);
  }
  return next;
}
