import type { Money as MoneyAmount, Offer, PaymentSetup, Wallet } from '@airline/contract';
import { asksForPoints } from '@airline/flight-shopping/search';
import { PriceBreakdown, usePriceTotal } from '@airline/itinerary';
import { type PayBy, type PaymentWish, walletOf } from '@airline/payment';
import { Money } from '@airline/ui/money';
import type { ReactNode } from 'react';

import { choosePoints, useBooking, type BookingState } from '../booking-draft.ts';
import { kindsWithoutPayPal, sumExtras } from '../extras/chosen-extras.ts';
import { usePaymentPlan } from './payment-plan.ts';

interface OfOffer {
  readonly offer: Offer;
}

/** Tells whether the person chose that points pay the fares. */
export function usePaysWithPoints(): boolean {
  return useBooking(({ paysWithPoints }) => paysWithPoints === true);
}

/** Returns what pays the money: what the person chose, where it is offered and pays the extras too. */
export function usePayBy({ payPal, wallets = [] }: Pick<PaymentSetup, 'payPal' | 'wallets'>): PayBy {
  const chosen = useBooking(({ payBy }) => payBy);
  const isForAll = useBooking(({ extras }) => kindsWithoutPayPal(extras).length === 0);
  const offered = [...(payPal === true && isForAll ? ['payPal'] : []), ...wallets.map(({ wallet }) => wallet)];
  return chosen !== undefined && offered.includes(chosen) ? chosen : 'card';
}

/** Returns the wallet that moves the money; `undefined` where none does. */
export function useChosenWallet(): Wallet | undefined {
  return useBooking(({ payBy }) => walletOf(payBy));
}

/** Returns the money that a card, PayPal or a wallet is to pay: what points and travel funds leave, and the extras. */
export function useMoneyDue(offer: Offer): Offer['price']['total'] {
  return { amountMinor: usePaymentPlan(offer).moneyMinor, currency: offer.price.total.currency };
}

/** Tells whether a person wants to pay with points: they chose them, or searched in points and have chosen nothing yet. */
export function wantsPoints({ paysWithPoints, flightsHref = '' }: BookingState): boolean {
  return paysWithPoints ?? asksForPoints(new URLSearchParams(flightsHref.split('?')[1]));
}

/** Returns what the person wants to pay with, and how it is changed. */
export function usePaymentWish(): PaymentWish {
  const paysWithPoints = useBooking((state) => state.paysWithPoints);
  return { paysWithPoints, wantsPoints: useBooking(wantsPoints), onChange: choosePoints };
}

/** Returns the price of an offer with the extras that are bought with it, but for its taxes by their kinds. */
export function usePriceWithExtras({ price }: Offer): Offer['price'] {
  const { amountMinor } = sumExtras(useBooking(({ extras }) => extras));
  const add = (amount: MoneyAmount): MoneyAmount => ({ ...amount, amountMinor: amount.amountMinor + amountMinor });
  return { ...price, total: add(price.total), taxesWithPoints: add(price.taxesWithPoints) };
}

/** Says what is paid in all: money, or points and the money that they leave. */
export function useOfferTotal(offer: Offer): string {
  return usePriceTotal(usePriceWithExtras(offer), usePaysWithPoints());
}

/** Says what the person pays by ordering: money that travel funds leave, and the points that pay the fares. */
export function useOrderTotal(offer: Offer): string {
  const rest = useMoneyDue(offer);
  return usePriceTotal({ ...offer.price, total: rest, taxesWithPoints: rest }, usePaysWithPoints());
}

/** Renders what is to be paid in all: an amount of money in its size, points in words. */
export function PayTotal({ offer }: OfOffer): ReactNode {
  const withPoints = useBooking(wantsPoints);
  const price = usePriceWithExtras(offer);
  const total = usePriceTotal(price, withPoints);
  return withPoints ? <strong>{total}</strong> : <Money amount={price.total} size="price" />;
}

/** Renders the price by its parts, in what the person wants to pay with. */
export function OfferPrice({ offer }: OfOffer): ReactNode {
  const extras = sumExtras(useBooking((state) => state.extras));
  return <PriceBreakdown price={offer.price} extras={extras} inPoints={useBooking(wantsPoints)} />;
}
