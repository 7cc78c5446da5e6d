import { readPaymentSetup } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';

/** Queries where the browser sends a card. */
export function paymentSetupQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: ['payment-setup'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readPaymentSetup, { signal })),
    staleTime: Infinity,
  });
}
