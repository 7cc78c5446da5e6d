import type { Language, Trip, TripCancellation } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { countedText, fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatMoney, formatNumber } from '../../../texts/formats.ts';
import { formatPaymentMeans } from './payment-means.ts';
import { formatArrival, formatDeparture, type MailContent, type MailSection } from './mail-content.ts';

export interface CancelledTrip extends Trip {
  readonly cancellation: TripCancellation;
}

/** Says that a trip was cancelled, what comes back of it and where. */
export function cancellationContent(
  trip: CancelledTrip,
  { language, tripUrl, fundsUrl }: { readonly language: Language; readonly tripUrl: string; readonly fundsUrl: string },
): MailContent {
  const { cancellation: texts } = tripMail[language];
  const { recordLocator, bounds, passengers } = trip;
  return {
    subject: fillText(texts.subject, { city: cityName(formatArrival(bounds[0]), language), recordLocator }),
    title: texts.title,
    greeting: fillText(texts.greeting, { firstName: passengers[0]?.firstName ?? '' }),
    locator: { label: texts.locator, value: recordLocator, hint: texts.locatorHint },
    sections: [givenBackSection(trip, language), flightsSection(trip, language)],
    links: [
      { text: texts.seeTrip, url: tripUrl },
      ...(trip.cancellation.travelCredit === undefined ? [] : [{ text: texts.seeFund, url: fundsUrl }]),
    ],
    closing: [texts.calendar, texts.footer],
  };
}

function givenBackSection({ cancellation, payments, pointsEarned }: CancelledTrip, language: Language): MailSection {
  const { cancellation: texts } = tripMail[language];
  const { refund, forfeited, pointsReturned, travelCredit } = cancellation;
  // What comes back as money goes to whom a company took it from.
  const payer = payments.find((payment) => payment.kind === 'card' || payment.kind === 'payPal');
  const inPoints = (key: 'pointsReturned' | 'pendingPoints', points: number) =>
    points === 0
      ? []
      : [{ text: countedText(language, texts, key, points, { points: formatNumber(points, language) }), details: [] }];
  const items = [
    ...(refund.amountMinor > 0
      ? [
          {
            text: fillText(texts.refund, {
              amount: formatMoney(refund, language),
              means: payer === undefined ? '' : formatPaymentMeans(payer, language),
            }),
            details: [texts.refundTime],
          },
        ]
      : []),
    ...inPoints('pointsReturned', pointsReturned),
    ...(travelCredit === undefined
      ? []
      : [
          {
            text: fillText(texts.credit, { amount: formatMoney(travelCredit.amount, language) }),
            details: [
              fillText(texts.creditNumber, { number: groupOfFour(travelCredit.number ?? travelCredit.lastFour) }),
              fillText(texts.creditHolder, {
                name: `${travelCredit.holder.firstName} ${travelCredit.holder.lastName}`,
                date: formatDate(travelCredit.expiresOn, language),
              }),
            ],
          },
        ]),
    ...(forfeited.amountMinor > 0
      ? [{ text: fillText(texts.forfeited, { amount: formatMoney(forfeited, language) }), details: [] }]
      : []),
    ...inPoints('pendingPoints', pointsEarned),
  ];
  return { heading: texts.givenBack, items };
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

/** Writes a credit's number so that it can be read out: `H7KQ 2MXP 9RTA`. */
function groupOfFour(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
