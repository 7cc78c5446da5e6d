import type {
  Agreement,
  Contact,
  Passenger,
  TravelCredit,
  Trip,
  TripCancellation,
  TripChange,
  TripDisruption,
  TripSeat,
} from '@airline/contract';

import { type Disruption, type Disruptions, openDisruption } from './disruption.ts';
import type { PayingFund } from './divide-given-back.ts';
import { toTripTerms } from './trip-terms.ts';
import { earnsPoints, pointsOfTicket } from '../../../loyalty/points/rules/earned-points.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import { maskEmail } from '../../../accounts/identity/rules/mask-email.ts';
import type { PaidExtra } from './extras-given-back.ts';
import { checkInTimes } from './check-in-times.ts';
import { freeCancellationUntil } from './free-cancellation.ts';
import { needsDocument } from './journey.ts';
import type { OrderPayment } from './order-payment.ts';
import type { PaidWith } from './paid-with.ts';
import type { TakenSeat } from './taken-seat.ts';
import { formatTicketNumber } from './ticket-number.ts';

/** An order that was paid, as it is kept. */
export interface BookedTrip {
  readonly recordLocator: string;
  readonly confirmedAt: Date;
  /** How often what it books was changed, or a name on it corrected; 0 by default. */
  readonly version?: number;
  /** What it books now. */
  readonly offer: OfferContent;
  /** What it booked at first; present when it was changed since. */
  readonly offerAsBooked?: OfferContent;
  /** How it was changed since, the oldest first. */
  readonly changes?: readonly TripChange[];
  readonly contact: Contact;
  readonly passengers: readonly BookedPassenger[];
  readonly payments: readonly OrderPayment[];
  /** The travel funds that paid a part of it; none by default. */
  readonly funds?: readonly PayingFund[];
  readonly paidWith: PaidWith;
  /** `null` in orders of releases that did not ask. */
  readonly agreement: Agreement | null;
  /** Present when the trip was cancelled. */
  readonly cancellation?: TripCancellation;
  /** The itineraries onto which it was put since its flights did not run; none by default. */
  readonly rebookedTo?: readonly string[];
  /** Who checked in for which of its flights; nobody by default. */
  readonly checkIns?: readonly { readonly passenger: number; readonly legId: string }[];
  /** What it has beside its fares; nothing by default. */
  readonly extras?: readonly (PaidExtra & { readonly boughtAt: string })[];
  /** The seats that its travellers have; none by default. */
  readonly seats?: readonly TakenSeat[];
  /** The seats that they had until the aircraft of a flight became another one; none by default. */
  readonly goneSeats?: readonly TakenSeat[];
  /** The company that it is booked under; a private trip by default. */
  readonly company?: {
    readonly name: string;
    /** What its own books call the trip, and what it is charged to: code and name. */
    readonly reference: string | null;
    readonly costCentre: string | null;
  };
  /** What keeps its directions from being flown as booked; nothing by default. */
  readonly disruptions?: Disruptions;
}

export interface BookedPassenger extends Passenger {
  /** Serial number of the ticket; a lap infant has none. */
  readonly ticketSerial?: number;
}

/** Shows a booked trip as its travellers see it at a moment. */
export function toTrip(booked: BookedTrip, now: Date): Trip {
  const { offer, confirmedAt, version = 0, payments, agreement, changes = [], cancellation } = booked;
  const isDocumentNeeded = needsDocument(offer.bounds);
  const freeUntil = cancellation === undefined ? freeCancellationUntil(booked) : undefined;
  return {
    recordLocator: booked.recordLocator,
    version,
    status: cancellation === undefined ? 'confirmed' : 'cancelled',
    bookedAt: confirmedAt.toISOString(),
    party: offer.party,
    bounds: offer.bounds,
    passengers: booked.passengers.map(
      ({ kind, firstName, lastName, assistance, document, ticketSerial, ...name }, place) => ({
        kind,
        firstName,
        ...(name.middleName === undefined ? {} : { middleName: name.middleName }),
        lastName,
        ...(name.suffix === undefined ? {} : { suffix: name.suffix }),
        assistance,
        document: isDocumentNeeded ? (document === undefined ? 'atCheckIn' : 'given') : 'notNeeded',
        ...(ticketSerial === undefined ? {} : { ticketNumber: formatTicketNumber(ticketSerial) }),
        ...(offer.companion?.passenger === positionOf(booked.passengers[place], place)
          ? { isCompanion: true as const }
          : {}),
      }),
    ),
    price: offer.price,
    payments: payments.map(toTripPayment),
    pointsEarned: promisedPoints(booked),
    ...(agreement === null ? {} : { agreement }),
    ...(freeUntil !== undefined && now < freeUntil ? { freeCancellationUntil: freeUntil.toISOString() } : {}),
    ...(cancellation === undefined
      ? { terms: toTripTerms(booked, now), ...viewCheckIn(booked, now), ...viewDisruptions(booked, now) }
      : {}),
    ...(changes.length === 0 ? {} : { changes: changes.map(withoutCreditNumber) }),
    ...(cancellation === undefined ? {} : { cancellation: withoutCreditNumber(cancellation) }),
    ...viewExtras(booked),
    ...viewSeats(booked),
    ...(cancellation === undefined ? viewGoneSeats(booked, now) : {}),
    ...viewCompany(booked),
    emailHint: maskEmail(booked.contact.email),
  };
}

/** Gives the position of a traveller in the order: it stays when others leave, as the place among those who fly does not. */
function positionOf(passenger: object | undefined, place: number): number {
  return passenger !== undefined && 'position' in passenger ? Number(passenger.position) : place;
}

function viewCompany({ company }: BookedTrip): Pick<Trip, 'company'> {
  if (company === undefined) return {};
  const { name, reference, costCentre } = company;
  return {
    company: {
      name,
      ...(reference === null ? {} : { reference }),
      ...(costCentre === null ? {} : { costCentre }),
    },
  };
}

/** Shows the extras of those who fly, by their places among them. */
function viewExtras({ extras = [], passengers }: BookedTrip): Pick<Trip, 'extras'> {
  const shown = extras.flatMap(({ kind, passenger, bound, legId, amountMinor, boughtAt }) => {
    const traveller = passengers.findIndex((each) => 'position' in each && each.position === passenger);
    if (traveller < 0) return [];
    const amount = { amountMinor, currency: 'USD' as const };
    const flight = legId === null ? {} : { legId };
    return [{ kind, traveller, bound, ...flight, amount, boughtAt: new Date(boughtAt).toISOString() }];
  });
  return shown.length === 0 ? {} : { extras: shown };
}

/** Shows the seats of those who fly, by flight and then by their places among them. */
function viewSeats(booked: BookedTrip): Pick<Trip, 'seats'> {
  const shown = listSeats(booked, booked.seats);
  return shown.length === 0 ? {} : { seats: shown };
}

/** Shows the seats that aircraft of flights to come no longer have, of who has no other one yet. */
function viewGoneSeats(booked: BookedTrip, now: Date): Pick<Trip, 'goneSeats'> {
  const ahead = booked.offer.bounds.map((direction) => now < checkInTimes(direction).closesAt);
  const shown = listSeats(booked, booked.goneSeats).filter(({ bound }) => ahead[bound] === true);
  return shown.length === 0 ? {} : { goneSeats: shown };
}

function listSeats({ offer, passengers }: BookedTrip, seats: readonly TakenSeat[] = []): TripSeat[] {
  return offer.bounds.flatMap(({ itinerary: { legs } }, bound) =>
    legs.flatMap(({ id: legId }) =>
      passengers.flatMap((each, traveller) => {
        const taken = seats.find(
          ({ passenger, ...seat }) => seat.legId === legId && 'position' in each && each.position === passenger,
        );
        return taken === undefined ? [] : [{ traveller, bound, legId, seat: taken.seat }];
      }),
    ),
  );
}

function viewCheckIn({ offer, checkIns = [] }: BookedTrip, now: Date): Pick<Trip, 'checkIn'> {
  const ahead = offer.bounds.flatMap((direction, bound) => {
    const { opensAt, closesAt, departsAt } = checkInTimes(direction);
    if (now >= departsAt) return [];
    const legIds = new Set(direction.itinerary.legs.map(({ id }) => id));
    const checkedIn = new Set(checkIns.filter(({ legId }) => legIds.has(legId)).map(({ passenger }) => passenger));
    const times = { opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() };
    return [{ bound, ...times, checkedIn: checkedIn.size }];
  });
  return ahead.length === 0 ? {} : { checkIn: ahead };
}

function viewDisruptions({ offer, disruptions }: BookedTrip, now: Date): Pick<Trip, 'disruptions'> {
  const open = offer.bounds.flatMap((_, bound) => {
    const disruption = openDisruption(disruptions, bound, now);
    if (disruption === undefined) return [];
    return [viewDisruption(disruption, bound)];
  });
  return open.length === 0 ? {} : { disruptions: open };
}

/** Shows what keeps a direction, by its place, from being flown as booked. */
export function viewDisruption({ kind, leg, openUntil }: Disruption, bound: number): TripDisruption {
  return { bound, kind, flight: leg.flight, from: leg.from, openUntil: openUntil.toISOString() };
}

/** Shows a payment as its payer recognises it. */
export function toTripPayment({
  kind,
  brand,
  lastFour,
  account,
  wallet,
  amountMinor,
  points,
}: OrderPayment): Trip['payments'][number] {
  const amount = { amountMinor, currency: 'USD' as const };
  switch (kind) {
    case 'points':
      return { kind, points: points ?? 0 };
    case 'travelFund':
      return { kind, lastFour, amount };
    case 'card':
      return { kind, brand, lastFour, ...(wallet === null ? {} : { wallet }), amount };
    case 'payPal':
      return { kind, account: account ?? '', amount };
  }
}

/** Counts the points that the fares earn for the numbers that travellers with tickets gave. */
export function promisedPoints({
  offer,
  paidWith,
  passengers,
}: Pick<BookedTrip, 'offer' | 'paidWith'> & {
  readonly passengers: readonly (Pick<BookedPassenger, 'kind' | 'frequentFlyerNumber'> & {
    readonly position?: number | undefined;
  })[];
}): number {
  if (paidWith === 'points') return 0;
  const earning = passengers.filter(
    ({ kind, frequentFlyerNumber, position }, place) =>
      kind !== 'lapInfant' && frequentFlyerNumber !== undefined && earnsPoints(offer, position ?? place),
  );
  return earning.length * pointsOfTicket(offer);
}

/** Leaves out the number of the credit, which is as good as money: the mail has it, and who proved whose trip it is. */
function withoutCreditNumber<Given extends { readonly travelCredit?: TravelCredit | undefined }>(given: Given): Given {
  if (given.travelCredit === undefined) return given;
  const { number: _number, ...shown } = given.travelCredit;
  return { ...given, travelCredit: shown };
}

/** Shows a trip to who may change it: with the numbers of its credits. */
export function toOwnedTrip(booked: BookedTrip, now: Date): Trip {
  const { changes = [], cancellation } = booked;
  return {
    ...toTrip(booked, now),
    ...(changes.length === 0 ? {} : { changes: [...changes] }),
    ...(cancellation === undefined ? {} : { cancellation }),
  };
}
