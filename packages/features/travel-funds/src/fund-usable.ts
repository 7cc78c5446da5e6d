import type { TravelFund } from '@airline/contract';

/** Tells whether something of a fund can be spent, now or when an order gives it back. */
export function isUsable({ state }: Pick<TravelFund, 'state'>): boolean {
  return state === 'usable' || state === 'expiring' || state === 'held';
}
