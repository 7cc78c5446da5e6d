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
  /** How long the processor is waited for before an order goes on as `processing`. */
  readonly authoriseWithinMs: number;
}

/** How long a browser that books waits for the processor. */
export const authoriseWithinMs = 5_000;

/** How long seats are held for who has not paid yet. */
export const holdMs = 15 * 60 * 1000;

/** How long an order is left to the request that made it, before the reconciler looks at it. */
export const settleAfterMs = 10_000;
