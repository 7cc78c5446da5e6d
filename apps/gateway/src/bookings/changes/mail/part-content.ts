import type { Language, TripChange } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { countedText, fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatNumber } from '../../../texts/formats.ts';
import { conditionsSection, passengersSection } from '../../trips/mail/confirmation-content.ts';
import { creditItems, extraItems, forfeitedItems, refundItems } from '../../trips/mail/given-back-items.ts';
import { itinerarySection } from '../../trips/mail/itinerary-section.ts';
import {
  formatArrival,
  formatDeparture,
  type MailContent,
  type MailItem,
  type MailSection,
} from '../../trips/mail/mail-content.ts';
import { type changeContent, type ChangedTrip, formatTripPrice } from './change-content.ts';

/** What a trip lost, with nothing in its place. */
type CancelledPart = NonNullable<TripChange['cancelledPart']>;

/** Says that a part of a trip was cancelled: what of it, what comes back, and what is still booked. */
export function partContent(
  changed: Omit<ChangedTrip, 'paidWith'>,
  part: CancelledPart,
  { language, conditions, isRebooking, tripUrl, cancelUrl, fundsUrl }: Parameters<typeof changeContent>[1],
): MailContent {
  const { partCancellation: texts, confirmation, cancellation } = tripMail[language];
  const { trip, change } = changed;
  const { recordLocator, bounds, passengers } = trip;
  return {
    subject: fillText(texts.subject, { city: cityName(formatArrival(bounds[0]), language), recordLocator }),
    title: texts.title,
    greeting: fillText(isRebooking ? texts.greetingAfterDisruption : texts.greeting, {
      firstName: passengers[0]?.firstName ?? '',
    }),
    locator: { label: confirmation.locator, value: recordLocator, hint: confirmation.locatorHint },
    sections: [
      { heading: texts.cancelled, items: cancelledItems(part, language) },
      givenBackSection(changed, language),
      { ...itinerarySection(trip, language), heading: texts.flights },
      { ...passengersSection(trip, language), heading: texts.tickets },
      conditionsSection(trip, language, conditions),
    ],
    links: [
      { text: confirmation.findTrip, url: tripUrl },
      ...(change.travelCredit === undefined ? [] : [{ text: cancellation.seeFund, url: fundsUrl }]),
      { text: confirmation.cancel, url: cancelUrl },
    ],
    closing: [
      confirmation.ownLink,
      part.bounds.length === 0 ? confirmation.calendar : texts.calendarFlights,
      texts.footer,
    ],
  };
}

function cancelledItems({ bounds, passengers }: CancelledPart, language: Language): readonly MailItem[] {
  const { partCancellation: texts, confirmation } = tripMail[language];
  const item = (text: string): MailItem => ({ text, details: [] });
  return [
    ...bounds.map((bound) =>
      item(
        fillText(confirmation.bound, {
          origin: cityName(formatDeparture(bound), language),
          destination: cityName(formatArrival(bound), language),
          date: formatDate(bound.itinerary.legs[0]?.departsAt ?? bound.date, language),
        }),
      ),
    ),
    ...passengers.map(({ firstName, lastName }) =>
      item(fillText(texts.passenger, { name: `${firstName} ${lastName}` })),
    ),
  ];
}

function givenBackSection({ trip, change }: Omit<ChangedTrip, 'paidWith'>, language: Language): MailSection {
  const { partCancellation: texts, cancellation } = tripMail[language];
  const { difference } = change;
  const { pointsReturned } = difference;
  const points = formatNumber(pointsReturned, language);
  return {
    heading: cancellation.givenBack,
    items: [
      ...refundItems({ ...difference, payments: trip.payments }, language),
      ...(pointsReturned === 0
        ? []
        : [{ text: countedText(language, cancellation, 'pointsReturned', pointsReturned, { points }), details: [] }]),
      ...creditItems(change, language),
      ...forfeitedItems(difference, language),
      ...extraItems(difference, language),
      { text: fillText(texts.price, { amount: formatTripPrice(trip, language) }), details: [] },
    ],
  };
}
