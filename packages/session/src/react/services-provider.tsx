import { QueryClientContext } from '@tanstack/react-query';
import { use, useEffect, type ReactNode } from 'react';

import type { Session } from '../create-session.ts';
import { SessionContext } from './context.ts';
import type { AppServices } from './services.ts';

export interface ServicesProviderProps {
  /** Absent until they have been loaded: the first page draws without them. */
  readonly services: AppServices | undefined;
  readonly children?: ReactNode;
}

/**
 * Gives the pages below it the session, for `useSession`, and the cache, for `useQuery`.
 *
 * @example
 * ```tsx
 * import { createSession } from '@airline/session';
 * import { createQueryClient } from '@airline/session/services';
 * import { ServicesProvider } from '@airline/session/services-provider';
 *
 * const session = createSession({ surface: 'ctm', onLoginNeeded: () => undefined, onPersonCleared: () => undefined });
 * const services = { session, queryClient: createQueryClient() };
 *
 * export const Pages = () => (
 *   <ServicesProvider services={services}>
 *     <p>Hello</p>
 *   </ServicesProvider>
 * );
 * ```
 */
export function ServicesProvider({ services, children }: ServicesProviderProps): ReactNode {
  const queryClient = services?.queryClient;
  useEffect(() => {
    queryClient?.mount();
    return () => queryClient?.unmount();
  }, [queryClient]);
  return (
    <SessionContext value={services?.session}>
      <QueryClientContext value={queryClient}>{children}</QueryClientContext>
    </SessionContext>
  );
}

/** Returns the session and the query cache once they have been loaded; `undefined` until then. */
export function useLoadedServices(): AppServices | undefined {
  const session = use(SessionContext);
  const queryClient = use(QueryClientContext);
  return session === undefined || queryClient === undefined ? undefined : { session, queryClient };
}

/** Returns the session once it has been loaded; `undefined` until then. */
export function useLoadedSession(): Session | undefined {
  return use(SessionContext);
}
