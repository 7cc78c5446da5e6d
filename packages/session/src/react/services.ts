import { failureIn } from '@airline/gateway-client';
import { QueryClient } from '@tanstack/react-query';

import type { Session } from '../create-session.ts';
import { onPersonCleared } from '../personal-data.ts';

/** What the pages of an app ask the gateway with: loaders get it as a parameter, components find it in their context. */
export interface AppServices {
  readonly session: Session;
  readonly queryClient: QueryClient;
}

/** Returns whether an error is a bug, which the app's crash page shows, and not a failure, which the page itself shows. */
const isDefect = (error: Error): boolean => failureIn(error) === undefined;

/** Creates the cache of an app's queries. The gateway's client retries already, so a query does not. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a connection a call fails at once and the page says so; what failed is asked for anew once there is one. What
      // is on screen changes when the person asks for it: not behind their back when they come back to the window.
      queries: {
        retry: false,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        throwOnError: isDefect,
      },
      mutations: { networkMode: 'always', throwOnError: isDefect },
    },
  });
  onPersonCleared(() => queryClient.clear());
  return queryClient;
}
