import type { DatedLeg } from '../../../schedule/rules/index.ts';
import { createFleet, type Turn } from './fleet.ts';
import { drawDelay } from './own-delay.ts';
import { stableRandom } from '../../../schedule/rules/timetable/stable-random.ts';
import { type BadWeather, drawWeather } from './weather.ts';

/** What becomes of a leg on a simulated day; instants in milliseconds since 1970 UTC. */
export interface SimulatedLeg {
  readonly leg: DatedLeg;
  readonly registration: string;
  readonly offBlock: number;
  readonly takeOff: number;
  readonly touchdown: number;
  readonly onBlock: number;
  /** The IATA code of what delays it most, or what it is cancelled for. */
  readonly delayCode: string;
  /** When its operator learns of the delay, or of the cancellation. */
  readonly knownAt: number;
  readonly isCancelled: boolean;
  /** The station that it goes to instead. */
  readonly divertedTo?: string;
}

/** Gives the station nearest to another one at which an aircraft can wait; `undefined` where there is none. */
export type FindAlternate = (station: string) => string | undefined;

export interface SimulationOptions {
  readonly date: string;
  readonly seed: number;
  readonly findAlternate: FindAlternate;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** An aircraft that comes late turns faster than planned, and no faster than this. */
const SHORTEST_TURN_MINUTES = 28;
const CANCELLED_SHARE = 0.006;
const CANCELLED_SHARE_IN_WEATHER = 0.06;
const DIVERTED_SHARE_IN_WEATHER = 0.012;
/** Weather: at the departure station, at the destination (IATA AHM 730). */
const codes = { weatherHere: '71', weatherThere: '72', lateAircraft: '93', technical: '41' } as const;

/**
 * Plays a day of flights: aircraft fly leg after leg, so that one that comes late leaves late; a storm stands over a station; something
 * breaks here and there, and a flight is cancelled. Made up, plausible, and the same for the same legs, date and seed on every machine.
 *
 * @param legs the legs of the date in order of departure.
 */
export function simulateDay(legs: readonly DatedLeg[], options: SimulationOptions): ReadonlyMap<string, SimulatedLeg> {
  const weather = drawWeather(departuresByStation(legs), options.date, options.seed);
  const fleet = createFleet();
  const simulated = new Map<string, SimulatedLeg>();
  for (const leg of legs) {
    const turn = fleet.take(leg);
    const outcome = simulateLeg(leg, turn, weather, options);
    simulated.set(leg.id, outcome);
    if (outcome.isCancelled) fleet.giveBack(leg, turn);
    else if (outcome.divertedTo === undefined) fleet.park(leg, outcome);
  }
  return simulated;
}

function simulateLeg(
  leg: DatedLeg,
  { registration, readyAt, leftAt }: Turn,
  weather: ReadonlyMap<string, BadWeather>,
  { seed, findAlternate }: SimulationOptions,
): SimulatedLeg {
  const random = (what: string): number => stableRandom(seed, leg.id, what);
  const scheduled = leg.departure.instant;
  const here = hitBy(weather.get(leg.departure.station), scheduled);
  const there = hitBy(weather.get(leg.arrival.station), leg.arrival.instant);
  const storm = here ?? there;
  const own = drawDelay(random);
  const stormMinutes = storm === undefined ? 0 : Math.round(storm.delayMinutes * (0.5 + random('storm') / 2));
  const inbound = readyAt === undefined ? scheduled : readyAt + SHORTEST_TURN_MINUTES * MINUTE_MS;
  const offBlock = Math.max(scheduled + (own.minutes + stormMinutes) * MINUTE_MS, inbound);
  const isByInbound = inbound > scheduled && inbound - scheduled >= (own.minutes + stormMinutes) * MINUTE_MS * 0.6;
  const stormCode = here === undefined ? codes.weatherThere : codes.weatherHere;
  const isCancelled =
    random('cancelled') < (storm === undefined ? CANCELLED_SHARE : CANCELLED_SHARE_IN_WEATHER) ||
    // Nobody waits for an aircraft until the next day.
    offBlock - scheduled > 6 * HOUR_MS;
  const knownAt = isByInbound
    ? Math.max(leftAt ?? scheduled, scheduled - 4 * HOUR_MS)
    : scheduled - Math.round(storm === undefined ? 25 + random('known') * 20 : 70 + random('known') * 60) * MINUTE_MS;
  const takeOff = offBlock + Math.round(8 + random('taxi') * 10) * MINUTE_MS;
  const airMinutes = Math.max(15, Math.round((leg.blockMinutes - 19) * (0.93 + random('wind') * 0.1)));
  const isDiverted = there !== undefined && !isCancelled && random('diverted') < DIVERTED_SHARE_IN_WEATHER;
  const divertedTo = isDiverted ? findAlternate(leg.arrival.station) : undefined;
  const touchdown = takeOff + (airMinutes + (divertedTo === undefined ? 0 : 18)) * MINUTE_MS;
  const ownCode = isCancelled ? codes.technical : own.code;
  return {
    leg,
    registration,
    offBlock,
    takeOff,
    touchdown,
    onBlock: touchdown + Math.round(4 + random('taxi in') * 6) * MINUTE_MS,
    delayCode: isByInbound ? codes.lateAircraft : storm === undefined ? ownCode : stormCode,
    knownAt: Math.min(knownAt, offBlock - 5 * MINUTE_MS) - (isCancelled ? HOUR_MS : 0),
    isCancelled,
    ...(divertedTo === undefined ? {} : { divertedTo }),
  };
}

function hitBy(weather: BadWeather | undefined, instant: number): BadWeather | undefined {
  return weather !== undefined && instant >= weather.from && instant <= weather.until ? weather : undefined;
}

function departuresByStation(legs: readonly DatedLeg[]): ReadonlyMap<string, readonly number[]> {
  const departures = new Map<string, number[]>();
  for (const { departure } of legs) {
    const instants = departures.get(departure.station);
    if (instants) instants.push(departure.instant);
    else departures.set(departure.station, [departure.instant]);
  }
  return departures;
}
