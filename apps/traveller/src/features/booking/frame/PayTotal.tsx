import type { Offer } from '@airline/contract';
import { PriceBreakdown, usePriceTotal } from '@airline/journey';
import { Money } from '@airline/ui/money';
import type { ReactNode } from 'react';

import { useBooking } from '../booking-store.ts';

interface OfOffer {
  readonly offer: Offer;
}

/** Tells whether the person chose that points pay the fares. */
export function usePaysWithPoints(): boolean {
  return useBooking(({ paysWithPoints }) => paysWithPoints === true);
}

/** Says what is paid in all: money, or points and the money that they leave. */
export function useOfferTotal({ price }: Offer): string {
  return usePriceTotal(price, usePaysWithPoints());
}

/** Renders what is paid in all: an amount of money in its size, points in words. */
export function PayTotal({ offer }: OfOffer): ReactNode {
  const withPoints = usePaysWithPoints();
  const total = useOfferTotal(offer);
  return withPoints ? <strong>{total}</strong> : <Money amount={offer.price.total} size="price" />;
}

/** Renders the price by its parts, in what the person chose to pay with. */
export function OfferPrice({ offer }: OfOffer): ReactNode {
  return <PriceBreakdown price={offer.price} inPoints={usePaysWithPoints()} />;
}
