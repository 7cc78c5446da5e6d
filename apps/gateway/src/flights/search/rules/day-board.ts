import { type DatedLeg, datedLeg } from '../../schedule/rules/dated-leg.ts';
import type { LegPattern } from '../../schedule/rules/leg-pattern.ts';
import type { Schedule } from '../../schedule/rules/schedule.ts';
import { type ConnectionRules, nextNightEnd } from './connection-rules.ts';
import { collectLegs, type CollectedLegs } from './day-legs.ts';
import type { Network } from './network.ts';

/**
 * All legs that a journey beginning on one local date can use, in numbers.
 *
 * Legs of one route stand together, in order of departure: those of route `r` are `legsFrom[r]` up to `legsFrom[r + 1]`.
 * Instants are minutes since 1970 UTC.
 */
export interface DayBoard extends CollectedLegs {
  /** When the night after the arrival ends at the station of arrival. */
  readonly nightEnds: Int32Array;
  /** The leg with which the same flight goes on; -1 where the flight ends. */
  readonly continues: Int32Array;
  /** The legs that depart on the date itself, by origin, latest first: those of `o` are `firstLegsFrom[o]` up to `firstLegsFrom[o + 1]`. */
  readonly firstLegs: Int32Array;
  readonly firstLegsFrom: Int32Array;
  /** Room for a search to note which legs its hook let pass. */
  readonly verdicts: Int32Array;
  /** What is known of a leg without making it. */
  candidate(index: number): LegCandidate;
  /** The leg as others know it; made when first asked for. */
  leg(index: number): DatedLeg;
}

/** A leg that a search may use, before it is made: thousands are looked at, and a handful found. */
export interface LegCandidate {
  readonly pattern: LegPattern;
  /** The local date of the departure, as a day's number. */
  readonly day: number;
  /** The departure, in minutes since 1970 UTC. */
  readonly departureMinute: number;
}

/** A flight's next leg departs within half a day of its arrival, or the flight has ended. */
const LONGEST_STOP_MINUTES = 720;

/** Expands the schedule for journeys that begin on a day. */
export function createDayBoard(schedule: Schedule, network: Network, rules: ConnectionRules, day: number): DayBoard {
  const legs = collectLegs(schedule, network, rules, day);
  const { timetable } = network;
  const known: (DatedLeg | undefined)[] = [];
  const patternAt = (index: number): LegPattern => {
    const place = legs.place[index];
    const pattern = place === undefined ? undefined : schedule.patterns[timetable.pattern[place] ?? -1];
    if (!pattern) throw new RangeError(`The day has no leg ${index}.`);
    return pattern;
  };
  return {
    ...legs,
    nightEnds: legs.arrives.map((arrives, index) =>
      nextNightEnd(rules, arrives, timetable.arrivalVariation[legs.place[index] ?? 0] ?? 0),
    ),
    continues: listContinuations(legs, network),
    ...listFirstLegs(legs, network, day),
    verdicts: new Int32Array(legs.place.length),
    candidate: (index) => ({
      pattern: patternAt(index),
      day: legs.day[index] ?? 0,
      departureMinute: legs.departs[index] ?? 0,
    }),
    leg: (index) => (known[index] ??= datedLeg(patternAt(index), legs.day[index] ?? 0)),
  };
}

/** Finds with which leg each flight goes on: the first departure of its next leg after the arrival. */
function listContinuations({ place, departs, arrives }: CollectedLegs, { nextLegs, timetable }: Network): Int32Array {
  const continues = new Int32Array(place.length).fill(-1);
  if (nextLegs.size === 0) return continues;
  const wanted = new Set([...nextLegs.values()].flat());
  const byPattern = new Map<number, number[]>();
  for (const [index, at] of place.entries()) {
    const pattern = timetable.pattern[at] ?? -1;
    if (!wanted.has(pattern)) continue;
    const legs = byPattern.get(pattern);
    if (legs) legs.push(index);
    else byPattern.set(pattern, [index]);
  }
  for (const [index, at] of place.entries()) {
    const arrival = arrives[index] ?? 0;
    let departure = arrival + LONGEST_STOP_MINUTES + 1;
    for (const pattern of nextLegs.get(timetable.pattern[at] ?? -1) ?? []) {
      for (const next of byPattern.get(pattern) ?? []) {
        const nextDeparture = departs[next] ?? 0;
        if (nextDeparture < arrival || nextDeparture >= departure) continue;
        departure = nextDeparture;
        continues[index] = next;
      }
    }
  }
  return continues;
}

function listFirstLegs(
  { day, departs, route }: CollectedLegs,
  { routeOrigin, stationCount }: Network,
  firstDay: number,
): Pick<DayBoard, 'firstLegs' | 'firstLegsFrom'> {
  const byOrigin: number[][] = Array.from({ length: stationCount }, () => []);
  for (const [index, of] of route.entries()) {
    if (day[index] === firstDay) byOrigin[routeOrigin[of] ?? 0]?.push(index);
  }
  const firstLegsFrom = new Int32Array(stationCount + 1);
  for (const [origin, list] of byOrigin.entries()) {
    list.sort((a, b) => (departs[b] ?? 0) - (departs[a] ?? 0) || a - b);
    firstLegsFrom[origin + 1] = (firstLegsFrom[origin] ?? 0) + list.length;
  }
  return { firstLegs: Int32Array.from(byOrigin.flat()), firstLegsFrom };
}
