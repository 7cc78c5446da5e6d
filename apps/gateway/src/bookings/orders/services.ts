import type { OrderRequest, WantedExtras } from '@airline/contract';
import type { Logger } from 'pino';

import type { SecretSource } from '../../database/secret-source.ts';
import type { OriginSettings } from '../../http/request-origin.ts';
import type { Refused } from '../../http/refusal.ts';
import type { RateLimits } from '../../limits/limit-rate.ts';
import type { Payments } from '../payments/create-payment-processor.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import type { BoughtExtra } from './order-extra-schema.ts';
import type { OfferTokens } from '../../flights/shopping/offer-tokens.ts';
import type { Database } from '../../database/database.ts';
import type { FlightFacts } from './flight-facts.ts';
import { longestHoldMs } from './rules/hold-limits.ts';

/** What orders are made and trips are shown with. */
export interface BookingServices extends OriginSettings, FlightFacts {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  readonly limits: RateLimits;
  readonly secretFor: SecretSource;
  readonly offers: OfferTokens;
  readonly payments: Payments;
  /** The origin that people's browsers see, without a trailing slash. */
  readonly publicOrigin: string;
  readonly timing: OrderTiming;
}

/** What is bought beside the fares of an order, each extra by itself, and what it costs together. */
export interface ExtrasOfOrder {
  readonly extras: readonly BoughtExtra[];
  readonly totalMinor: number;
}

/** Checks what is wanted beside the fares of an offer, for those who will fly, and whether what pays the order may pay it. */
export type CheckExtras = (
  asked: Pick<OrderRequest, 'passengers' | 'payments'> & {
    readonly offer: OfferContent;
    readonly extras: WantedExtras;
  },
  now: Date,
) => Promise<ExtrasOfOrder | Refused>;

/** What orders are made with, beside what trips are shown with. */
export interface OrderServices extends BookingServices {
  /** Extras know what they are sold by. */
  readonly checkExtras: CheckExtras;
}

/** How long things may take, in milliseconds. */
export interface OrderTiming {
  /** How long a request counts as under way before a repeated one takes over: longer than the processor is waited for. */
  readonly requestLockMs: number;
  /** How long an order is left to the request that made it before the reconciler looks at it, and at least between its looks. */
  readonly settleAfterMs: number;
  /** How long seats are held while nothing is known of a payment. */
  readonly unansweredHoldMs: number;
  /** How long seats are held from the order on, once the bank asks the person or the processor says that it is at work. */
  readonly holdMs: number;
  /** How long a worker may take for a job of an order: longer than servers are waited for. */
  readonly jobLeaseMs: number;
}

export const orderTiming: OrderTiming = {
  requestLockMs: 20_000,
  settleAfterMs: 10_000,
  unansweredHoldMs: 3 * 60 * 1000,
  holdMs: longestHoldMs,
  jobLeaseMs: 60_000,
};
