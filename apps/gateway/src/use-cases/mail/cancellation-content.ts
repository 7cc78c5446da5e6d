import type { Trip, TripCancellation } from '@airline/contract';

import { countedText, fillText, type Language, textsIn } from '../../server-pages/fill-text.ts';
import { cityName, formatDate, formatMoney, formatNumber } from '../../server-pages/trip-formats.ts';
import { arrivalOf, departureOf, type MailContent, type MailSection } from './mail-content.ts';

/** A trip that was cancelled. */
export interface CancelledTrip extends Trip {
  readonly cancellation: TripCancellation;
}

/** Says that a trip was cancelled, what comes back of it and where. */
export function cancellationContent(
  trip: CancelledTrip,
  { language, tripUrl }: { readonly language: Language; readonly tripUrl: string },
): MailContent {
  const { cancellation: texts } = textsIn(language).mail;
  const { recordLocator, bounds, passengers } = trip;
  return {
    subject: fillText(texts.subject, { city: cityName(arrivalOf(bounds[0])), recordLocator }),
    title: texts.title,
    greeting: fillText(texts.greeting, { firstName: passengers[0]?.firstName ?? '' }),
    locator: { label: texts.locator, value: recordLocator, hint: texts.locatorHint },
    sections: [givenBackSection(trip, language), flightsSection(trip, language)],
    links: [{ text: texts.seeTrip, url: tripUrl }],
    closing: [texts.calendar, texts.footer],
  };
}

function givenBackSection({ cancellation, payments }: CancelledTrip, language: Language): MailSection {
  const { cancellation: texts, cardBrands } = textsIn(language).mail;
  const { refund, forfeited, pointsReturned, pointsTakenBack, travelCredit } = cancellation;
  const card = payments.find((payment) => payment.kind === 'card');
  const brand = Object.entries(cardBrands).find(([name]) => name === card?.brand)?.[1] ?? cardBrands.unknown;
  const inPoints = (key: 'pointsReturned' | 'pointsTakenBack', points: number) =>
    points === 0
      ? []
      : [{ text: countedText(language, texts, key, points, { points: formatNumber(points, language) }), details: [] }];
  const items = [
    ...(refund.amountMinor > 0
      ? [
          {
            text: fillText(texts.refund, {
              amount: formatMoney(refund, language),
              brand,
              lastFour: card?.lastFour ?? '',
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
              fillText(texts.creditNumber, { number: groupOfFour(travelCredit.number) }),
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
    ...inPoints('pointsTakenBack', pointsTakenBack),
  ];
  return { heading: texts.givenBack, items };
}

function flightsSection({ bounds }: CancelledTrip, language: Language): MailSection {
  const { cancellation: texts, confirmation } = textsIn(language).mail;
  return {
    heading: texts.flights,
    items: bounds.map((bound) => ({
      text: fillText(confirmation.bound, {
        origin: cityName(departureOf(bound)),
        destination: cityName(arrivalOf(bound)),
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
