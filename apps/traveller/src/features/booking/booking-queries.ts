import { readPaymentSetup } from '@airline/contract';
import { queryOptions } from '@tanstack/react-query';

import { gateway, queryClient, valueOf } from '../../gateway.ts';
import { fareFamiliesQuery } from '../../fare-families.ts';

/** Asks where the browser sends a card. */
export const paymentSetupQuery = queryOptions({
  queryKey: ['payment-setup'],
  queryFn: async ({ signal }) => valueOf(await gateway.call(readPaymentSetup, { signal })),
  staleTime: Infinity,
});

/** Begins to fetch what the later pages need, and with it learns the gateway's time. Nothing waits for it. */
export function prepareLaterPages(): null {
  for (const asked of [queryClient.query(paymentSetupQuery), queryClient.query(fareFamiliesQuery)]) {
    // The page that needs it asks again, and says what is wrong then.
    asked.catch(() => undefined);
  }
  return null;
}

/** Fetches what the payment page shows. */
export async function loadPayment(): Promise<null> {
  await queryClient.query(paymentSetupQuery);
  return null;
}

/** Fetches what the review shows. */
export async function loadReview(): Promise<null> {
  await queryClient.query(fareFamiliesQuery);
  return null;
}
