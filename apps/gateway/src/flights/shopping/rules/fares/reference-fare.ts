import { distanceBetween, getStation, type Station, weightOf } from '@airline/reference-data/stations';

import { createBoundedCache } from '../../../search/rules/bounded-cache.ts';
import { stableRandom } from '../../../schedule/rules/timetable/stable-random.ts';

const START_DOLLARS = 35;
const DOLLARS_PER_MILE = 0.09;
/** Above this the engines cruise, and a mile costs less. */
const LONG_MILES = 1_000;
const DOLLARS_PER_LONG_MILE = 0.065;
/** A way round costs at least this share of what its own miles would. */
const DETOUR_SHARE = 0.75;
/** A journey with stops is worth less to most: by the number of stops. */
const stopFactors: readonly number[] = [1, 0.95, 0.9];

/** What a journey between two stations costs on an ordinary day at an ordinary level, in dollars, over its legs. */
export function referenceFare(stations: readonly string[]): number {
  const flownMiles = stations.slice(1).reduce((sum, to, index) => sum + findMarket(stations[index], to).miles, 0);
  const market = findMarket(stations[0], stations.at(-1));
  const byMiles = Math.max(faresForMiles(market.miles), DETOUR_SHARE * faresForMiles(flownMiles));
  return byMiles * market.factor * (stopFactors[stations.length - 2] ?? 1);
}

function faresForMiles(miles: number): number {
  const near = Math.min(miles, LONG_MILES);
  return START_DOLLARS + near * DOLLARS_PER_MILE + (miles - near) * DOLLARS_PER_LONG_MILE;
}

interface FareMarket {
  readonly miles: number;
  /** What people pay here beside other markets of the length. */
  readonly factor: number;
}

const REMEMBERED_MARKETS = 30_000;
const rememberedMarket = createBoundedCache(REMEMBERED_MARKETS, (pair: string): FareMarket => {
  const [from, to] = pair.split(' ').map((id) => getStation(id));
  if (!from || !to) throw new RangeError(`'${pair}' are not two stations of the catalogue.`);
  return {
    miles: Math.round(distanceBetween(from, to)),
    factor: ((scarcity(from) + scarcity(to)) / 2) * (0.95 + 0.1 * stableRandom(1, ...[from.id, to.id].toSorted())),
  };
});

function findMarket(from = '', to = ''): FareMarket {
  return rememberedMarket(`${from} ${to}`);
}

/** Where little competes fares are higher: the catalogue's weight of a station stands for its size. */
function scarcity(station: Station): number {
  const resort = station.internationalStation || weightOf(station) > 1 ? 1.12 : 1;
  return (1.1 - 0.2 * Math.min(1, weightOf(station))) * resort;
}
