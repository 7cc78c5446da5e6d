import type { ConnectionRules } from './connection-rules.ts';
import type { DayBoard } from './day-board.ts';
import type { Network } from './network.ts';
import type { RoutePlan } from './route-plan.ts';

/** Takes a found way: one leg, two or three by their place on the board, -1 for none. */
export type TakeWay = (first: number, second: number, third: number) => void;

/** Later than any instant: an arrival that every way beats. */
const NEVER = 2 ** 31 - 1;

/**
 * Makes the function that finds the ways between two stations on one day.
 *
 * It goes through the departures from the latest to the earliest and remembers the earliest arrival so far for each
 * number of stops: whatever does not arrive before it is not worth leaving earlier for, and the search for it ends
 * early. That leaves every nonstop flight, and the Pareto-optimal connections by departure, arrival and stops.
 */
export function createDaySearch(network: Network, rules: ConnectionRules) {
  const { stationCount, routesFrom, routeDestination, routeOfPair } = network;
  const { isInternational, connectingMinutes, shortestBlock } = network;
  const layovers = Int32Array.of(rules.maximumLayoverMinutes.domestic, rules.maximumLayoverMinutes.international);

  // The day, the hook and the best way so far of the search under way: a search never waits, so there is only one.
  let board: DayBoard;
  let isUsable: (leg: number) => boolean;
  let latestArrival = 0;
  let bestFirst = -1;
  let bestSecond = -1;
  let bestThird = -1;
  let bestChanges = 0;
  let bestLayover = 0;

  const at = (array: Int32Array, index: number): number => array[index] as number;

  const connectingTime = (arriving: number, departing: number): number => {
    const station = at(routeDestination, arriving);
    return at(
      connectingMinutes,
      (station * 2 + (isInternational[arriving] as number)) * 2 + (isInternational[departing] as number),
    );
  };

  const latestConnection = (leg: number, departing: number): number => {
    const arriving = at(board.route, leg);
    const kind = (isInternational[arriving] as number) | (isInternational[departing] as number);
    return Math.min(at(board.arrives, leg) + at(layovers, kind), at(board.nightEnds, leg) - 1);
  };

  /** The first leg of a route that departs at an instant or later. */
  const firstDeparture = (route: number, instant: number): number => {
    const { departs, legsFrom } = board;
    let low = at(legsFrom, route);
    let high = at(legsFrom, route + 1);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(departs, middle) < instant) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** Keeps a way that arrives by then, if it is better than the one so far or equal and more comfortable. */
  const consider = (first: number, second: number, third: number): void => {
    const { departs, arrives, continues } = board;
    const arrival = at(arrives, third < 0 ? second : third);
    if (arrival > latestArrival) return;
    const staysAtFirst = at(continues, first) === second;
    const staysAtSecond = third < 0 || at(continues, second) === third;
    const changes = (staysAtFirst ? 0 : 1) + (staysAtSecond ? 0 : 1);
    const firstLayover = staysAtFirst ? NEVER : at(departs, second) - at(arrives, first);
    const secondLayover = staysAtSecond ? NEVER : at(departs, third) - at(arrives, second);
    const layover = Math.min(firstLayover, secondLayover);
    if (bestFirst >= 0 && arrival === latestArrival) {
      if (changes > bestChanges) return;
      if (changes === bestChanges && layover < bestLayover) return;
      if (changes === bestChanges && layover === bestLayover && !isBefore(first, second, third)) return;
    }
    if (!isUsable(second) || (third >= 0 && !isUsable(third))) return;
    latestArrival = arrival;
    bestFirst = first;
    bestSecond = second;
    bestThird = third;
    bestChanges = changes;
    bestLayover = layover;
  };

  const isBefore = (first: number, second: number, third: number): boolean =>
    (first - bestFirst || second - bestSecond || third - bestThird) < 0;

  /** Considers each leg of a route to which one may connect: the same flight going on, or any after the minimum time. */
  const connect = (first: number, middle: number, route: number): void => {
    const { departs, arrives, continues, legsFrom } = board;
    const leg = middle < 0 ? first : middle;
    const put = (next: number): void => (middle < 0 ? consider(first, next, -1) : consider(first, middle, next));
    const earliest = at(arrives, leg) + connectingTime(at(board.route, leg), route);
    const same = at(continues, leg);
    const latest = latestConnection(leg, route);
    if (same >= 0 && at(board.route, same) === route && at(departs, same) < earliest && at(departs, same) <= latest) {
      put(same);
    }
    const block = at(shortestBlock, route);
    const end = at(legsFrom, route + 1);
    for (let next = firstDeparture(route, earliest); next < end; next += 1) {
      const departure = at(departs, next);
      if (departure > latest || departure + block > latestArrival) return;
      if (at(arrives, next) <= latestArrival) put(next);
    }
  };

  /** Goes over each second leg of a route and connects it to the last route. */
  const connectTwice = (first: number, middle: number, last: number): void => {
    const { departs, arrives, continues, legsFrom } = board;
    const lastBlock = at(shortestBlock, last);
    const earliest = at(arrives, first) + connectingTime(at(board.route, first), middle);
    const latest = latestConnection(first, middle);
    const same = at(continues, first);
    if (same >= 0 && at(board.route, same) === middle && at(departs, same) < earliest && at(departs, same) <= latest) {
      connect(first, same, last);
    }
    const leastAfterDeparture = at(shortestBlock, middle) + lastBlock;
    const end = at(legsFrom, middle + 1);
    for (let second = firstDeparture(middle, earliest); second < end; second += 1) {
      const departure = at(departs, second);
      if (departure > latest || departure + leastAfterDeparture > latestArrival) return;
      if (at(arrives, second) + lastBlock <= latestArrival) connect(first, second, last);
    }
  };

  return (
    on: DayBoard,
    plan: RoutePlan,
    origin: number,
    maximumStops: number,
    isLegUsable: (leg: number) => boolean,
    take: TakeWay,
  ): void => {
    board = on;
    isUsable = isLegUsable;
    const { firstLegs, firstLegsFrom, departs, arrives, route } = on;
    const firstRoute = at(routesFrom, origin);
    const end = at(firstLegsFrom, origin + 1);
    let earliestArrival = NEVER;
    let earliestWithOneStop = NEVER;
    let earliestWithTwoStops = NEVER;

    for (let from = at(firstLegsFrom, origin); from < end;) {
      const departure = at(departs, at(firstLegs, from));
      let until = from + 1;
      while (until < end && at(departs, at(firstLegs, until)) === departure) until += 1;

      for (let place = from; place < until; place += 1) {
        const leg = at(firstLegs, place);
        if (at(route, leg) !== plan.direct || !isUsable(leg)) continue;
        take(leg, -1, -1);
        earliestArrival = Math.min(earliestArrival, at(arrives, leg));
      }

      earliestWithOneStop = Math.min(earliestWithOneStop, earliestArrival);
      if (maximumStops >= 1) {
        latestArrival = earliestWithOneStop - 1;
        bestFirst = -1;
        for (let place = from; place < until; place += 1) {
          const leg = at(firstLegs, place);
          const second = at(plan.oneStop, at(route, leg) - firstRoute);
          if (second >= 0 && at(arrives, leg) + at(shortestBlock, second) <= latestArrival && isUsable(leg))
            connect(leg, -1, second);
        }
        if (bestFirst >= 0) {
          take(bestFirst, bestSecond, -1);
          earliestWithOneStop = latestArrival;
        }
      }

      earliestWithTwoStops = Math.min(earliestWithTwoStops, earliestWithOneStop);
      if (maximumStops >= 2) {
        latestArrival = earliestWithTwoStops - 1;
        bestFirst = -1;
        for (let place = from; place < until; place += 1) {
          const leg = at(firstLegs, place);
          const arrival = at(arrives, leg);
          const group = at(route, leg) - firstRoute;
          const groupEnd = at(plan.twoStopsFrom, group + 1);
          for (let way = at(plan.twoStopsFrom, group); way < groupEnd; way += 1) {
            const middle = plan.middle[way] as number;
            const last = at(routeOfPair, at(routeDestination, middle) * stationCount + plan.destination);
            if (arrival + at(shortestBlock, middle) + at(shortestBlock, last) > latestArrival || !isUsable(leg)) break;
            connectTwice(leg, middle, last);
          }
        }
        if (bestFirst >= 0) {
          take(bestFirst, bestSecond, bestThird);
          earliestWithTwoStops = latestArrival;
        }
      }
      from = until;
    }
  };
}
