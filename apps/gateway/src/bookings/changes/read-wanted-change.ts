import type { ChangeRequest, OfferBound } from '@airline/contract';

import type { FieldFault } from '../../http/field-fault.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { FaredBound } from '../../flights/shopping/rules/offers/index.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import type { WantedSeats } from '../orders/new-order.ts';
import { checkPassengers } from '../orders/rules/check-passengers.ts';
import type { LegSeats } from '../orders/rules/journey.ts';
import type { BookingServices } from '../orders/services.ts';
import { toChangeRefusal } from './change-refusal.ts';
import type { ChangeQuote } from './rules/change-quote.ts';
import { changeSeats } from './rules/change-seats.ts';
import { placeOffer } from './rules/place-offer.ts';
import { quoteChange } from './rules/quote-change.ts';

/** What a trip would be changed to, as far as can be checked before anything is taken. */
export interface WantedChange {
  readonly quote: ChangeQuote;
  readonly seats: { readonly taken: readonly WantedSeats[]; readonly freed: readonly LegSeats[] };
  /** Until when the offer promises its price. */
  readonly expiresAt: string;
}

type OfferServices = Pick<BookingServices, 'offers' | 'aircraftSeats'>;

/** The codes of who is of another age on the day of a new flight. */
const ageCodes: ReadonlySet<string> = new Set(['notAnAdult', 'notAChild', 'notALapInfant']);

/** Checks what a trip is to be changed to, and says what that costs: the offer, whom it is for, its flights, and the rules. */
export async function readWantedChange(
  { offers, aircraftSeats }: OfferServices,
  booked: StoredTrip,
  { offer: token, bounds }: Pick<ChangeRequest, 'offer' | 'bounds'>,
  now: Date,
): Promise<WantedChange | Refused> {
  if (booked.cancellation !== undefined) return refusedByName('tripAlreadyCancelled');
  const read = await offers.read(token, now);
  if ('refused' in read) return read;
  const { content } = read;
  const offered = content.bounds.filter(isFared);
  // An instance of the release before signed it: its directions do not say what their prices are made of.
  if (offered.length < content.bounds.length) return refusedByName('offerExpired');
  const placed = placeOffer(booked.offer, { offer: { party: content.party, bounds: offered }, bounds });
  if ('faults' in placed) return refusedFields(placed.faults);
  const quote = quoteChange(booked, placed.changes, now);
  if ('faults' in quote) return toChangeRefusal(quote.faults, bounds);
  const wrongAges = checkAges(booked, quote, now);
  if (wrongAges.length > 0) return refusedFields(wrongAges);
  const { taken, freed } = changeSeats(booked.offer, quote.offer);
  const wanted: WantedSeats[] = [];
  for (const leg of taken) {
    const seats = await aircraftSeats(leg.legId);
    if (seats === undefined) return refusedByName('flightDeparted');
    wanted.push({ ...leg, seats });
  }
  return { quote, seats: { taken: wanted, freed }, expiresAt: content.expiresAt };
}

function isFared(bound: OfferBound): bound is OfferBound & FaredBound {
  return bound.fare !== undefined && bound.pointsEarned !== undefined;
}

/** A passenger who is of another age on a new day would need another ticket: the offer is not for them. */
function checkAges({ passengers }: StoredTrip, { offer }: ChangeQuote, now: Date): readonly FieldFault[] {
  return checkPassengers(passengers, offer, now)
    .filter(({ code }) => ageCodes.has(code))
    .map((fault) => ({ ...fault, pointer: '/offer' }));
}
