import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import type { Payments } from './create-payment-processor.ts';

/** Tells browsers where cards go. */
export function paymentSetupRoutes(services: { readonly payments: Payments }): Hono {
  const { path, success } = endpoints.readPaymentSetup;
  return new Hono().get(path, (context) => context.json(services.payments.setup, success, noStore));
}
