import type { BoundFare, Money, OfferBound, Party, PassengerKind, Price, TaxAmount } from '@airline/contract';

import { exciseCode, lapInfantTaxes, pointsFor, type Tax, ticketTaxes } from '../fares/index.ts';
import type { Itinerary } from '../../../search/rules/itinerary.ts';

/** One direction with what it costs: the price of a journey is the sum of its directions'. */
export interface FaredBound {
  readonly fare: BoundFare;
  /** Reward points that each passenger with a ticket earns. */
  readonly pointsEarned: number;
  /** One ticket of this kind is that of a member's companion; by default none is. */
  readonly companion?: OfferBound['companion'];
}

/** Says what the price of a direction is made of, by the fare without taxes and fees. */
export function toBoundFare(itinerary: Itinerary, baseMinor: number): BoundFare {
  return {
    base: usd(baseMinor),
    taxes: ticketTaxes(itinerary, baseMinor).map(toTaxAmount),
    lapInfantTaxes: lapInfantTaxes(itinerary).map(toTaxAmount),
    points: pointsFor(baseMinor),
  };
}

/** Gives what each passenger with a ticket pays for a direction. */
export function farePerPassenger({ base, taxes }: BoundFare): Money {
  return usd(base.amountMinor + sumTaxes(taxes));
}

/**
 * Takes a price apart for a party over all directions: by kind of passenger, and each tax by its code. A companion, who is one on all
 * directions, has a line of their own: no fare, in money or points, none of the tax on fares, and nothing earned.
 */
export function offerPrice(bounds: readonly FaredBound[], party: Party): Price {
  const { adults, children, lapInfants } = party;
  const tickets = adults + children;
  const ticketBase = bounds.reduce((sum, { fare }) => sum + fare.base.amountMinor, 0);
  const taxesOfTicket = bounds.flatMap(({ fare }) => fare.taxes);
  const taxesOfInfant = bounds.flatMap(({ fare }) => fare.lapInfantTaxes);
  // The excise is a share of the fare in money, and where points pay there is none.
  const taxesOfRewardTicket = taxesOfTicket.filter(({ code }) => code !== exciseCode);
  const taxesWithPoints = tickets * sumTaxes(taxesOfRewardTicket) + lapInfants * sumTaxes(taxesOfInfant);
  const companion = bounds[0]?.companion;
  const withFares = (kind: PassengerKind, count: number): number => (companion === kind ? count - 1 : count);
  const withFare = companion === undefined ? tickets : tickets - 1;
  const passengers = [
    passengerPrice('adult', withFares('adult', adults), ticketBase, taxesOfTicket),
    passengerPrice('child', withFares('child', children), ticketBase, taxesOfTicket),
    ...(companion === undefined
      ? []
      : [{ ...passengerPrice(companion, 1, 0, taxesOfRewardTicket), isCompanion: true as const }]),
    passengerPrice('lapInfant', lapInfants, 0, taxesOfInfant),
  ].filter(({ count }) => count > 0);
  return {
    total: usd(passengers.reduce((sum, { total }) => sum + total.amountMinor, 0)),
    passengers,
    points: withFare * bounds.reduce((sum, { fare }) => sum + fare.points, 0),
    taxesWithPoints: usd(taxesWithPoints),
    pointsEarned: withFare * bounds.reduce((sum, { pointsEarned }) => sum + pointsEarned, 0),
  };
}

export function usd(amountMinor: number): Money {
  return { amountMinor, currency: 'USD' };
}

function toTaxAmount({ code, amountMinor }: Tax): TaxAmount {
  return { code, amount: usd(amountMinor) };
}

function sumTaxes(taxes: readonly TaxAmount[]): number {
  return taxes.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
}

function passengerPrice(
  kind: PassengerKind,
  count: number,
  baseMinor: number,
  taxes: readonly TaxAmount[],
): Price['passengers'][number] {
  const byCode = new Map<TaxAmount['code'], number>();
  for (const { code, amount } of taxes) byCode.set(code, (byCode.get(code) ?? 0) + amount.amountMinor * count);
  const taxesMinor = [...byCode.values()].reduce((sum, amountMinor) => sum + amountMinor, 0);
  return {
    kind,
    count,
    base: usd(baseMinor * count),
    taxes: [...byCode].map(([code, amountMinor]) => ({ code, amount: usd(amountMinor) })),
    total: usd(baseMinor * count + taxesMinor),
  };
}
