import type { FlightStatus, LegStatusView, RouteStatus } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';

import { type Refused, refusedFields } from '../../http/refusal.ts';
import type { DatedLeg, Schedule } from '../schedule/rules/index.ts';
import { dateOfDay, dayOfDate } from '../schedule/rules/index.ts';
import { findStations, localDate, placeFault } from '../search/rules/index.ts';
import type { FlightNews } from './flight-news.ts';
import { statusOf } from './rules/index.ts';
import { isWithin, joinDates, listDates, type StatusDates, statusDates } from './rules/status-dates.ts';
import { legStatusView } from './status-view.ts';

/** What a status is read with. */
export interface StatusReading {
  readonly schedule: Schedule;
  readonly news: FlightNews;
  readonly now: Date;
}

/** The zones of the first and of the last calendar: a flight that nobody knows may be anywhere. */
const outermostZones = ['Etc/GMT+12', 'Etc/GMT-14'] as const;

/** Reads how a flight stands on a date, such as '9Z1234'. */
export async function readFlight(
  { flight, date }: { readonly flight: string; readonly date: string },
  reading: StatusReading,
): Promise<{ readonly answer: FlightStatus } | Refused> {
  const { schedule, now } = reading;
  const anywhere = datesIn(outermostZones, now);
  if (!isWithin(anywhere, date)) return outsideDates(date, anywhere);
  const legsOn = listDates(anywhere).map((on) => ({ on, legs: legsNamed(schedule, flight, on, now) }));
  const stations = new Set(legsOn.flatMap(({ legs }) => legs.map(({ departure }) => departure.station)));
  const dates = joinDates([...stations].map((station) => datesIn([zoneOf(station)], now))) ?? anywhere;
  const legs = legsOn.find(({ on }) => on === date)?.legs ?? [];
  return {
    answer: {
      flight,
      date,
      dates,
      asOf: now.toISOString(),
      legs: await viewLegs(legs, reading),
      otherDates: legsOn.filter(({ on, legs: found }) => on !== date && found.length > 0).map(({ on }) => on),
    },
  };
}

/** Reads how the flights between two places stand on a date: those that passengers take without a change. */
export async function readRoute(
  { origin, destination, date }: { readonly origin: string; readonly destination: string; readonly date: string },
  reading: StatusReading,
): Promise<{ readonly answer: RouteStatus } | Refused> {
  const { schedule, now } = reading;
  const faults = (['origin', 'destination'] as const).flatMap((side) => {
    const place = side === 'origin' ? origin : destination;
    const code = placeFault(place);
    return code === undefined ? [] : [{ pointer: `/${side}`, code, params: { place } }];
  });
  if (faults.length > 0) return refusedFields(faults, 'request');
  const [from, to] = [findStations(origin), new Set(findStations(destination))];
  if (!from.some((station) => [...to].some((other) => other !== station))) {
    return refusedFields([{ pointer: '/destination', code: 'samePlace', params: { place: destination } }], 'request');
  }
  const dates = datesIn(from.map(zoneOf), now);
  if (!isWithin(dates, date)) return outsideDates(date, dates);
  const flights = from
    .flatMap((station) => schedule.departuresOn(date, station))
    .flatMap((leg) => {
      const legs = legsTo(schedule, leg, to);
      return legs === undefined ? [] : [legs];
    })
    .toSorted(([a], [b]) => a.departure.instant - b.departure.instant || (a.id < b.id ? -1 : 1));
  const views = new Map((await viewLegs(flights.flat(), reading)).map((view) => [view.id, view]));
  return {
    answer: {
      origin,
      destination,
      date,
      dates,
      asOf: now.toISOString(),
      flights: flights.map((legs) => ({
        flight: views.get(legs[0].id)?.flight ?? '',
        legs: legs.flatMap(({ id }) => views.get(id) ?? []),
      })),
    },
  };
}

async function viewLegs(legs: readonly DatedLeg[], { schedule, news, now }: StatusReading): Promise<LegStatusView[]> {
  const found = await news.read(legs, schedule);
  return legs.map((leg) => legStatusView(leg, statusOf(leg, found.get(leg.id) ?? [], now.getTime())));
}

/** Gives the legs of a flight on a date whose own station counts that date among those with a status. */
export function legsNamed(schedule: Schedule, flight: string, date: string, now: Date): readonly DatedLeg[] {
  const match = /^([A-Z0-9]{2}[A-Z]?)(\d{1,4})([A-Z]?)$/.exec(flight);
  if (!match) return [];
  const [, carrier = '', number = '', suffix = ''] = match;
  return schedule
    .legsOfFlight(carrier, Number(number), date)
    .filter(({ pattern }) => (pattern.operationalSuffix ?? '') === suffix)
    .filter(({ departure }) => isWithin(datesIn([zoneOf(departure.station)], now), date));
}

/** A flight's next leg departs within half a day of its arrival, or the flight has ended. */
const LONGEST_STOP_MS = 12 * 3_600_000;

/** Follows a flight from a leg to one of some stations; `undefined` where it does not go there. */
function legsTo(
  schedule: Schedule,
  first: DatedLeg,
  destinations: ReadonlySet<string>,
): readonly [DatedLeg, ...DatedLeg[]] | undefined {
  const legs: [DatedLeg, ...DatedLeg[]] = [first];
  for (let leg: DatedLeg | undefined = first; leg !== undefined; leg = nextLeg(schedule, leg)) {
    if (leg !== first) legs.push(leg);
    if (destinations.has(leg.arrival.station)) return legs;
    if (legs.length > 5) return undefined;
  }
  return undefined;
}

function nextLeg(schedule: Schedule, { pattern, arrival }: DatedLeg): DatedLeg | undefined {
  const day = dayOfDate(arrival.localTime.slice(0, 'YYYY-MM-DD'.length));
  return [day, day + 1]
    .flatMap((on) => schedule.legsOfFlight(pattern.carrier, pattern.flightNumber, dateOfDay(on)))
    .find(
      (next) =>
        next.pattern.operationalSuffix === pattern.operationalSuffix &&
        next.pattern.legSequence === pattern.legSequence + 1 &&
        next.departure.station === arrival.station &&
        next.departure.instant > arrival.instant &&
        next.departure.instant <= arrival.instant + LONGEST_STOP_MS,
    );
}

function zoneOf(station: string): string {
  return getStation(station)?.timeZone ?? 'UTC';
}

function datesIn(zones: readonly string[], now: Date): StatusDates {
  const dates = joinDates(zones.map((zone) => statusDates(localDate(zone, now))));
  if (dates === undefined) throw new Error('No zone was given.');
  return dates;
}

function outsideDates(date: string, { from, to }: StatusDates): Refused {
  return refusedFields(
    [{ pointer: '/date', code: 'dateWithoutStatus', params: { date, first: from, last: to } }],
    'request',
  );
}
