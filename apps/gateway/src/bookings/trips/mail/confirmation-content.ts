import type { FareConditions, Language, Trip } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';

import { needsDocument } from '../../orders/rules/journey.ts';
import { countedText, fillText } from '../../../texts/fill-text.ts';
import {
  cityName,
  formatDate,
  formatInstantAt,
  formatMoney,
  formatNumber,
  formatTime,
  landsOnAnotherDay,
  stationName,
} from '../../../texts/formats.ts';
import { formatArrival, formatDeparture, type MailContent, type MailSection } from './mail-content.ts';

/** Says all that a traveller has to know of a trip that was just booked. */
export function confirmationContent(
  trip: Trip,
  {
    language,
    conditions,
    tripUrl,
    cancelUrl,
  }: {
    readonly language: Language;
    readonly conditions: readonly FareConditions[];
    readonly tripUrl: string;
    readonly cancelUrl: string;
  },
): MailContent {
  const { confirmation: texts } = tripMail[language];
  const { recordLocator, bounds } = trip;
  const [firstPassenger] = trip.passengers;
  const [firstBound] = bounds;
  return {
    subject: fillText(texts.subject, { city: cityName(formatArrival(firstBound)), recordLocator }),
    title: texts.title,
    greeting: fillText(texts.greeting, { firstName: firstPassenger?.firstName ?? '' }),
    locator: { label: texts.locator, value: recordLocator, hint: texts.locatorHint },
    sections: [
      itinerarySection(trip, language),
      passengersSection(trip, language),
      priceSection(trip, language),
      conditionsSection(trip, language, conditions),
    ],
    links: [
      { text: texts.findTrip, url: tripUrl },
      { text: texts.cancel, url: cancelUrl },
    ],
    closing: [texts.calendar, texts.footer],
  };
}

function itinerarySection({ bounds }: Trip, language: Language): MailSection {
  const { confirmation: texts } = tripMail[language];
  return {
    heading: texts.itinerary,
    items: bounds.map((bound) => ({
      text: fillText(texts.bound, {
        origin: cityName(formatDeparture(bound)),
        destination: cityName(formatArrival(bound)),
        date: formatDate(bound.itinerary.legs[0]?.departsAt ?? bound.date, language),
      }),
      details: bound.itinerary.legs.map((leg) =>
        fillText(landsOnAnotherDay(leg) ? texts.legOtherDay : texts.leg, {
          flight: leg.flight,
          from: stationName(leg.from),
          departs: formatTime(leg.departsAt, language),
          to: stationName(leg.to),
          arrives: formatTime(leg.arrivesAt, language),
          date: formatDate(leg.arrivesAt, language),
        }),
      ),
    })),
    note: texts.localTimes,
  };
}

function passengersSection({ passengers, bounds }: Trip, language: Language): MailSection {
  const { confirmation: texts } = tripMail[language];
  return {
    heading: texts.passengers,
    items: passengers.map(({ firstName, lastName, ticketNumber }) => {
      const name = `${firstName} ${lastName}`;
      const text =
        ticketNumber === undefined
          ? fillText(texts.lapInfant, { name })
          : fillText(texts.ticket, { name, ticketNumber });
      return { text, details: [] };
    }),
    ...(needsDocument(bounds) ? { note: texts.documents } : {}),
  };
}

function priceSection({ price, payments, pointsEarned, bounds }: Trip, language: Language): MailSection {
  const { confirmation: texts, cardBrands } = tripMail[language];
  const card = payments.find((payment) => payment.kind === 'card');
  const points = payments.find((payment) => payment.kind === 'points')?.points;
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const base = sum(price.passengers.map((line) => line.base.amountMinor));
  const line = (label: string, amountMinor: number): string =>
    `${label}: ${formatMoney({ amountMinor, currency: price.total.currency }, language)}`;
  const brand = Object.entries(cardBrands).find(([name]) => name === card?.brand)?.[1] ?? cardBrands.unknown;
  const inPoints = fillText(texts.inPoints, { points: formatNumber(points ?? 0, language) });
  const totalInPoints = fillText(texts.totalInPoints, {
    points: formatNumber(points ?? 0, language),
    amount: formatMoney(price.taxesWithPoints, language),
  });
  return {
    heading: texts.price,
    items: [
      points === undefined
        ? {
            text: line(texts.total, price.total.amountMinor),
            details: [line(texts.base, base), line(texts.taxes, price.total.amountMinor - base)],
          }
        : { text: totalInPoints, details: [inPoints, line(texts.taxes, price.taxesWithPoints.amountMinor)] },
    ],
    note: [
      fillText(points === undefined ? texts.paidWith : texts.taxesPaidWith, { brand, lastFour: card?.lastFour ?? '' }),
      ...(pointsEarned > 0
        ? [
            countedText(language, texts, 'points', pointsEarned, {
              points: formatNumber(pointsEarned, language),
              dates: earningDates(bounds, language),
            }),
          ]
        : []),
    ].join(' '),
  };
}

/** Writes the days on which the last flights of the directions leave: their points count from then on. */
function earningDates(bounds: Trip['bounds'], language: Language): string {
  const days = bounds.map(({ itinerary, date }) => formatDate(itinerary.legs.at(-1)?.departsAt ?? date, language));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(new Set(days));
}

function conditionsSection(trip: Trip, language: Language, conditions: readonly FareConditions[]): MailSection {
  const { confirmation: texts, families, refund, change } = tripMail[language];
  const { freeCancellationUntil, bounds } = trip;
  return {
    heading: texts.conditions,
    items: bounds.map((bound) => {
      const fare = conditions.find(({ family }) => family === bound.family);
      return {
        text: fillText(texts.family, {
          family: families[bound.family],
          origin: cityName(formatDeparture(bound)),
          destination: cityName(formatArrival(bound)),
        }),
        details:
          fare === undefined
            ? []
            : [
                refund[fare.refund],
                change[fare.change],
                countedText(language, tripMail[language], 'checkedBags', fare.checkedBags),
              ],
      };
    }),
    ...(freeCancellationUntil === undefined
      ? {}
      : {
          note: fillText(
            texts.freeCancellation,
            formatInstantAt(new Date(freeCancellationUntil), formatDeparture(bounds[0]), language),
          ),
        }),
  };
}
