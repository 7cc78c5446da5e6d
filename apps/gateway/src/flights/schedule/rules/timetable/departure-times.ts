import type { Station } from '@airline/reference-data/stations';

import { MINUTES_PER_DAY } from '../calendar-date.ts';
import type { ZoneClock } from '../zone-clock.ts';
import { blockTimeBetween, eastwardDegrees } from './block-time.ts';
import type { MarketFlights } from './frequencies.ts';
import { legTimesOn } from './localize-flight.ts';
import type { PlannedLeg } from './planned-flight.ts';
import { stableRandom } from './stable-random.ts';

/** One flight of a market with its place among the market's flights in that direction. */
export interface TimedLeg {
  readonly leg: PlannedLeg;
  readonly daysOfOperation: string;
  readonly place: number;
  readonly miles: number;
  /** Minutes after the local midnight of the departure's day at which it arrives, by the arrival's clock. */
  readonly arrivalTime: number;
}

const FIRST_DEPARTURE = 6 * 60;
const LAST_DEPARTURE = 21 * 60 + 30;
const LATEST_RETURN = 22 * 60 + 15;
/** No arrival between these: the airport sleeps. */
const QUIET_FROM = 90;
const QUIET_UNTIL = 5 * 60;
const WAVE_MINUTES = 150;
/** With more flights than this a market fills the day by itself and needs no waves. */
const MOST_FLIGHTS_IN_WAVES = 8;
const NIGHT_FLIGHT_MILES = 1_400;

/**
 * Gives each flight of a market its times, both ways: out of the base in its waves, back when the aircraft has turned
 * round, or first thing next morning where it stays the night. `day` is one of the season, for its clocks.
 */
export function timeMarket(
  { market, daysOfOperation }: MarketFlights,
  day: number,
  seed: number,
  clockOf: (timeZone: string) => ZoneClock,
): readonly TimedLeg[] {
  const { from, to, miles } = market;
  const count = daysOfOperation.length;
  return daysOfOperation.flatMap((days, place) => {
    const chance = (word: string): number => stableRandom(seed, from.id, to.id, place, word);
    const isNightFlight =
      place === count - 1 &&
      count > 1 &&
      miles > NIGHT_FLIGHT_MILES &&
      eastwardDegrees(from, to) > 0.5 &&
      chance('night') < 0.5;
    const wanted = isNightFlight ? 1350 + chance('minute') * 60 : waveTime(from, place, count, seed, chance);
    const timed = (origin: Station, destination: Station, time: number): TimedLeg => ({
      ...settle(
        { from: origin, to: destination, departureTime: time, blockMinutes: blockTimeBetween(origin, destination) },
        day,
        clockOf,
      ),
      daysOfOperation: days,
      place,
      miles,
    });
    const out = timed(from, to, wanted);
    const turned = (out.arrivalTime % MINUTES_PER_DAY) + 40 + Math.floor(chance('turn') * 16);
    const staysTheNight = out.arrivalTime >= MINUTES_PER_DAY || turned > LATEST_RETURN;
    const back = timed(to, from, staysTheNight ? 345 + chance('morning') * 75 : turned);
    return [out, back];
  });
}

/** Spreads the flights of a market over the day and draws them to the base's waves. */
function waveTime(base: Station, place: number, count: number, seed: number, chance: (word: string) => number): number {
  const spread =
    FIRST_DEPARTURE + ((place + 0.15 + 0.7 * chance('spread')) / count) * (LAST_DEPARTURE - FIRST_DEPARTURE);
  if (count > MOST_FLIGHTS_IN_WAVES) return spread;
  const firstWave = FIRST_DEPARTURE + 15 + stableRandom(seed, base.id, 'wave') * 60;
  const wave = firstWave + Math.round((spread - firstWave) / WAVE_MINUTES) * WAVE_MINUTES;
  return wave + (chance('wave') * 2 - 1) * 40 + (spread - wave) * 0.3;
}

/** Rounds a departure to five minutes inside the day and moves it, if it must be, so that it does not land at night. */
function settle(
  leg: PlannedLeg,
  day: number,
  clockOf: (timeZone: string) => ZoneClock,
): { leg: PlannedLeg; arrivalTime: number } {
  const at = (minutes: number): PlannedLeg => ({
    ...leg,
    departureTime: Math.max(0, Math.min(1435, Math.round(minutes / 5) * 5)),
  });
  const arrivalOf = (planned: PlannedLeg): number => {
    const { departure, arrival } = legTimesOn(planned, day, clockOf);
    return planned.departureTime + planned.blockMinutes + arrival.utcVariation - departure.utcVariation;
  };
  let settled = at(leg.departureTime);
  const arrival = arrivalOf(settled) % MINUTES_PER_DAY;
  if (arrival > QUIET_FROM && arrival < QUIET_UNTIL && arrivalOf(settled) > MINUTES_PER_DAY) {
    const earlier = settled.departureTime - (arrival - QUIET_FROM);
    settled = at(earlier >= FIRST_DEPARTURE ? earlier - 4 : settled.departureTime + (QUIET_UNTIL - arrival) + 4);
  }
  return { leg: settled, arrivalTime: arrivalOf(settled) };
}
