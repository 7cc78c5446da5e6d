import type { Contact, Passenger, Trip, TripCancellation } from '@airline/contract';

import { pointsOfTicket } from '../../../loyalty/points/rules/earned-points.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import { maskEmail } from '../../../accounts/identity/rules/mask-email.ts';
import type { CardHint } from '../../payments/rules/card-hint.ts';
import { freeCancellationUntil } from './free-cancellation.ts';
import { needsDocument } from './journey.ts';
import { cardAmount, type PaidWith } from './paid-with.ts';
import { formatTicketNumber } from './ticket-number.ts';

/** An order that was paid, as it is kept. */
export interface BookedTrip {
  readonly recordLocator: string;
  readonly confirmedAt: Date;
  readonly offer: OfferContent;
  readonly contact: Contact;
  readonly passengers: readonly BookedPassenger[];
  readonly card: CardHint;
  readonly paidWith: PaidWith;
  /** Present when the trip was cancelled. */
  readonly cancellation?: TripCancellation;
}

export interface BookedPassenger extends Passenger {
  /** Serial number of the ticket; a lap infant has none. */
  readonly ticketSerial?: number;
}

/** Shows a booked trip as its travellers see it at a moment. */
export function toTrip(booked: BookedTrip, now: Date): Trip {
  const { offer, confirmedAt, card, paidWith, cancellation } = booked;
  const { brand, lastFour } = card;
  const cardPayment = { kind: 'card' as const, brand, lastFour, amount: cardAmount(offer.price, paidWith) };
  const isDocumentNeeded = needsDocument(offer.bounds);
  const freeUntil = cancellation === undefined ? freeCancellationUntil(offer, confirmedAt) : undefined;
  return {
    recordLocator: booked.recordLocator,
    status: cancellation === undefined ? 'confirmed' : 'cancelled',
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
    payments: paidWith === 'points' ? [{ kind: 'points', points: offer.price.points }, cardPayment] : [cardPayment],
    pointsEarned: promisedPoints(booked),
    ...(freeUntil !== undefined && now < freeUntil ? { freeCancellationUntil: freeUntil.toISOString() } : {}),
    ...(cancellation === undefined ? {} : { cancellation: withoutCreditNumber(cancellation) }),
    emailHint: maskEmail(booked.contact.email),
  };
}

/** Counts the points that the fares earn for the numbers that travellers with tickets gave. */
function promisedPoints({ offer, paidWith, passengers }: BookedTrip): number {
  if (paidWith === 'points') return 0;
  const earning = passengers.filter(
    ({ kind, frequentFlyerNumber }) => kind !== 'lapInfant' && frequentFlyerNumber !== undefined,
  );
  return earning.length * pointsOfTicket(offer);
}

/** Leaves out the number of the credit, which is as good as money: the mail has it, and who proved whose trip it is. */
function withoutCreditNumber({ travelCredit, ...cancellation }: TripCancellation): TripCancellation {
  if (travelCredit === undefined) return cancellation;
  const { number: _number, ...shown } = travelCredit;
  return { ...cancellation, travelCredit: shown };
}

/** Shows a trip to who may change it: with the number of its credit. */
export function toOwnedTrip(booked: BookedTrip, now: Date): Trip {
  const { cancellation } = booked;
  return { ...toTrip(booked, now), ...(cancellation === undefined ? {} : { cancellation }) };
}
