import { type ConnectionRules, maximumMiles } from './connection-rules.ts';
import type { Network } from './network.ts';

/**
 * The ways from one station to another over one stop or two that are no silly detour and no circle, by routes.
 *
 * Everything is by the first route's place among the origin's routes, `route - routesFrom[origin]`. Of a way over two
 * stops only the middle route is kept: the last one follows from where that ends. That holds a plan to two or four
 * bytes a way, and all 14,000 pairs of 119 stations to some megabytes.
 */
export interface RoutePlan {
  readonly destination: number;
  /** The route with no stop; -1 where there is none. */
  readonly direct: number;
  /** The route from the first stop to the destination; -1 where there is none or it is too far round. */
  readonly oneStop: Int32Array;
  /** Where the ways over two stops begin; those of place `p` are `twoStopsFrom[p]` up to `twoStopsFrom[p + 1]`. */
  readonly twoStopsFrom: Int32Array;
  /** The routes from first to second stop, by the block minutes that they and the last route take at least; ascending. */
  readonly middle: Uint16Array | Int32Array;
}

/** Makes the function that plans the routes of a pair of stations. */
export function createRoutePlanner(network: Network, rules: ConnectionRules) {
  const { stationCount, routeCount, routesFrom, routeDestination, routeOfPair, miles, shortestBlock } = network;
  const at = (array: Int32Array | Float32Array, index: number): number => array[index] as number;
  // Sorted as numbers, without a comparison to call: minutes first, the route in the digits behind them.
  const keys = new Float64Array(routeCount);

  return (origin: number, destination: number): RoutePlan => {
    const limit = maximumMiles(rules, at(miles, origin * stationCount + destination));
    const firstRoute = at(routesFrom, origin);
    const places = at(routesFrom, origin + 1) - firstRoute;
    const oneStop = new Int32Array(places).fill(-1);
    const twoStopsFrom = new Int32Array(places + 1);
    const ways: number[] = [];

    for (let place = 0; place < places; place += 1) {
      const stop = at(routeDestination, firstRoute + place);
      const toStop = at(miles, origin * stationCount + stop);
      if (stop !== destination && toStop + at(miles, stop * stationCount + destination) <= limit) {
        oneStop[place] = at(routeOfPair, stop * stationCount + destination);
        let count = 0;
        for (let middle = at(routesFrom, stop); middle < at(routesFrom, stop + 1); middle += 1) {
          const second = at(routeDestination, middle);
          const last = at(routeOfPair, second * stationCount + destination);
          if (last < 0 || second === origin || second === destination) continue;
          const flown =
            toStop + at(miles, stop * stationCount + second) + at(miles, second * stationCount + destination);
          if (flown > limit) continue;
          keys[count] = (at(shortestBlock, middle) + at(shortestBlock, last)) * routeCount + middle;
          count += 1;
        }
        for (const key of keys.subarray(0, count).toSorted()) ways.push(key % routeCount);
      }
      twoStopsFrom[place + 1] = ways.length;
    }
    return {
      destination,
      direct: at(routeOfPair, origin * stationCount + destination),
      oneStop,
      twoStopsFrom,
      middle: routeCount <= 65_536 ? Uint16Array.from(ways) : Int32Array.from(ways),
    };
  };
}
