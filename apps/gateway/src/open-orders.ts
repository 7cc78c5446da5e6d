import { createPayments } from './adapters/payment/create-payment-processor.ts';
import { createOfferTokens } from './domain/offers/offer-token.ts';
import type { Services } from './services.ts';
import { readSigningKey } from './store/signing-keys.ts';
import { type OrderServices, orderTiming } from './use-cases/orders/order-services.ts';

/** Brings together what orders are made with. */
export async function openOrders(
  { config, database: { db }, log, now }: Pick<Services, 'config' | 'database' | 'log' | 'now'>,
  seatsOfLeg: OrderServices['seatsOfLeg'],
): Promise<OrderServices> {
  return {
    db,
    now,
    log,
    offers: createOfferTokens(await readSigningKey(db, 'offer', now())),
    payments: createPayments(config, db, now),
    seatsOfLeg,
    publicOrigin: config.publicOrigin,
    timing: orderTiming,
  };
}
