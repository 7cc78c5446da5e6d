import type { Logger } from 'pino';

import type { Payments } from '../../adapters/payment/create-payment-processor.ts';
import type { OfferTokens } from '../../domain/offers/offer-token.ts';
import type { Database } from '../../store/database.ts';

/** What orders are made with. */
export interface OrderServices {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  readonly offers: OfferTokens;
  readonly payments: Payments;
  /** How many seats the aircraft of a leg has; `undefined` when the leg is not flown any more. */
  readonly seatsOfLeg: (legId: string) => Promise<number | undefined>;
  /** The origin that people's browsers see, without a trailing slash. */
  readonly publicOrigin: string;
  readonly timing: OrderTiming;
}

/** How long things may take, in milliseconds. */
export interface OrderTiming {
  /** How long a browser that books waits for the processor; then the order goes on as `processing`. */
  readonly authoriseWithinMs: number;
  /** How long a request counts as under way before a repeated one takes over: longer than the processor is waited for. */
  readonly requestLockMs: number;
  /** How long an order is left to the request that made it before the reconciler looks at it, and between its looks. */
  readonly settleAfterMs: number;
  /** How long seats are held for who has not paid yet. */
  readonly holdMs: number;
  /** How long an outbox worker may take for its messages: longer than servers are waited for. */
  readonly outboxLeaseMs: number;
}

export const orderTiming: OrderTiming = {
  authoriseWithinMs: 5_000,
  requestLockMs: 20_000,
  settleAfterMs: 10_000,
  holdMs: 15 * 60 * 1000,
  outboxLeaseMs: 60_000,
};
