import type { Language, Trip } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { writeCalendar } from '../rules/icalendar.ts';
import { listLegs } from '../../orders/rules/journey.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { airportAddress, airportPosition, formatTime } from '../../../texts/formats.ts';

/** How long before a departure calendars remind of it: in time to leave for the airport. */
const alarmMinutes = 180;

/** What a calendar shows of a trip. */
export type CalendarTrip = Pick<Trip, 'recordLocator' | 'bounds' | 'bookedAt' | 'cancellation'>;

/**
 * Writes the flights of a trip as a calendar file: one event for each leg, the same one whenever it is written. The file of
 * a cancelled trip takes them out of the calendar again.
 */
export function tripCalendar(trip: CalendarTrip, language: Language) {
  const { calendar: texts } = tripMail[language];
  const { recordLocator, bookedAt, cancellation } = trip;
  const method = cancellation === undefined ? 'PUBLISH' : 'CANCEL';
  return {
    filename: fillText(texts.filename, { recordLocator }),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: writeCalendar({
      name: fillText(texts.name, { recordLocator }),
      method,
      stamp: new Date(cancellation?.cancelledAt ?? bookedAt),
      events: listLegs(trip.bounds).map(({ id, flight, from, to, departsAt, arrivesAt }) => ({
        uid: `${recordLocator}-${id}@alisio.example`,
        start: new Date(departsAt),
        end: new Date(arrivesAt),
        summary: fillText(texts.summary, { flight, from: cityName(from, language), to: cityName(to, language) }),
        location: airportAddress(from, language),
        position: airportPosition(from),
        description: fillText(texts.description, {
          recordLocator,
          departs: formatTime(departsAt, language),
          arrives: formatTime(arrivesAt, language),
        }),
        alarm: { minutesBefore: alarmMinutes, text: fillText(texts.alarm, { flight, to: cityName(to, language) }) },
      })),
    }),
  };
}
