import type { OfferBound, Party, PassengerKind, Price } from '@airline/contract';

import { type FaredBound, offerPrice, usd } from '../../../flights/shopping/rules/offers/index.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import { type TicketedBound, ticketsTotal } from '../../orders/rules/paid-value.ts';

/** A direction with the tickets of it that are given up. */
export interface GivenUpTickets {
  readonly bound: number;
  readonly from: TicketedBound & Pick<OfferBound, 'family' | 'creditOnly'>;
  readonly tickets: number;
}

/** What is booked once a part is cancelled, and what is given up with it. */
export interface OfferWithoutPart {
  readonly offer: OfferContent;
  readonly givenUp: readonly GivenUpTickets[];
}

/** What is taken out of a trip: directions by their places, or travellers by their kinds. */
export interface TakenOut {
  readonly bounds: readonly number[];
  readonly kinds: readonly PassengerKind[];
  /** Whether who flies as a companion is among the travellers; by default they are not. */
  readonly isCompanionLeaving?: boolean;
}

/**
 * Takes a part out of what a trip books. Who stays keeps the price of each ticket; a companion's goes with the companion.
 *
 * What of a direction stays a travel credit is divided among its tickets, to none more than it costs; what does not divide goes with
 * those that are given up. `undefined` where it is not known what each direction costs, which an earlier release did not say.
 */
export function takeOutPart(
  offer: OfferContent,
  { bounds, kinds, isCompanionLeaving = false }: TakenOut,
): OfferWithoutPart | undefined {
  const party = takeOutOfParty(offer.party, kinds);
  const [before, after] = [ticketsOf(offer.party), ticketsOf(party)];
  const divided = offer.bounds.map((bound, place) => {
    if (bounds.includes(place)) return { givenUp: { bound: place, from: bound, tickets: before }, left: undefined };
    const { companion, creditOnly, ...plain } = bound;
    const withCompanion = companion === undefined ? plain : { ...plain, companion };
    const [from, left] = isCompanionLeaving ? [withCompanion, plain] : [plain, withCompanion];
    const tickets = before - after;
    const creditMinor = divideCredit(creditOnly?.amountMinor ?? 0, {
      share: tickets / before,
      most: ticketsTotal(from, tickets),
      mostLeft: ticketsTotal(left, after),
    });
    const leftMinor = (creditOnly?.amountMinor ?? 0) - creditMinor;
    return {
      givenUp: { bound: place, from: { ...from, creditOnly: usd(creditMinor) }, tickets },
      left: leftMinor > 0 ? { ...left, creditOnly: usd(leftMinor) } : left,
    };
  });
  const left = divided.flatMap((bound) => bound.left ?? []);
  const price = priceOf(left, party);
  const { companion, ...rest } = offer;
  const stays = companion === undefined || isCompanionLeaving ? {} : { companion };
  return (
    price && {
      offer: { ...rest, ...stays, party, bounds: left, price },
      givenUp: divided.map(({ givenUp }) => givenUp),
    }
  );
}

/** Gives the share of a credit that goes with tickets: no more than they cost, and no less than the others cannot take. */
function divideCredit(
  creditMinor: number,
  { share, most, mostLeft }: { readonly share: number; readonly most: number; readonly mostLeft: number },
): number {
  return Math.min(most, Math.max(Math.ceil(creditMinor * share), creditMinor - mostLeft));
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
