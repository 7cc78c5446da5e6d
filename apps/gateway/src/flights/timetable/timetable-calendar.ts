import type { Language } from '@airline/contract';
import { scheduleCalendar } from '@airline/mail-texts/schedule-calendar';
import { cityName, placeName } from '@airline/reference-data/place-names';

import { fillText } from '../../texts/fill-text.ts';
import { airportAddress, airportPosition, formatDate, formatFlight, formatTime } from '../../texts/formats.ts';
import { type CalendarEvent, writeCalendar } from '../../texts/icalendar.ts';
import { type DatedLeg, flightName } from '../schedule/rules/index.ts';
import { type Itinerary, itineraryId } from '../search/rules/index.ts';

export interface TimetableCalendar {
  readonly origin: string;
  readonly destination: string;
  readonly itineraries: readonly Itinerary[];
  readonly now: Date;
}

/** Writes what flies between two places as a calendar file (RFC 5545): one event for each departure, from gate to gate. */
export function timetableCalendar(
  { origin, destination, itineraries, now }: TimetableCalendar,
  language: Language,
): string {
  const note = fillText(scheduleCalendar[language].note, { date: formatDate(now.toISOString(), language) });
  return writeCalendar({
    name: fillText(scheduleCalendar[language].name, {
      from: placeName(origin, language),
      to: placeName(destination, language),
    }),
    method: 'PUBLISH',
    sequence: 0,
    stamp: now,
    events: itineraries.map((itinerary) => toEvent(itinerary, note, language)),
  });
}

function toEvent(itinerary: Itinerary, note: string, language: Language): CalendarEvent {
  const { legs } = itinerary;
  const [first, last] = [legs[0], legs.at(-1) ?? legs[0]];
  const { station } = first.departure;
  return {
    uid: `${itineraryId(itinerary)}@alisio.example`,
    start: new Date(first.departure.instant),
    end: new Date(last.arrival.instant),
    summary: fillText(scheduleCalendar[language].summary, {
      flights: [...new Set(legs.map(({ pattern }) => formatFlight(flightName(pattern))))].join(', '),
      from: cityName(station, language),
      to: cityName(last.arrival.station, language),
    }),
    location: airportAddress(station, language),
    position: airportPosition(station),
    description: [...legs.map((leg) => legText(leg, language)), note].join('\n'),
  };
}

function legText({ pattern, departure, arrival }: DatedLeg, language: Language): string {
  return fillText(scheduleCalendar[language].leg, {
    flight: formatFlight(flightName(pattern)),
    from: placeName(departure.station, language),
    departs: formatTime(departure.localTime, language),
    to: placeName(arrival.station, language),
    arrives: formatTime(arrival.localTime, language),
  });
}
