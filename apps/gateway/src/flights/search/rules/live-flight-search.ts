import type { Schedule } from '../../schedule/rules/schedule.ts';
import { createFlightSearch, type FlightSearch, type FlightSearchOptions } from './flight-search.ts';

/** A search whose schedule can be replaced while requests go on. */
export interface LiveFlightSearch {
  /** The search of now: take it once for a request, so that all its bounds are answered from one schedule. */
  current(): FlightSearch;
  /** Puts a new schedule in place of the old one, when its index is whole; if that fails, the old one stays. */
  replace(schedule: Schedule): void;
}

export function createLiveFlightSearch(schedule: Schedule, options?: FlightSearchOptions): LiveFlightSearch {
  let search = createFlightSearch(schedule, options);
  return {
    current: () => search,
    replace(next) {
      search = createFlightSearch(next, options);
    },
  };
}
