import { distanceBetween, getStation, type Station } from '@airline/reference-data/stations';

import type { ConnectionRules } from '../src/flights/search/rules/connection-rules.ts';
import type { DatedLeg } from '../src/flights/schedule/rules/dated-leg.ts';
import type { Schedule } from '../src/flights/schedule/rules/schedule.ts';

/** A journey of one to three legs, found by trying everything. */
export type Way = readonly DatedLeg[];

const minute = 60_000;

/** Every legal way between two stations whose first leg departs on a local date: written for clearness, not for speed. */
export function everyLegalWay(
  schedule: Schedule,
  rules: ConnectionRules,
  query: {
    readonly origin: string;
    readonly destination: string;
    readonly date: string;
    readonly maximumStops: number;
  },
): readonly Way[] {
  const day = Date.parse(`${query.date}T00:00Z`);
  const days = [-2, -1, 0, 1, 2, 3, 4].map((shift) =>
    new Date(day + shift * 24 * 60 * minute).toISOString().slice(0, 10),
  );
  const legs = days
    .flatMap((date) => schedule.departuresOn(date))
    .filter(({ departure, arrival }) => departure.station !== arrival.station);
  const ways: Way[] = [];
  const extend = (way: Way): void => {
    const last = way.at(-1);
    if (!last) return;
    if (last.arrival.station === query.destination) {
      if (isNoDetour(way, rules)) ways.push(way);
      return;
    }
    if (way.length > query.maximumStops) return;
    const visited = new Set(way.map(({ departure }) => departure.station));
    for (const next of legs) {
      if (!visited.has(next.arrival.station) && connects(last, next, rules)) extend([...way, next]);
    }
  };
  for (const first of legs) {
    if (first.departure.station === query.origin && first.date === query.date) extend([first]);
  }
  return ways;
}

/** The ways that are worth showing among legal ones: every nonstop, and connections that no other way beats or equals. */
export function worthShowing(ways: readonly Way[]): readonly Way[] {
  const kept = ways.filter((way) => way.length === 1 || !ways.some((other) => other !== way && beats(other, way)));
  const seen = new Set<string>();
  return kept.filter((way) => {
    const alike = `${departureOf(way)} ${arrivalOf(way)} ${way.length}`;
    if (way.length === 1 || !seen.has(alike)) {
      seen.add(alike);
      return true;
    }
    return false;
  });
}

/** What decides between ways with the same departure, arrival and stops: fewer changes, then more time for the tightest. */
export function comfortOf(way: Way): { readonly changes: number; readonly tightestMinutes: number } {
  const layovers = way.slice(1).flatMap((leg, index) => {
    const before = way[index];
    return !before || isSameFlight(before, leg) ? [] : [(leg.departure.instant - before.arrival.instant) / minute];
  });
  return { changes: layovers.length, tightestMinutes: Math.min(...layovers) };
}

export function departureOf(way: Way): number {
  return way[0]?.departure.instant ?? 0;
}

export function arrivalOf(way: Way): number {
  return way.at(-1)?.arrival.instant ?? 0;
}

function beats(one: Way, other: Way): boolean {
  if (departureOf(one) < departureOf(other) || arrivalOf(one) > arrivalOf(other) || one.length > other.length)
    return false;
  if (departureOf(one) > departureOf(other) || arrivalOf(one) < arrivalOf(other) || one.length < other.length)
    return true;
  const [a, b] = [comfortOf(one), comfortOf(other)];
  return a.changes < b.changes || (a.changes === b.changes && a.tightestMinutes > b.tightestMinutes);
}

function connects(first: DatedLeg, second: DatedLeg, rules: ConnectionRules): boolean {
  const { station } = first.arrival;
  if (second.departure.station !== station) return false;
  const wait = (second.departure.instant - first.arrival.instant) / minute;
  const arriving = kindOf(first);
  const departing = kindOf(second);
  const least =
    rules.minimumConnectingMinutesAt[station]?.[arriving]?.[departing] ??
    rules.minimumConnectingMinutes[arriving][departing];
  if (wait < (isSameFlight(first, second) ? 0 : least)) return false;
  const isDomestic = arriving === 'domestic' && departing === 'domestic';
  if (wait > rules.maximumLayoverMinutes[isDomestic ? 'domestic' : 'international']) return false;
  // Minute by minute: does the clock on the wall show the end of the night while one waits?
  for (let waited = 1; waited <= wait; waited += 1) {
    const local = new Date(first.arrival.instant + (waited + first.arrival.utcVariation) * minute);
    if (local.getUTCHours() * 60 + local.getUTCMinutes() === rules.nightEndsAt) return false;
  }
  return true;
}

function isSameFlight({ pattern: a }: DatedLeg, { pattern: b }: DatedLeg): boolean {
  return (
    a.carrier === b.carrier &&
    a.flightNumber === b.flightNumber &&
    a.operationalSuffix === b.operationalSuffix &&
    a.itineraryVariation === b.itineraryVariation &&
    b.legSequence === a.legSequence + 1
  );
}

function isNoDetour(way: Way, rules: ConnectionRules): boolean {
  const first = way[0];
  const last = way.at(-1);
  if (!first || !last || way.length === 1) return true;
  const miles = (from: string, to: string): number => Math.fround(distanceBetween(station(from), station(to)));
  const flown = way.reduce((sum, { departure, arrival }) => sum + miles(departure.station, arrival.station), 0);
  const direct = miles(first.departure.station, last.arrival.station);
  return flown <= direct * rules.maximumDetour + rules.detourAllowanceMiles;
}

function kindOf({ departure, arrival }: DatedLeg): 'domestic' | 'international' {
  const from = station(departure.station);
  const to = station(arrival.station);
  if (from.countryCode === to.countryCode) return 'domestic';
  return from.internationalStation || to.internationalStation ? 'international' : 'domestic';
}

function station(id: string): Station {
  const found = getStation(id);
  if (!found) throw new Error(`'${id}' is no station.`);
  return found;
}
