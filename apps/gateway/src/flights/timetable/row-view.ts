import type { ScheduledLeg, ScheduleRow } from '@airline/contract';

import { type DatedLeg, dateOfDay, daysOfBits, flightName } from '../schedule/rules/index.ts';
import type { Itinerary } from '../search/rules/index.ts';
import { offsetDateTime } from '../shopping/leg-view.ts';
import { daysAfter, type TimetableRow } from './rules/index.ts';

/** Shows a row of a timetable as the contract has it. */
export function rowView({ id, period, itineraries }: TimetableRow): ScheduleRow {
  const [first] = itineraries;
  const { firstDay, lastDay, weekdayBits, isFortnightly } = period;
  return {
    id,
    legs: first.legs.map((leg) => legView(first, leg)),
    stops: first.stops,
    durationMinutes: first.durationMinutes,
    weekdays: daysOfBits(weekdayBits),
    ...(isFortnightly ? { everyOtherWeek: true } : {}),
    period: { from: dateOfDay(firstDay), ...(lastDay === Infinity ? {} : { to: dateOfDay(lastDay) }) },
    departures: itineraries.map(({ legs }) => ({
      departsAt: offsetDateTime(legs[0].departure),
      arrivesAt: offsetDateTime((legs.at(-1) ?? legs[0]).arrival),
    })),
  };
}

function legView(itinerary: Itinerary, { pattern, departure, arrival, blockMinutes }: DatedLeg): ScheduledLeg {
  return {
    flight: flightName(pattern),
    from: departure.station,
    to: arrival.station,
    departs: departure.localTime.slice(-'HH:MM'.length),
    arrives: arrival.localTime.slice(-'HH:MM'.length),
    departsAfterDays: daysAfter(itinerary, departure.localTime.slice(0, 'YYYY-MM-DD'.length)),
    arrivesAfterDays: daysAfter(itinerary, arrival.localTime.slice(0, 'YYYY-MM-DD'.length)),
    durationMinutes: blockMinutes,
    aircraft: pattern.aircraftType,
  };
}
