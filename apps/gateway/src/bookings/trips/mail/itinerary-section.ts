import type { FlightLeg, ItineraryView, Language, OfferBound, Trip } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { fillText } from '../../../texts/fill-text.ts';
import {
  airportName,
  formatClock,
  formatDate,
  formatDuration,
  formatFlight,
  formatTime,
  landsOnAnotherDay,
  stationName,
} from '../../../texts/formats.ts';
import { formatArrival, formatDeparture, type MailBound, type MailSection } from './mail-content.ts';

/** Shows the flights of a trip by direction, each with its times by the clocks of its stations. */
export function itinerarySection({ bounds }: Trip, language: Language): MailSection {
  const { itinerary, localTimes, columns } = tripMail[language].confirmation;
  return {
    heading: itinerary,
    columns: [columns.departs, columns.flight, columns.arrives],
    bounds: bounds.map((bound, index) => toMailBound(bound, boundLabel(index, bounds.length, language), language)),
    note: localTimes,
  };
}

function boundLabel(index: number, count: number, language: Language): string {
  const { direction } = tripMail[language].confirmation;
  if (count === 1) return '';
  if (count > 2) return fillText(direction.nth, { number: index + 1 });
  return index === 0 ? direction.outbound : direction.return;
}

function toMailBound(bound: OfferBound, label: string, language: Language): MailBound {
  const { route, duration } = tripMail[language].confirmation;
  const { legs, connections, durationMinutes } = bound.itinerary;
  const cities = fillText(route, {
    origin: cityName(formatDeparture(bound), language),
    destination: cityName(formatArrival(bound), language),
  });
  return {
    title: label === '' ? cities : `${label}: ${cities}`,
    date: formatDate(legs[0]?.departsAt ?? bound.date, language),
    duration: fillText(duration, { duration: formatDuration(durationMinutes, language) }),
    flights: legs.map((leg, index) => {
      const before = connections[index - 1];
      return { ...toMailFlight(leg, language), ...(before === undefined ? {} : { wait: waitText(before, language) }) };
    }),
  };
}

function waitText(
  { station, layoverMinutes, staysOnBoard }: ItineraryView['connections'][number],
  language: Language,
): string {
  const texts = tripMail[language].confirmation;
  return fillText(staysOnBoard ? texts.staysOnBoard : texts.wait, {
    city: cityName(station, language),
    duration: formatDuration(layoverMinutes, language),
  });
}

function toMailFlight(leg: FlightLeg, language: Language): MailBound['flights'][number] {
  const { confirmation: texts } = tripMail[language];
  const { from, to, departsAt, arrivesAt } = leg;
  const flight = formatFlight(leg.flight);
  const isOtherDay = landsOnAnotherDay(leg);
  const date = formatDate(arrivesAt, language);
  return {
    flight,
    departs: { time: formatClock(departsAt, language), code: from, station: airportName(from) },
    arrives: {
      time: formatClock(arrivesAt, language),
      code: to,
      station: airportName(to),
      ...(isOtherDay ? { date } : {}),
    },
    sentence: fillText(isOtherDay ? texts.legOtherDay : texts.leg, {
      flight,
      from: stationName(from),
      departs: formatTime(departsAt, language),
      to: stationName(to),
      arrives: formatTime(arrivesAt, language),
      date,
    }),
  };
}
