import { stableRandom } from '../../../schedule/rules/timetable/stable-random.ts';

/** Bad weather at a station: everything there takes longer between two instants, in milliseconds since 1970 UTC. */
export interface BadWeather {
  readonly station: string;
  readonly from: number;
  readonly until: number;
  /** What a departure or an arrival within it is delayed by, in minutes. */
  readonly delayMinutes: number;
}

const HOUR_MS = 3_600_000;
/** A storm over a station where little flies is felt by few. */
const LEAST_DEPARTURES = 12;
const ORDINARY_SHARE = 0.025;

/**
 * Draws the bad weather of a date: at one busy station at least, at a few others now and then.
 *
 * @param departures each station with its departures of the date, as instants in order.
 */
export function drawWeather(
  departures: ReadonlyMap<string, readonly number[]>,
  date: string,
  seed: number,
): ReadonlyMap<string, BadWeather> {
  const busy = [...departures].filter(([, instants]) => instants.length >= LEAST_DEPARTURES);
  const drawn = busy
    .map(([station, instants]) => ({ station, instants, chance: stableRandom(seed, date, station, 'weather') }))
    .toSorted((a, b) => a.chance - b.chance || (a.station < b.station ? -1 : 1));
  const hit = drawn.filter(({ chance }, index) => index === 0 || chance < ORDINARY_SHARE);
  return new Map(
    hit.map(({ station, instants }) => {
      const random = (what: string): number => stableRandom(seed, date, station, what);
      const from = instants[Math.floor(instants.length * (0.2 + random('begin') * 0.5))] ?? 0;
      const until = from + (2 + random('length') * 3) * HOUR_MS;
      return [station, { station, from, until, delayMinutes: Math.round(25 + random('strength') * 60) }];
    }),
  );
}
