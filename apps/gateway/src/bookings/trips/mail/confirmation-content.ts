import type { FareConditions, Language, Trip } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { needsDocument } from '../../orders/rules/journey.ts';
import { countedText, fillText } from '../../../texts/fill-text.ts';
import { formatInstantAt } from '../../../texts/formats.ts';
import { itinerarySection } from './itinerary-section.ts';
import { formatArrival, formatDeparture, type MailContent, type MailSection } from './mail-content.ts';
import { priceSection } from './price-section.ts';

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
    subject: fillText(texts.subject, { city: cityName(formatArrival(firstBound), language), recordLocator }),
    title: texts.title,
    greeting: fillText(texts.greeting, { firstName: firstPassenger?.firstName ?? '' }),
    locator: { label: texts.locator, value: recordLocator, hint: texts.locatorHint },
    sections: [
      itinerarySection(trip, language),
      passengersSection(trip, language),
      ...companySection(trip, language),
      priceSection(trip, language),
      conditionsSection(trip, language, conditions),
    ],
    links: [
      { text: texts.findTrip, url: tripUrl },
      { text: texts.cancel, url: cancelUrl },
    ],
    closing: [texts.ownLink, texts.calendar, texts.footer],
  };
}

/** Lists who flies, each with their ticket. */
export function passengersSection(
  { passengers, bounds }: Pick<Trip, 'passengers' | 'bounds'>,
  language: Language,
): MailSection {
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

/** Says which company a trip is booked under, and what its books call it; nothing of a private trip. */
function companySection({ company }: Pick<Trip, 'company'>, language: Language): readonly MailSection[] {
  if (company === undefined) return [];
  const { confirmation: texts } = tripMail[language];
  const { name, reference, costCentre } = company;
  const details = [
    ...(reference === undefined ? [] : [fillText(texts.companyReference, { reference })]),
    ...(costCentre === undefined ? [] : [fillText(texts.companyCostCentre, { costCentre })]),
  ];
  return [{ heading: texts.company, items: [{ text: name, details }], note: texts.companyFunds }];
}

/** Says what the fares of a trip include, and until when it can be cancelled free of charge. */
export function conditionsSection(trip: Trip, language: Language, conditions: readonly FareConditions[]): MailSection {
  const { confirmation: texts, families, refund, change } = tripMail[language];
  const { freeCancellationUntil, bounds } = trip;
  const [first] = bounds;
  const isOneFamily = bounds.length > 1 && bounds.every(({ family }) => family === first?.family);
  return {
    heading: texts.conditions,
    items: (isOneFamily ? bounds.slice(0, 1) : bounds).map((bound) => {
      const fare = conditions.find(({ family }) => family === bound.family);
      return {
        text: fillText(isOneFamily ? texts.familyThroughout : texts.family, {
          family: families[bound.family],
          origin: cityName(formatDeparture(bound), language),
          destination: cityName(formatArrival(bound), language),
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
