/** The orders of the list, the first one unless the person chooses. */
export const sortOrders = ['best', 'price', 'departure', 'arrival', 'duration'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** The parts of a day by a station's own clocks: from midnight, 6, 12 and 18 o'clock on. */
export const dayTimes = ['night', 'morning', 'afternoon', 'evening'] as const;

export type DayTime = (typeof dayTimes)[number];

/** What a price in the list is for: one person or the whole party, this flight or the journey from so much on. */
export const priceBases = ['person', 'party', 'personTrip', 'partyTrip'] as const;

export type PriceBasis = (typeof priceBases)[number];

/** The filters that name what may stay; an empty list leaves out nothing. */
export interface ListFilters {
  readonly stops: readonly number[];
  /** Parts of the day in which the flight leaves. */
  readonly times: readonly DayTime[];
  /** Parts of the day in which the flight lands. */
  readonly arrivals: readonly DayTime[];
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  /** Stations where one may change; nonstop flights stay. */
  readonly connections: readonly string[];
  /** The most that the lowest fare may cost as the list shows it, in whole dollars. */
  readonly maximumDollars: number | undefined;
  /** The longest that the journey may take. */
  readonly maximumMinutes: number | undefined;
}

/** How the list is ordered, what it leaves out, and what its prices are for. */
export interface ListOptions extends ListFilters {
  readonly sort: SortOrder;
  readonly basis: PriceBasis;
}

/** The filters of several answers, by the names that they have in {@link ListFilters}. */
export const listFilters = ['stops', 'times', 'arrivals', 'origins', 'destinations', 'connections'] as const;

export type FilterName = (typeof listFilters)[number];

/** The filters of one limit. */
const limitFilters = ['maximumDollars', 'maximumMinutes'] as const;

export const noFilters: ListFilters = {
  stops: [],
  times: [],
  arrivals: [],
  origins: [],
  destinations: [],
  connections: [],
  maximumDollars: undefined,
  maximumMinutes: undefined,
};

const names = {
  sort: 'sort',
  basis: 'price',
  stops: 'stops',
  times: 'time',
  arrivals: 'arrive',
  origins: 'leave',
  destinations: 'land',
  connections: 'via',
  maximumDollars: 'under',
  maximumMinutes: 'within',
} as const satisfies Readonly<Record<keyof ListOptions, string>>;

const MOST_STOPS = 2;

/**
 * Reads how the list is shown from the address; what is malformed counts as not said.
 *
 * @param usualBasis what prices are for where the address does not say
 */
export function parseListOptions(params: URLSearchParams, usualBasis: PriceBasis = 'person'): ListOptions {
  const listOf = (name: string): readonly string[] => (params.get(name) ?? '').split(',').filter((part) => part !== '');
  const codesOf = (name: string) => [...new Set(listOf(name).filter((code) => /^[A-Z]{3}$/.test(code)))].toSorted();
  const dayTimesOf = (name: string) => dayTimes.filter((time) => listOf(name).includes(time));
  const limitOf = (name: string) => {
    const text = params.get(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
  };
  return {
    sort: sortOrders.find((order) => order === params.get(names.sort)) ?? sortOrders[0],
    basis: priceBases.find((basis) => basis === params.get(names.basis)) ?? usualBasis,
    stops: Array.from({ length: MOST_STOPS + 1 }, (_, stops) => stops).filter((stops) =>
      listOf(names.stops).includes(String(stops)),
    ),
    times: dayTimesOf(names.times),
    arrivals: dayTimesOf(names.arrivals),
    origins: codesOf(names.origins),
    destinations: codesOf(names.destinations),
    connections: codesOf(names.connections),
    maximumDollars: limitOf(names.maximumDollars),
    maximumMinutes: limitOf(names.maximumMinutes),
  };
}

/** Writes how the list is shown into the query of an address; what is as it is anyway is left out. */
export function formatListOptions(options: ListOptions): URLSearchParams {
  const params = new URLSearchParams();
  if (options.sort !== sortOrders[0]) params.set(names.sort, options.sort);
  // A limit says nothing without what the price is for: who opens the address may have chosen another basis before.
  if (options.basis !== priceBases[0] || options.maximumDollars !== undefined) params.set(names.basis, options.basis);
  for (const filter of listFilters) {
    if (options[filter].length > 0) params.set(names[filter], options[filter].join(','));
  }
  for (const limit of limitFilters) {
    if (options[limit] !== undefined) params.set(names[limit], String(options[limit]));
  }
  return params;
}

/** Counts the answers that are chosen in all filters. */
export function countFilters(options: ListFilters): number {
  return (
    listFilters.reduce((sum, filter) => sum + options[filter].length, 0) +
    limitFilters.filter((limit) => options[limit] !== undefined).length
  );
}

/** Gives the options for the next direction: what one wants of any flight stays, hours and airports are another day's. */
export function onwardOptions(options: ListOptions): ListOptions {
  const { sort, basis, stops, maximumDollars, maximumMinutes } = options;
  return { ...noFilters, sort, basis, stops, maximumDollars, maximumMinutes };
}
