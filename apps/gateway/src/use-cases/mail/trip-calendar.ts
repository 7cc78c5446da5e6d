import type { Trip } from '@airline/contract';

import { writeCalendar } from '../../domain/orders/icalendar.ts';
import { legsOf } from '../../domain/orders/journey.ts';
import { fillText, type Language, textsIn } from '../../server-pages/fill-text.ts';
import { cityName, formatTime, stationName } from '../../server-pages/trip-formats.ts';

/** Writes the flights of a trip as a calendar file: one event for each leg, the same one whenever it is written. */
export function tripCalendar(trip: Pick<Trip, 'recordLocator' | 'bounds'>, language: Language, stamp: Date) {
  const { calendar: texts } = textsIn(language).mail;
  const { recordLocator } = trip;
  return {
    filename: fillText(texts.filename, { recordLocator }),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: writeCalendar({
      name: fillText(texts.name, { recordLocator }),
      stamp,
      events: legsOf(trip.bounds).map(({ id, flight, from, to, departsAt, arrivesAt }) => ({
        uid: `${recordLocator}-${id}@alisio.example`,
        start: new Date(departsAt),
        end: new Date(arrivesAt),
        summary: fillText(texts.summary, { flight, from: cityName(from), to: cityName(to) }),
        location: stationName(from),
        description: fillText(texts.description, {
          recordLocator,
          departs: formatTime(departsAt, language),
          arrives: formatTime(arrivesAt, language),
        }),
      })),
    }),
  };
}
