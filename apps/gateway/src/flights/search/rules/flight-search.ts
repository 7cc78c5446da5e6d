import { activeStations, type Station } from '@airline/reference-data/stations';

import { dayOfDate, isCalendarDate } from '../../schedule/rules/calendar-date.ts';
import type { DatedLeg } from '../../schedule/rules/dated-leg.ts';
import type { Schedule } from '../../schedule/rules/schedule.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { type Bound, findStations } from './bounds.ts';
import { type ConnectionRules, defaultConnectionRules } from './connection-rules.ts';
import { createDayBoard, type DayBoard, type LegCandidate } from './day-board.ts';
import { byDeparture, createItinerary, type Itinerary } from './itinerary.ts';
import { createNetwork } from './network.ts';
import { createRoutePlanner } from './route-plan.ts';
import { createDaySearch } from './search-day.ts';

export interface SearchQuery extends Bound {
  /** 2 by default. */
  readonly maximumStops?: 0 | 1 | 2;
  /**
   * Tells whether a leg may be used: seats left, not departed yet, sold in this channel. Asked at most once for a leg and
   * search, before anything is left out for being worse, so that what is refused hides nothing.
   */
  readonly accepts?: (leg: DatedLeg) => boolean;
  /** The same question for those who need less than a whole leg; where both are given, both must pass. */
  readonly acceptsCandidate?: (candidate: LegCandidate) => boolean;
}

/** A search over one schedule, which never changes: a new schedule gets a new search. */
export interface FlightSearch {
  readonly schedule: Schedule;
  readonly rules: ConnectionRules;
  /**
   * Finds the itineraries between two places whose first leg departs on a local date, in order of departure.
   *
   * Nothing is found for a place that is unknown or not served, and for what is no date: see `checkBounds`.
   */
  search(query: SearchQuery): readonly Itinerary[];
  /** Gives every leg that departs from a place on a local date, in no order; none for a place or date that is unknown. */
  departures(origin: string, date: string): readonly DatedLeg[];
  /** Expands a date ahead of the first search for it, which otherwise waits some milliseconds. */
  prepare(date: string): void;
}

export interface FlightSearchOptions {
  /** The stations that itineraries may touch; by default those offered for booking. */
  readonly stations?: readonly Station[];
  readonly rules?: ConnectionRules;
  /** How many dates stay expanded, at some hundred bytes a flight; 60 by default. */
  readonly expandedDates?: number;
}

/** How many pairs of stations keep their routes. */
const REMEMBERED_PAIRS = 20_000;

/**
 * Makes a search over a schedule: builds what no date changes, and expands dates when they are asked for.
 *
 * The rules of what is found are in docs/flight-search.md.
 */
export function createFlightSearch(schedule: Schedule, options: FlightSearchOptions = {}): FlightSearch {
  const { stations = activeStations, rules = defaultConnectionRules, expandedDates = 60 } = options;
  const network = createNetwork(schedule, stations, rules);
  const { stationIndex, stationCount } = network;
  const searchDay = createDaySearch(network, rules);
  const boardOf = createBoundedCache(expandedDates, (day: number) => createDayBoard(schedule, network, rules, day));
  const plan = createRoutePlanner(network, rules);
  const planOf = createBoundedCache(REMEMBERED_PAIRS, (pair: number) =>
    plan(Math.floor(pair / stationCount), pair % stationCount),
  );
  const indexesOf = (place: string): readonly number[] =>
    findStations(place).flatMap((id) => stationIndex.get(id) ?? []);
  let searches = 0;

  return {
    schedule,
    rules,
    search({ origin, destination, date, maximumStops = 2, ...hooks }) {
      if (!isCalendarDate(date)) return [];
      const found: Itinerary[] = [];
      const board = boardOf(dayOfDate(date));
      searches += 1;
      const isUsable = usable(board, hooks, searches);
      const take = (first: number, second: number, third: number): void => {
        const leg = board.leg(first);
        if (second < 0) found.push(createItinerary([leg]));
        else if (third < 0) found.push(createItinerary([leg, board.leg(second)]));
        else found.push(createItinerary([leg, board.leg(second), board.leg(third)]));
      };
      for (const from of indexesOf(origin)) {
        for (const to of indexesOf(destination)) {
          if (from !== to) searchDay(board, planOf(from * stationCount + to), from, maximumStops, isUsable, take);
        }
      }
      return found.toSorted(byDeparture);
    },
    departures(origin, date) {
      if (!isCalendarDate(date)) return [];
      const board = boardOf(dayOfDate(date));
      const { firstLegs, firstLegsFrom } = board;
      return indexesOf(origin).flatMap((from) =>
        Array.from(firstLegs.subarray(firstLegsFrom[from], firstLegsFrom[from + 1]), (index) => board.leg(index)),
      );
    },
    prepare(date) {
      if (isCalendarDate(date)) boardOf(dayOfDate(date));
    },
  };
}

/** Asks the hooks once for a leg and remembers its answer beside the leg, marked with the number of the search. */
function usable(
  board: DayBoard,
  { accepts, acceptsCandidate }: Pick<SearchQuery, 'accepts' | 'acceptsCandidate'>,
  searchNumber: number,
): (index: number) => boolean {
  if (!accepts && !acceptsCandidate) return () => true;
  const { verdicts } = board;
  return (index) => {
    const known = verdicts[index] ?? 0;
    if (Math.abs(known) === searchNumber) return known > 0;
    const verdict = (acceptsCandidate?.(board.candidate(index)) ?? true) && (accepts?.(board.leg(index)) ?? true);
    verdicts[index] = verdict ? searchNumber : -searchNumber;
    return verdict;
  };
}
