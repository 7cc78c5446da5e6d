import type { FareConditions, Language, OfferBound, Trip, TripChange } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { countedText, fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatFlight, formatMoney, formatNumber, formatTime } from '../../../texts/formats.ts';
import { conditionsSection, passengersSection } from '../../trips/mail/confirmation-content.ts';
import { creditItems, extraItems, forfeitedItems, fundItems, refundItems } from '../../trips/mail/given-back-items.ts';
import { itinerarySection } from '../../trips/mail/itinerary-section.ts';
import {
  formatArrival,
  formatDeparture,
  type MailContent,
  type MailItem,
  type MailSection,
} from '../../trips/mail/mail-content.ts';
import { listPaymentMeans } from '../../trips/mail/payment-means.ts';

/** A trip as a change left it. */
export interface ChangedTrip {
  readonly trip: Trip;
  readonly change: TripChange;
  /** What was due was paid with these. */
  readonly paidWith: Trip['payments'];
}

/** Says that the flights of a trip were changed: to which, from which, and what was paid or comes back. */
export function changeContent(
  changed: ChangedTrip,
  {
    language,
    conditions,
    isRebooking,
    tripUrl,
    cancelUrl,
    fundsUrl,
  }: {
    readonly language: Language;
    readonly conditions: readonly FareConditions[];
    /** Whether an operator changed it, since its flights do not run. */
    readonly isRebooking: boolean;
    readonly tripUrl: string;
    readonly cancelUrl: string;
    readonly fundsUrl: string;
  },
): MailContent {
  const { flightChange: texts, confirmation, cancellation } = tripMail[language];
  const { trip, change } = changed;
  const { recordLocator, bounds, passengers } = trip;
  // A change of the fare alone leaves the flights.
  const dropped = change.before.filter(
    (before) => !bounds.some(({ itinerary }) => itinerary.id === before.itinerary.id),
  );
  return {
    subject: fillText(texts.subject, { city: cityName(formatArrival(bounds[0]), language), recordLocator }),
    title: texts.title,
    greeting: fillText(isRebooking ? texts.greetingAfterDisruption : texts.greeting, {
      firstName: passengers[0]?.firstName ?? '',
    }),
    locator: { label: confirmation.locator, value: recordLocator, hint: confirmation.locatorHint },
    sections: [
      { ...itinerarySection(trip, language), heading: texts.flights },
      ...(dropped.length === 0 ? [] : [flightsBeforeSection(dropped, language)]),
      { ...passengersSection(trip, language), heading: texts.tickets, note: ticketsNote(trip, language) },
      costSection(changed, language),
      conditionsSection(trip, language, conditions),
    ],
    links: [
      { text: confirmation.findTrip, url: tripUrl },
      ...(change.travelCredit === undefined && change.difference.funds === undefined
        ? []
        : [{ text: cancellation.seeFund, url: fundsUrl }]),
      { text: confirmation.cancel, url: cancelUrl },
    ],
    closing: [confirmation.ownLink, dropped.length === 0 ? confirmation.calendar : texts.calendar, texts.footer],
  };
}

function flightsBeforeSection(dropped: readonly OfferBound[], language: Language): MailSection {
  const { flightChange: texts } = tripMail[language];
  return {
    heading: texts.flightsBefore,
    items: dropped.map((bound) => {
      const departsAt = bound.itinerary.legs[0]?.departsAt ?? bound.date;
      return {
        text: fillText(texts.flightBefore, {
          origin: cityName(formatDeparture(bound), language),
          destination: cityName(formatArrival(bound), language),
          flights: bound.itinerary.legs.map(({ flight }) => formatFlight(flight)).join(', '),
          date: formatDate(departsAt, language),
          time: formatTime(departsAt, language),
        }),
        details: [],
      };
    }),
  };
}

function ticketsNote(trip: Trip, language: Language): string {
  const { note } = passengersSection(trip, language);
  return [tripMail[language].flightChange.ticketsBefore, ...(note === undefined ? [] : [note])].join(' ');
}

function costSection({ trip, change, paidWith }: ChangedTrip, language: Language): MailSection {
  const { flightChange: texts } = tripMail[language];
  const { payments } = trip;
  const { due, pointsDue, pointsReturned } = change.difference;
  const item = (text: string): MailItem => ({ text, details: [] });
  const inPoints = (key: 'pointsPaid' | 'pointsReturned', points: number): readonly MailItem[] =>
    points === 0 ? [] : [item(countedText(language, texts, key, points, { points: formatNumber(points, language) }))];
  const means = listPaymentMeans({ payments: paidWith }, language);
  const paid = due.amountMinor > 0 ? [item(fillText(texts.paid, { amount: formatMoney(due, language), means }))] : [];
  return {
    heading: texts.cost,
    items: [
      ...inPoints('pointsPaid', pointsDue),
      ...paid,
      ...(pointsDue === 0 && paid.length === 0 ? [item(texts.nothingPaid)] : []),
      ...refundItems({ ...change.difference, payments }, language),
      ...inPoints('pointsReturned', pointsReturned),
      ...fundItems(change.difference, language),
      ...creditItems(change, language),
      ...forfeitedItems(change.difference, language),
      ...extraItems(change.difference, language),
      item(fillText(texts.price, { amount: formatTripPrice(trip, language) })),
    ],
  };
}

/** Writes what a trip costs as it is paid: in points and money where points pay it. */
export function formatTripPrice({ price, payments }: Pick<Trip, 'price' | 'payments'>, language: Language): string {
  const { confirmation } = tripMail[language];
  const isPaidInPoints = payments.some(({ kind }) => kind === 'points');
  if (!isPaidInPoints) return formatMoney(price.total, language);
  return fillText(confirmation.totalInPoints, {
    points: formatNumber(price.points, language),
    amount: formatMoney(price.taxesWithPoints, language),
  });
}
