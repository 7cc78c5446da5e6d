import type { OfferBound, Party, PassengerKind, Price } from '@airline/contract';

import { type FaredBound, offerPrice, usd } from '../../../flights/shopping/rules/offers/index.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';

/** A direction with the tickets of it that are given up. */
export interface GivenUpTickets {
  readonly bound: number;
  readonly from: Pick<OfferBound, 'family' | 'perPassenger' | 'creditOnly'>;
  readonly tickets: number;
}

/** What is booked once a part is cancelled, and what is given up with it. */
export interface OfferWithoutPart {
  readonly offer: OfferContent;
  readonly givenUp: readonly GivenUpTickets[];
}

/**
 * Takes a part out of what a trip books: directions, or travellers by their kinds. Who stays keeps the price of each ticket.
 *
 * What of a direction stays a travel credit is divided among its tickets; what does not divide goes with those that are given up.
 * `undefined` where it is not known what each direction costs, which an earlier release did not say.
 */
export function takeOutPart(
  offer: OfferContent,
  { bounds, kinds }: { readonly bounds: readonly number[]; readonly kinds: readonly PassengerKind[] },
): OfferWithoutPart | undefined {
  const party = takeOutOfParty(offer.party, kinds);
  const [before, after] = [ticketsOf(offer.party), ticketsOf(party)];
  const givenUp = offer.bounds.map((bound, place): GivenUpTickets => {
    if (bounds.includes(place)) return { bound: place, from: bound, tickets: before };
    const tickets = before - after;
    const creditMinor = Math.ceil(((bound.creditOnly?.amountMinor ?? 0) * tickets) / before);
    return { bound: place, from: { ...bound, creditOnly: usd(creditMinor) }, tickets };
  });
  const left = offer.bounds.flatMap((bound, place) => {
    if (bounds.includes(place)) return [];
    const creditMinor = (bound.creditOnly?.amountMinor ?? 0) - (givenUp[place]?.from.creditOnly?.amountMinor ?? 0);
    const { creditOnly: _before, ...rest } = bound;
    return [creditMinor > 0 ? { ...rest, creditOnly: usd(creditMinor) } : rest];
  });
  const price = priceOf(left, party);
  return price && { offer: { ...offer, party, bounds: left, price }, givenUp };
}

function priceOf(bounds: readonly OfferBound[], party: Party): Price | undefined {
  return bounds.every(isFared) ? offerPrice(bounds, party) : undefined;
}

function isFared(bound: OfferBound): bound is OfferBound & FaredBound {
  return bound.fare !== undefined && bound.pointsEarned !== undefined;
}

function takeOutOfParty({ adults, children, lapInfants }: Party, kinds: readonly PassengerKind[]): Party {
  const count = (kind: PassengerKind): number => kinds.filter((each) => each === kind).length;
  return {
    adults: adults - count('adult'),
    children: children - count('child'),
    lapInfants: lapInfants - count('lapInfant'),
  };
}

function ticketsOf({ adults, children }: Party): number {
  return adults + children;
}
