import type { Money, Trip } from '@airline/contract';

/** Adds up what the extras of a trip cost; its price does not count them. */
export function priceOfExtras({ extras = [], price }: Pick<Trip, 'extras' | 'price'>): Money {
  return { ...price.total, amountMinor: extras.reduce((sum, { amount }) => sum + amount.amountMinor, 0) };
}
