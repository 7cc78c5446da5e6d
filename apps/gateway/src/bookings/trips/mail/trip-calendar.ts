import type { FlightLeg, Language, Trip } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { type Calendar, type CalendarEvent, writeCalendar } from '../../../texts/icalendar.ts';
import { checkInTimes } from '../../orders/rules/check-in-times.ts';
import { listLegs } from '../../orders/rules/journey.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { airportAddress, airportPosition, formatFlight, formatTime } from '../../../texts/formats.ts';

/** How long before a departure calendars remind of it: in time to leave for the airport. */
const alarmMinutes = 180;

/** How long the opening of check-in stands in a calendar: what has no length is not shown by some. */
const openingMinutes = 15;

/** What a calendar shows of a trip. */
export type CalendarTrip = Pick<Trip, 'recordLocator' | 'bounds' | 'bookedAt' | 'changes' | 'cancellation'>;

/**
 * Writes the flights of a trip as a calendar file: one event for each leg and one for the opening of each direction's check-in, the
 * same ones whenever it is written. The file of a cancelled trip takes them out of the calendar again.
 */
export function tripCalendar(trip: CalendarTrip, language: Language) {
  const { recordLocator, bounds, cancellation } = trip;
  const method = cancellation === undefined ? 'PUBLISH' : 'CANCEL';
  const filename = fillText(tripMail[language].calendar.filename, { recordLocator });
  return calendarFile(trip, { method, filename, legs: listLegs(bounds), opening: bounds }, language);
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
  const firstLegs = new Set(bounds.map(({ itinerary }) => itinerary.legs[0]?.id));
  const closed = before.filter(({ itinerary }) => !firstLegs.has(itinerary.legs[0]?.id));
  const filename = fillText(texts.filename, { recordLocator });
  const filenameBefore = fillText(flightChange.filenameBefore, { recordLocator });
  return [
    calendarFile(trip, { method: 'REQUEST', filename, legs, opening: bounds, attendee }, language),
    ...(dropped.length === 0
      ? []
      : [
          calendarFile(
            trip,
            { method: 'CANCEL', filename: filenameBefore, legs: dropped, opening: closed, attendee },
            language,
          ),
        ]),
  ];
}

interface CalendarFile {
  readonly method: Calendar['method'];
  readonly filename: string;
  readonly legs: readonly FlightLeg[];
  /** The directions whose check-in stands in it. */
  readonly opening: Trip['bounds'];
  readonly attendee?: string;
}

function calendarFile(
  trip: CalendarTrip,
  { method, filename, legs, opening, attendee }: CalendarFile,
  language: Language,
) {
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
      events: [
        ...legs.map(({ id, flight, from, to, departsAt, arrivesAt }) => ({
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
        ...listOpenings(recordLocator, opening, language),
      ],
    }),
  };
}

/** Lists when people can check in for directions of a trip: calendars remind of it at that moment. */
function listOpenings(recordLocator: string, bounds: Trip['bounds'], language: Language): readonly CalendarEvent[] {
  const { summary, description, alarm } = tripMail[language].calendar.checkIn;
  return bounds.flatMap((bound) => {
    const { legs } = bound.itinerary;
    const [first] = legs;
    if (first === undefined) return [];
    const { opensAt } = checkInTimes(bound);
    const values = {
      recordLocator,
      flight: formatFlight(first.flight),
      to: cityName(legs.at(-1)?.to ?? first.to, language),
    };
    return [
      {
        uid: `${recordLocator}-check-in-${first.id}@alisio.example`,
        start: opensAt,
        end: new Date(opensAt.getTime() + openingMinutes * 60_000),
        summary: fillText(summary, values),
        description: fillText(description, values),
        alarm: { minutesBefore: 0, text: fillText(alarm, values) },
      },
    ];
  });
}
