import { useBooking } from '../booking-draft.ts';
import type { WaitingOrder } from './order-run.ts';

/** Reads from the review page's address the order that the bank's page led back to. */
export function returnedOrder({
  search,
  hash,
}: {
  readonly search: string;
  readonly hash: string;
}): WaitingOrder | undefined {
  const orderId = new URLSearchParams(search).get('order');
  const completionSecret = new URLSearchParams(hash.slice(1)).get('completion');
  return orderId === null || completionSecret === null ? undefined : { orderId, completionSecret };
}

/** Keeps an order that the bank's page led back to: another tab or app may have sent the person there. */
export function keepReturnedOrder(returned: WaitingOrder): void {
  useBooking.setState(({ waiting }) => ({ waiting: { ...waiting, ...returned } }));
}
