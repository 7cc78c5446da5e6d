import { QueryClient } from '@tanstack/react-query';

import { whenForgotten } from './forget.ts';

/** What the gateway answered lately. Its client retries already, so a query does not. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });

whenForgotten(() => queryClient.clear());
