import type { Logger } from 'pino';

import type { AccountServices } from '../../accounts/identity/services.ts';
import { createOfferTokens } from '../../flights/shopping/offer-tokens.ts';
import { createPayments, type PaymentConfig } from '../payments/create-payment-processor.ts';
import { type PaymentDeadlines, paymentDeadlines } from '../payments/with-deadlines.ts';
import type { FlightFacts } from './flight-facts.ts';
import { type BookingServices, orderTiming } from './services.ts';

/** Brings together what orders are made with. */
export function openBookingServices(
  {
    config,
    accountServices: { clientAddressHeader, clientAddressHops, db, limits, publicOrigin, secretFor },
    log,
    now,
    deadlines = paymentDeadlines,
  }: {
    readonly config: PaymentConfig;
    readonly accountServices: AccountServices;
    readonly log: Logger;
    readonly now: () => Date;
    readonly deadlines?: PaymentDeadlines | undefined;
  },
  flights: FlightFacts,
): BookingServices {
  return {
    db,
    now,
    log,
    limits,
    clientAddressHeader,
    clientAddressHops,
    secretFor,
    offers: createOfferTokens(() => secretFor('offer')),
    payments: createPayments(config, db, now, deadlines),
    ...flights,
    publicOrigin,
    timing: orderTiming,
  };
}
