import type { Agreement, Campaign, Contact, Passenger } from '@airline/contract';

import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import type { UnheldPurchase } from './extra-purchase-store.ts';
import type { TripOfCompany } from './check-company-trip.ts';
import type { FundTender } from './check-funds.ts';
import type { LegSeats } from './rules/journey.ts';
import type { OrderPayment } from './rules/order-payment.ts';
import type { PaidWith } from './rules/paid-with.ts';

/** The seats of an aircraft beside those that are wanted on it. */
export interface WantedSeats extends LegSeats {
  readonly seats: number;
}

/** An order that takes its seats now, and the request that asks for it. */
export interface NewOrder {
  readonly id: string;
  readonly offerHash: string;
  readonly travellersHash: string;
  readonly offer: OfferContent;
  readonly passengers: readonly Passenger[];
  readonly contact: Contact;
  /** Whose it is; always somebody's when points pay. */
  readonly accountId: string | null;
  /** A keyed hash of the network address that it comes from. */
  readonly addressHash: string;
  readonly paidWith: PaidWith;
  readonly payments: readonly OrderPayment[];
  /** The travel funds that pay a part of it. */
  readonly funds: readonly FundTender[];
  /** The company that it is booked under; absent for a private trip. */
  readonly company: TripOfCompany | undefined;
  readonly agreement: Agreement;
  /** Where the visit came from that it was made on. */
  readonly campaign: Campaign | undefined;
  readonly seats: readonly WantedSeats[];
  /** What is bought with it; absent where there is nothing. */
  readonly purchase: UnheldPurchase | undefined;
  readonly createdAt: Date;
  readonly holdExpiresAt: Date;
  readonly settleAfter: Date;
  readonly request: { readonly key: string; readonly requestHash: string; readonly lockedUntil: Date };
}
