import type { FlightLeg, Language, Trip } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { type Calendar, writeCalendar } from '../../../texts/icalendar.ts';
import { listLegs } from '../../orders/rules/journey.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { airportAddress, airportPosition, formatFlight, formatTime } from '../../../texts/formats.ts';

/** How long before a departure calendars remind of it: in time to leave for the airport. */
const alarmMinutes = 180;

/** What a calendar shows of a trip. */
export type CalendarTrip = Pick<Trip, 'recordLocator' | 'bounds' | 'bookedAt' | 'changes' | 'cancellation'>;

/**
 * Writes the flights of a trip as a calendar file: one event for each leg, the same one whenever it is written. The file of
 * a cancelled trip takes them out of the calendar again.
 */
export function tripCalendar(trip: CalendarTrip, language: Language) {
  const { recordLocator, bounds, cancellation } = trip;
  const method = cancellation === undefined ? 'PUBLISH' : 'CANCEL';
  const filename = fillText(tripMail[language].calendar.filename, { recordLocator });
  return calendarFile(trip, { method, filename, legs: listLegs(bounds) }, language);
}

/**
 * Writes what a change of flights does to the calendar of the trip's contact, as two files: the flights of now, and those of before
 * that are no longer flown, which it takes out. One file has one method (RFC 5546 §1.4).
 */
export function changeCalendars(
  trip: CalendarTrip,
  { before, attendee }: { readonly before: Trip['bounds']; readonly attendee: string },
  language: Language,
) {
  const { calendar: texts, flightChange } = tripMail[language];
  const { recordLocator, bounds } = trip;
  const legs = listLegs(bounds);
  const dropped = listLegs(before).filter(({ id }) => !legs.some((leg) => leg.id === id));
  const filename = fillText(texts.filename, { recordLocator });
  const filenameBefore = fillText(flightChange.filenameBefore, { recordLocator });
  return [
    calendarFile(trip, { method: 'REQUEST', filename, legs, attendee }, language),
    ...(dropped.length === 0
      ? []
      : [calendarFile(trip, { method: 'CANCEL', filename: filenameBefore, legs: dropped, attendee }, language)]),
  ];
}

interface CalendarFile {
  readonly method: Calendar['method'];
  readonly filename: string;
  readonly legs: readonly FlightLeg[];
  readonly attendee?: string;
}

function calendarFile(trip: CalendarTrip, { method, filename, legs, attendee }: CalendarFile, language: Language) {
  const { calendar: texts } = tripMail[language];
  const { recordLocator, bookedAt, changes = [], cancellation } = trip;
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: writeCalendar({
      name: fillText(texts.name, { recordLocator }),
      method,
      sequence: changes.length + (cancellation === undefined ? 0 : 1),
      ...(attendee === undefined ? {} : { attendee }),
      stamp: new Date(cancellation?.cancelledAt ?? changes.at(-1)?.changedAt ?? bookedAt),
      events: legs.map(({ id, flight, from, to, departsAt, arrivesAt }) => ({
        uid: `${recordLocator}-${id}@alisio.example`,
        start: new Date(departsAt),
        end: new Date(arrivesAt),
        summary: fillText(texts.summary, {
          flight: formatFlight(flight),
          from: cityName(from, language),
          to: cityName(to, language),
        }),
        location: airportAddress(from, language),
        position: airportPosition(from),
        description: fillText(texts.description, {
          recordLocator,
          departs: formatTime(departsAt, language),
          arrives: formatTime(arrivesAt, language),
        }),
        alarm: {
          minutesBefore: alarmMinutes,
          text: fillText(texts.alarm, { flight: formatFlight(flight), to: cityName(to, language) }),
        },
      })),
    }),
  };
}
