/** The orders of the list, the first one unless the person chooses. */
export const sortOrders = ['price', 'departure', 'arrival', 'duration'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** The parts of a day by the clock at the departure: from midnight, 6, 12 and 18 o'clock on. */
export const dayTimes = ['night', 'morning', 'afternoon', 'evening'] as const;

export type DayTime = (typeof dayTimes)[number];

/** How the list is ordered and what it leaves out; an empty list leaves out nothing. */
export interface ListOptions {
  readonly sort: SortOrder;
  readonly stops: readonly number[];
  readonly times: readonly DayTime[];
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
}

/** The filters of the list, by the names that they have in {@link ListOptions}. */
export type FilterName = 'stops' | 'times' | 'origins' | 'destinations';

export const noFilters = { stops: [], times: [], origins: [], destinations: [] } as const satisfies Omit<
  ListOptions,
  'sort'
>;

const names = { sort: 'sort', stops: 'stops', times: 'time', origins: 'leave', destinations: 'land' } as const;

const MOST_STOPS = 2;

/** Reads how the list is shown from the address; what is malformed counts as not said. */
export function parseListOptions(params: URLSearchParams): ListOptions {
  const listOf = (name: string): readonly string[] => (params.get(name) ?? '').split(',').filter((part) => part !== '');
  const codesOf = (name: string) => listOf(name).filter((code) => /^[A-Z]{3}$/.test(code));
  return {
    sort: sortOrders.find((order) => order === params.get(names.sort)) ?? sortOrders[0],
    stops: Array.from({ length: MOST_STOPS + 1 }, (_, stops) => stops).filter((stops) =>
      listOf(names.stops).includes(String(stops)),
    ),
    times: dayTimes.filter((time) => listOf(names.times).includes(time)),
    origins: [...new Set(codesOf(names.origins))].toSorted(),
    destinations: [...new Set(codesOf(names.destinations))].toSorted(),
  };
}

/** Writes how the list is shown into the query of an address; what is as it is anyway is left out. */
export function formatListOptions(options: ListOptions): URLSearchParams {
  const params = new URLSearchParams();
  if (options.sort !== sortOrders[0]) params.set(names.sort, options.sort);
  for (const filter of ['stops', 'times', 'origins', 'destinations'] as const) {
    if (options[filter].length > 0) params.set(names[filter], options[filter].join(','));
  }
  return params;
}

/** Counts the answers that are chosen in all filters. */
export function countFilters({ stops, times, origins, destinations }: ListOptions): number {
  return stops.length + times.length + origins.length + destinations.length;
}
