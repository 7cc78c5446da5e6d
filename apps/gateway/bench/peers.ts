import type { DatedLeg } from '../src/flights/schedule/rules/dated-leg.ts';

/** Other ways to find journeys of 0 to 2 stops over one day's legs, with nothing but times checked. */

export interface FlatLeg {
  readonly origin: string;
  readonly destination: string;
  readonly departs: number;
  readonly arrives: number;
}

const MINIMUM_CONNECTING_MINUTES = 35;
const MAXIMUM_LAYOVER_MINUTES = 300;

export function flatten(legs: readonly DatedLeg[]): readonly FlatLeg[] {
  return legs.map(({ departure, arrival }) => ({
    origin: departure.station,
    destination: arrival.station,
    departs: departure.instant / 60_000,
    arrives: arrival.instant / 60_000,
  }));
}

function connects(first: FlatLeg, second: FlatLeg): boolean {
  const layover = second.departs - first.arrives;
  return layover >= MINIMUM_CONNECTING_MINUTES && layover <= MAXIMUM_LAYOVER_MINUTES;
}

/** Reads every leg of the day for each hop. */
export function nestedLoops(legs: readonly FlatLeg[], origin: string, destination: string): number {
  let found = 0;
  for (const first of legs) {
    if (first.origin !== origin) continue;
    if (first.destination === destination) {
      found += 1;
      continue;
    }
    for (const second of legs) {
      if (second.origin !== first.destination || second.destination === origin || !connects(first, second)) continue;
      if (second.destination === destination) {
        found += 1;
        continue;
      }
      for (const third of legs) {
        if (third.origin === second.destination && third.destination === destination && connects(second, third))
          found += 1;
      }
    }
  }
  return found;
}

export interface LegIndex {
  readonly byOrigin: ReadonlyMap<string, readonly FlatLeg[]>;
  readonly byPair: ReadonlyMap<string, readonly FlatLeg[]>;
}

export function indexLegs(legs: readonly FlatLeg[]): LegIndex {
  const byOrigin = new Map<string, FlatLeg[]>();
  const byPair = new Map<string, FlatLeg[]>();
  const put = (map: Map<string, FlatLeg[]>, key: string, leg: FlatLeg): void => {
    const list = map.get(key);
    if (list) list.push(leg);
    else map.set(key, [leg]);
  };
  for (const leg of legs.toSorted((a, b) => a.departs - b.departs)) {
    put(byOrigin, leg.origin, leg);
    put(byPair, leg.origin + leg.destination, leg);
  }
  return { byOrigin, byPair };
}

/** Goes from index to index and enumerates every way there is; the last hop looks its pair up. */
export function indexedEnumeration({ byOrigin, byPair }: LegIndex, origin: string, destination: string): number {
  let found = byPair.get(origin + destination)?.length ?? 0;
  for (const first of byOrigin.get(origin) ?? []) {
    if (first.destination === destination) continue;
    const earliest = first.arrives + MINIMUM_CONNECTING_MINUTES;
    const latest = first.arrives + MAXIMUM_LAYOVER_MINUTES;
    const seconds = byOrigin.get(first.destination) ?? [];
    for (let at = lowerBound(seconds, earliest); at < seconds.length; at += 1) {
      const second = seconds[at] as FlatLeg;
      if (second.departs > latest) break;
      if (second.destination === origin) continue;
      if (second.destination === destination) found += 1;
      else found += connectionsTo(byPair.get(second.destination + destination), second);
    }
  }
  return found;
}

function connectionsTo(legs: readonly FlatLeg[] | undefined, before: FlatLeg): number {
  if (!legs) return 0;
  let found = 0;
  for (let at = lowerBound(legs, before.arrives + MINIMUM_CONNECTING_MINUTES); at < legs.length; at += 1) {
    if ((legs[at] as FlatLeg).departs > before.arrives + MAXIMUM_LAYOVER_MINUTES) break;
    found += 1;
  }
  return found;
}

function lowerBound(legs: readonly FlatLeg[], instant: number): number {
  let low = 0;
  let high = legs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((legs[middle] as FlatLeg).departs < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
