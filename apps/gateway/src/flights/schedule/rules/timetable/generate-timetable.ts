import { carrierDesignator } from '@airline/reference-data/carrier';
import type { Station } from '@airline/reference-data/stations';

import { type CalendarDate, dayOfDate, MINUTES_PER_DAY } from '../calendar-date.ts';
import type { LegPattern } from '../leg-pattern.ts';
import { createZoneClocks } from '../zone-clock.ts';
import { eastwardDegrees } from './block-time.ts';
import { type TimedLeg, timeMarket } from './departure-times.ts';
import { flightsOfMarkets } from './frequencies.ts';
import { localizeFlight } from './localize-flight.ts';
import { marketsAmong, assignRoles } from './markets.ts';
import { seasonsBetween } from './season.ts';
import { stableRandom } from './stable-random.ts';
import { joinThroughFlights, type TimedFlight } from './through-flights.ts';

export interface TimetableOptions {
  /** Every one of them gets flights, as long as it lies within an aircraft's range of a base. */
  readonly stations: readonly Station[];
  /** The first day of the timetable, by local dates. */
  readonly from: CalendarDate;
  /** How many days it covers; 330 by default. */
  readonly days?: number;
  /** Average over a week; 4,000 by default. A smaller network may not be able to carry as many. */
  readonly flightsPerDay?: number;
  readonly carrier?: string;
  /** Another seed gives another timetable of the same kind. */
  readonly seed?: number;
}

/**
 * Draws a plausible timetable: point to point between bases and the stations around them, in waves, with seasons,
 * weekdays, two sizes of aircraft, some flights of two legs and some through the night.
 *
 * It is made up, not any carrier's real schedule. The same options give the same patterns, on every machine. Block
 * times follow the great circle; UTC variations follow the zones, with a new pattern where clocks change.
 *
 * @throws RangeError when more than 9,999 flight numbers would be needed, or when `from` is no date.
 */
export function generateTimetable(options: TimetableOptions): readonly LegPattern[] {
  const { stations, from, days = 330, flightsPerDay = 4_000, carrier = carrierDesignator, seed = 1 } = options;
  const firstDay = dayOfDate(from);
  const lastDay = firstDay + days - 1;
  const clockOf = createZoneClocks((firstDay - 2) * MINUTES_PER_DAY, (lastDay + 4) * MINUTES_PER_DAY);
  const markets = marketsAmong(stations);
  const roles = assignRoles(stations);

  const seasons = seasonsBetween(firstDay, lastDay).map((season) => {
    const timed = flightsOfMarkets(markets, season.kind, flightsPerDay).flatMap((flights) =>
      timeMarket(flights, season.firstDay, seed, clockOf),
    );
    return { ...season, flights: joinThroughFlights(timed, seed) };
  });
  const numbers = numberFlights(seasons.flatMap(({ flights }) => flights));
  const variations = new Map<number, number>();
  return seasons.flatMap((season) =>
    season.flights.flatMap((flight) => {
      const flightNumber = numbers.get(flightKey(flight)) ?? 0;
      const planned = { ...season, legs: flight.map(({ leg }) => leg), daysOfOperation: flight[0].daysOfOperation };
      const aircraft = aircraftFor(flight, roles, seed);
      return localizeFlight(planned, clockOf).flatMap(({ legs, ...period }) => {
        const itineraryVariation = (variations.get(flightNumber) ?? 0) + 1;
        variations.set(flightNumber, itineraryVariation);
        return legs.map((leg, index) => ({
          carrier,
          flightNumber,
          itineraryVariation,
          legSequence: index + 1,
          serviceType: 'J',
          ...period,
          ...leg,
          ...aircraft,
        }));
      });
    }),
  );
}

/** Numbers flights as carriers do: even to the east, odd to the west; one number for one place in a market, all seasons. */
function numberFlights(flights: readonly TimedFlight[]): ReadonlyMap<string, number> {
  const keys = new Map<string, boolean>();
  for (const flight of flights) {
    const last = flight.at(-1) ?? flight[0];
    keys.set(flightKey(flight), eastwardDegrees(flight[0].leg.from, last.leg.to) >= 0);
  }
  const numbers = new Map<string, number>();
  const next = { even: 2, odd: 1 };
  for (const [key, isEastbound] of [...keys].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const parity = isEastbound ? 'even' : 'odd';
    numbers.set(key, next[parity]);
    next[parity] += 2;
  }
  if (Math.max(next.even, next.odd) > 10_001) {
    throw new RangeError(
      `${keys.size} flights need more numbers than the 9,999 there are: ask for fewer flights a day.`,
    );
  }
  return numbers;
}

function flightKey(flight: readonly TimedLeg[]): string {
  const [first] = flight;
  return `${flight.map(({ leg }) => `${leg.from.id}${leg.to.id}`).join('')} ${String(first?.place).padStart(2, '0')}`;
}

/** Long and busy legs get the larger aircraft. */
function aircraftFor(
  flight: TimedFlight,
  roles: ReturnType<typeof assignRoles>,
  seed: number,
): Pick<LegPattern, 'aircraftType' | 'configuration'> {
  const isLarge = flight.some(({ leg, miles, place }) => {
    const areBases = roles.get(leg.from.id) === 'base' && roles.get(leg.to.id) === 'base';
    return miles > 1_100 || areBases || stableRandom(seed, leg.from.id, leg.to.id, place, 'aircraft') < 0.35;
  });
  return isLarge ? { aircraftType: '7M8', configuration: 'Y175' } : { aircraftType: '73W', configuration: 'Y143' };
}
