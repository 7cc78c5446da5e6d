import { limits } from '@airline/client-config/limits';
import type { Contact, Passenger, Trip } from '@airline/contract';

import type { OfferContent } from '../offers/offer-token.ts';
import { legsOf, needsDocument } from './journey.ts';
import { formatTicketNumber } from './ticket-number.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A card as people recognise it. */
export interface CardHint {
  readonly brand: string;
  readonly lastFour: string;
}

/** An order that was paid, as it is kept. */
export interface BookedTrip {
  readonly recordLocator: string;
  readonly confirmedAt: Date;
  readonly offer: OfferContent;
  readonly contact: Contact;
  readonly passengers: readonly BookedPassenger[];
  readonly card: CardHint;
}

export interface BookedPassenger extends Passenger {
  /** Serial number of the ticket; a lap infant has none. */
  readonly ticketSerial?: number;
}

/** Shows a booked trip as its travellers see it at a moment. */
export function tripOf(booked: BookedTrip, now: Date): Trip {
  const { offer, confirmedAt, card } = booked;
  const isDocumentNeeded = needsDocument(offer.bounds);
  const freeUntil = freeCancellationUntil(booked);
  return {
    recordLocator: booked.recordLocator,
    status: 'confirmed',
    bookedAt: confirmedAt.toISOString(),
    party: offer.party,
    bounds: offer.bounds,
    passengers: booked.passengers.map(({ kind, firstName, lastName, assistance, document, ticketSerial }) => ({
      kind,
      firstName,
      lastName,
      assistance,
      document: isDocumentNeeded ? (document === undefined ? 'atCheckIn' : 'given') : 'notNeeded',
      ...(ticketSerial === undefined ? {} : { ticketNumber: formatTicketNumber(ticketSerial) }),
    })),
    price: offer.price,
    payments: [{ kind: 'card', brand: card.brand, lastFour: card.lastFour, amount: offer.price.total }],
    ...(freeUntil !== undefined && now < freeUntil ? { freeCancellationUntil: freeUntil.toISOString() } : {}),
    emailHint: hideEmail(booked.contact.email),
  };
}

/** Gives until when all money comes back whatever the fare says: a day, for who books a week ahead. */
function freeCancellationUntil({ offer, confirmedAt }: BookedTrip): Date | undefined {
  const [first] = legsOf(offer.bounds);
  if (first === undefined) return undefined;
  const aheadMs = Date.parse(first.departsAt) - confirmedAt.getTime();
  if (aheadMs < limits.freeCancellationBookedAheadDays * dayMs) return undefined;
  return new Date(confirmedAt.getTime() + limits.freeCancellationHours * hourMs);
}

/** Hides all of an e-mail address but its first letter and its domain. */
function hideEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
