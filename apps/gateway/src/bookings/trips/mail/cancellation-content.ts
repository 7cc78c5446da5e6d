import type { Language, Trip, TripCancellation } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { countedText, fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatNumber } from '../../../texts/formats.ts';
import { creditItems, extraItems, forfeitedItems, fundItems, refundItems } from './given-back-items.ts';
import { formatArrival, formatDeparture, type MailContent, type MailSection } from './mail-content.ts';

export interface CancelledTrip extends Trip {
  readonly cancellation: TripCancellation;
}

/** Says that a trip was cancelled, what comes back of it and where. */
export function cancellationContent(
  trip: CancelledTrip,
  {
    language,
    isRebooking,
    tripUrl,
    fundsUrl,
  }: {
    readonly language: Language;
    /** Whether an operator cancelled it, since its flights do not run. */
    readonly isRebooking: boolean;
    readonly tripUrl: string;
    readonly fundsUrl: string;
  },
): MailContent {
  const { cancellation: texts } = tripMail[language];
  const { recordLocator, bounds, passengers } = trip;
  const { travelCredit, funds } = trip.cancellation;
  return {
    subject: fillText(texts.subject, { city: cityName(formatArrival(bounds[0]), language), recordLocator }),
    title: texts.title,
    greeting: fillText(isRebooking ? texts.greetingAfterDisruption : texts.greeting, {
      firstName: passengers[0]?.firstName ?? '',
    }),
    locator: { label: texts.locator, value: recordLocator, hint: texts.locatorHint },
    sections: [givenBackSection(trip, language), flightsSection(trip, language)],
    links: [
      { text: texts.seeTrip, url: tripUrl },
      ...(travelCredit === undefined && funds === undefined ? [] : [{ text: texts.seeFund, url: fundsUrl }]),
    ],
    closing: [texts.calendar, texts.footer],
  };
}

function givenBackSection({ cancellation, payments, pointsEarned }: CancelledTrip, language: Language): MailSection {
  const { cancellation: texts } = tripMail[language];
  const { pointsReturned } = cancellation;
  const inPoints = (key: 'pointsReturned' | 'pendingPoints', points: number) =>
    points === 0
      ? []
      : [{ text: countedText(language, texts, key, points, { points: formatNumber(points, language) }), details: [] }];
  return {
    heading: texts.givenBack,
    items: [
      ...refundItems({ ...cancellation, payments }, language),
      ...inPoints('pointsReturned', pointsReturned),
      ...fundItems(cancellation, language),
      ...creditItems(cancellation, language),
      ...forfeitedItems(cancellation, language),
      ...extraItems(cancellation, language),
      ...inPoints('pendingPoints', pointsEarned),
    ],
  };
}

function flightsSection({ bounds }: CancelledTrip, language: Language): MailSection {
  const { cancellation: texts, confirmation } = tripMail[language];
  return {
    heading: texts.flights,
    items: bounds.map((bound) => ({
      text: fillText(confirmation.bound, {
        origin: cityName(formatDeparture(bound), language),
        destination: cityName(formatArrival(bound), language),
        date: formatDate(bound.itinerary.legs[0]?.departsAt ?? bound.date, language),
      }),
      details: [],
    })),
  };
}
