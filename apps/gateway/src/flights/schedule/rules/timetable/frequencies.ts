import { daysOfBits, weekdayBits } from '../leg-pattern.ts';
import type { Market } from './markets.ts';
import { stableRandom } from './stable-random.ts';

/** The weekdays of each flight that a market has in one direction, in the order of the day. */
export interface MarketFlights {
  readonly market: Market;
  readonly daysOfOperation: readonly string[];
}

const MOST_FLIGHTS_A_DAY = 24;
/** Below this many flights a day a market is not worth a crew, and has none. */
const FEWEST_FLIGHTS_A_DAY = 0.6;
/** Weekdays in the order in which a market gets a flight that does not go daily; each market begins at its own place. */
const spreadWeekdays = [5, 1, 7, 3, 6, 2, 4];

/**
 * Turns demand into flights so that all markets together have about `flightsPerDay`, both directions counted.
 *
 * Whatever the total, every station keeps two daily flights in each of the two markets that want it most, and one in
 * the next two: that is what makes it reachable from everywhere.
 */
export function flightsOfMarkets(
  markets: readonly Market[],
  season: 'summer' | 'winter',
  flightsPerDay: number,
): readonly MarketFlights[] {
  const lifelines = findLifelines(markets, season);
  const dailyOf = (market: Market, scale: number): number => {
    const wanted = Math.min(MOST_FLIGHTS_A_DAY, market.demand[season] * scale);
    const least = lifelines.get(market);
    if (least !== undefined) return Math.max(least, wanted);
    return wanted < FEWEST_FLIGHTS_A_DAY ? 0 : wanted;
  };
  const weeklyTotal = (scale: number): number =>
    markets.reduce((total, market) => total + 2 * weeklyFlights(dailyOf(market, scale)), 0);

  let low = 0;
  let high = 100;
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (weeklyTotal(middle) > flightsPerDay * 7) high = middle;
    else low = middle;
  }
  return markets.flatMap((market) => {
    const daily = dailyOf(market, low);
    const firstPlace = Math.floor(stableRandom(0, market.from.id, market.to.id) * spreadWeekdays.length);
    return daily === 0 ? [] : [{ market, daysOfOperation: chooseWeekdays(daily, firstPlace) }];
  });
}

/** The parts of so many flights a day: whole ones, and one that goes on some weekdays only. */
function splitDaily(daily: number): { whole: number; restDays: number } {
  const whole = Math.floor(daily);
  return { whole, restDays: Math.round((daily - whole) * 7) };
}

/** Saturdays are quiet: a market with four flights or more rests one of four. */
function restsOnSaturday(place: number, whole: number): boolean {
  return whole >= 4 && place % 4 === 2;
}

function weeklyFlights(daily: number): number {
  const { whole, restDays } = splitDaily(daily);
  return whole * 7 + restDays - (whole >= 4 ? Math.floor((whole + 1) / 4) : 0);
}

function chooseWeekdays(daily: number, firstPlace: number): readonly string[] {
  const { whole, restDays } = splitDaily(daily);
  const days: string[] = [];
  for (let place = 0; place < whole; place += 1) days.push(restsOnSaturday(place, whole) ? '123457' : '1234567');
  const rest = Array.from({ length: restDays }, (_, index) => spreadWeekdays[(firstPlace + index) % 7]);
  return restDays > 0 ? [...days, daysOfBits(weekdayBits(rest.join('')))] : days;
}

function findLifelines(markets: readonly Market[], season: 'summer' | 'winter'): ReadonlyMap<Market, number> {
  const byStation = new Map<string, Market[]>();
  for (const market of markets) {
    for (const { id } of [market.from, market.to]) {
      const of = byStation.get(id);
      if (of) of.push(market);
      else byStation.set(id, [market]);
    }
  }
  const least = new Map<Market, number>();
  for (const of of byStation.values()) {
    const best = of.toSorted((a, b) => b.demand[season] - a.demand[season]).slice(0, 4);
    for (const [place, market] of best.entries()) {
      least.set(market, Math.max(least.get(market) ?? 0, place < 2 ? 2 : 1));
    }
  }
  return least;
}
