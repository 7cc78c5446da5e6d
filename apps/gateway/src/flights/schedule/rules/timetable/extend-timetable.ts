import { type CalendarDate, dateOfDay, dayOfDate } from '../calendar-date.ts';
import { flightName, type LegPattern } from '../leg-pattern.ts';
import { operatingDaysBetween, toOperatingDays } from '../operating-days.ts';

/** A flight of a timetable: the patterns of its legs, in leg sequence. */
type FlightPatterns = readonly [LegPattern, ...LegPattern[]];

/** Patterns that ended so long ago are of no use to any journey. */
const KEPT_DAYS = 7;

/**
 * Puts the days that a longer drawing of the same timetable has more behind the ones there are.
 *
 * What is there stays as it is, to the letter: people have booked it. What ended before `today` goes.
 */
export function extendTimetable(
  current: readonly LegPattern[],
  longer: readonly LegPattern[],
  today: CalendarDate,
): readonly LegPattern[] {
  const oldest = dateOfDay(dayOfDate(today) - KEPT_DAYS);
  const kept = groupFlights(current).filter((flight) => findLastDate(flight.at(-1) ?? flight[0]) >= oldest);
  const lastDay = Math.max(...groupFlights(current).map(([first]) => dayOfDate(findLastDate(first))));
  const added = groupFlights(longer).flatMap((flight) => flightAfter(flight, lastDay));

  const ending = new Map(
    kept.filter(([first]) => lastsUntil(first, lastDay)).map((flight) => [toFlightKey(flight), flight]),
  );
  const goesOn = new Map<FlightPatterns, FlightPatterns>();
  const isNew: FlightPatterns[] = [];
  for (const flight of added) {
    const before = ending.get(toFlightKey(flight));
    if (before && dayOfDate(flight[0].firstDate) === lastDay + 1 && !goesOn.has(before)) goesOn.set(before, flight);
    else isNew.push(flight);
  }
  const variations = new Map<string, number>();
  for (const [first] of kept) {
    const name = flightName(first);
    variations.set(name, Math.max(variations.get(name) ?? 0, first.itineraryVariation));
  }
  return [
    ...kept.flatMap((flight) => lengthened(flight, goesOn.get(flight))),
    ...isNew.flatMap((flight) => {
      const itineraryVariation = (variations.get(flightName(flight[0])) ?? 0) + 1;
      variations.set(flightName(flight[0]), itineraryVariation);
      return flight.map((leg) => ({ ...leg, itineraryVariation }));
    }),
  ];
}

function groupFlights(patterns: readonly LegPattern[]): readonly FlightPatterns[] {
  const flights = new Map<string, [LegPattern, ...LegPattern[]]>();
  for (const pattern of patterns) {
    const key = `${flightName(pattern)} ${pattern.itineraryVariation}`;
    const flight = flights.get(key);
    if (flight) flight.push(pattern);
    else flights.set(key, [pattern]);
  }
  return [...flights.values()];
}

/** The part of a flight that departs after a day, by the date of its first leg; nothing where there is none. */
function flightAfter(flight: FlightPatterns, lastDay: number): readonly FlightPatterns[] {
  const [first] = flight;
  const start = dayOfDate(first.firstDate);
  const cut = Math.max(start, lastDay + 1);
  const days = operatingDaysBetween(toOperatingDays(first), cut, dayOfDate(findLastDate(first)));
  if (days.next().done === true) return [];
  const later = (leg: LegPattern): LegPattern => ({
    ...leg,
    firstDate: dateOfDay(dayOfDate(leg.firstDate) + cut - start),
  });
  return [[later(first), ...flight.slice(1).map(later)]];
}

/** Whether a flight's period reaches a day, but for days at its end on which it would not operate anyway. */
function lastsUntil(leg: LegPattern, day: number): boolean {
  const days = operatingDaysBetween({ ...toOperatingDays(leg), lastDay: day }, dayOfDate(findLastDate(leg)) + 1, day);
  return days.next().done === true;
}

/** What two flights have in common that are one, told apart by their dates alone. */
function toFlightKey(flight: FlightPatterns): string {
  return JSON.stringify(
    flight.map(({ firstDate: _first, lastDate: _last, itineraryVariation: _variation, ...leg }) => leg),
    inKeyOrder,
  );
}

/** A database may give the fields of a pattern in another order than they were put in. */
function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function lengthened(flight: FlightPatterns, by: FlightPatterns | undefined): readonly LegPattern[] {
  return flight.map((leg, index) => {
    const lastDate = by?.[index]?.lastDate;
    return lastDate === undefined ? leg : { ...leg, lastDate };
  });
}

function findLastDate({ lastDate }: LegPattern): CalendarDate {
  if (lastDate === undefined) throw new RangeError('A timetable that holds until further notice needs no extension.');
  return lastDate;
}
