import type { FareFamily, Money, PassengerKind, Price } from '@airline/contract';

import { lapInfantTaxes, pointsEarned, pointsFor, type Tax, ticketTaxes } from '../fares/index.ts';
import type { Itinerary } from '../../../search/rules/itinerary.ts';

/** One direction with the fare that was chosen for it. */
export interface PricedBound {
  readonly itinerary: Itinerary;
  readonly family: FareFamily;
  /** For one passenger with a ticket, without taxes and fees. */
  readonly baseMinor: number;
}

interface Party {
  readonly adults: number;
  readonly children: number;
  readonly lapInfants: number;
}

/** Takes a price apart for a party over all directions: by kind of passenger, and each tax by its code. */
export function offerPrice(bounds: readonly PricedBound[], party: Party): Price {
  const { adults, children, lapInfants } = party;
  const tickets = adults + children;
  const ticketBase = bounds.reduce((sum, { baseMinor }) => sum + baseMinor, 0);
  const taxesOfTicket = bounds.flatMap(({ itinerary, baseMinor }) => ticketTaxes(itinerary, baseMinor));
  const taxesOfInfant = bounds.flatMap(({ itinerary }) => lapInfantTaxes(itinerary));
  // The excise is a share of the fare in money, and where points pay there is none.
  const taxesOfRewardTicket = bounds.flatMap(({ itinerary }) => ticketTaxes(itinerary, 0));
  const taxesWithPoints = tickets * sumTaxes(taxesOfRewardTicket) + lapInfants * sumTaxes(taxesOfInfant);
  const passengers = [
    passengerPrice('adult', adults, ticketBase, taxesOfTicket),
    passengerPrice('child', children, ticketBase, taxesOfTicket),
    passengerPrice('lapInfant', lapInfants, 0, taxesOfInfant),
  ].filter(({ count }) => count > 0);
  return {
    total: usd(passengers.reduce((sum, { total }) => sum + total.amountMinor, 0)),
    passengers,
    points: tickets * bounds.reduce((sum, { baseMinor }) => sum + pointsFor(baseMinor), 0),
    taxesWithPoints: usd(taxesWithPoints),
    pointsEarned: tickets * bounds.reduce((sum, { family, baseMinor }) => sum + pointsEarned(family, baseMinor), 0),
  };
}

export function usd(amountMinor: number): Money {
  return { amountMinor, currency: 'USD' };
}

function sumTaxes(taxes: readonly Tax[]): number {
  return taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

function passengerPrice(
  kind: PassengerKind,
  count: number,
  baseMinor: number,
  taxes: readonly Tax[],
): Price['passengers'][number] {
  const byCode = new Map<Tax['code'], number>();
  for (const { code, amountMinor } of taxes) byCode.set(code, (byCode.get(code) ?? 0) + amountMinor * count);
  const taxesMinor = [...byCode.values()].reduce((sum, amountMinor) => sum + amountMinor, 0);
  return {
    kind,
    count,
    base: usd(baseMinor * count),
    taxes: [...byCode].map(([code, amountMinor]) => ({ code, amount: usd(amountMinor) })),
    total: usd(baseMinor * count + taxesMinor),
  };
}
