import { PageLoading, PageShape } from '@airline/app-shell';
import type { AppServices } from '@airline/session/services';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useParams, type LoaderFunctionArgs } from 'react-router-dom';

import { findGatewayFailure } from '../gateway-failure.ts';
import { LoadFailurePage } from '../LoadFailurePage.tsx';
import { onceOnline } from '../once-online.ts';
import { PageDataContext } from '../page-data.ts';
import type { PageModule } from '../page.ts';
import { RequireLogin } from '../RequireLogin.tsx';

export interface LoadedPageOptions extends Pick<PageModule, 'Component' | 'loader'> {
  readonly needsLogin: boolean;
  readonly services: AppServices;
}

/** Makes of a page of the data router one that stands on the plain one: it asks its loader itself, and leads to the login where it needs one. */
export function createLoadedPage({ Component, loader, needsLogin, services }: LoadedPageOptions): ComponentType {
  const content =
    loader === undefined ? <Component /> : <Loaded Page={Component} loader={loader} services={services} />;
  return function LoadedPage() {
    return needsLogin ? <RequireLogin>{content}</RequireLogin> : content;
  };
}

interface LoadedProps {
  readonly Page: ComponentType;
  readonly loader: NonNullable<PageModule['loader']>;
  readonly services: AppServices;
}

/** What came of the last load, and of which address it is. */
type Outcome = { readonly address: string } & ({ readonly data: unknown } | { readonly error: unknown });

/** Renders a page once its loader has answered; asked again at the same address, it stays until the next answer. */
function Loaded({ Page, loader, services }: LoadedProps): ReactNode {
  const { pathname, search, key } = useLocation();
  const params = useParams();
  const address = pathname + search;
  const [outcome, setOutcome] = useState<Outcome>();
  const [isLoading, setLoading] = useState(true);
  const load = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const request = new Request(new URL(address, window.location.origin), { signal });
      const args = { request, params, context: undefined } as unknown as LoaderFunctionArgs;
      const loaded = await onceOnline(async () => loader(args, services), signal).then(
        (data: unknown) => ({ address, data }),
        (error: unknown) => ({ address, error }),
      );
      if (signal.aborted) return;
      setOutcome(loaded);
      setLoading(false);
    },
    // A new key is a new visit, which asks anew even at the same address; `params` follow from the address.
    // oxlint-disable-next-line react/exhaustive-deps
    [address, key, loader, services],
  );
  useEffect(() => {
    const visit = new AbortController();
    void load(visit.signal);
    return () => visit.abort();
  }, [load]);
  const reload = useCallback(async () => {
    setLoading(true);
    await load(new AbortController().signal);
  }, [load]);

  if (outcome?.address !== address) {
    return (
      <>
        <PageLoading />
        <PageShape shape="cards" />
      </>
    );
  }
  if ('data' in outcome) {
    return (
      <PageDataContext value={outcome}>
        <Page />
      </PageDataContext>
    );
  }
  const failure = findGatewayFailure(outcome.error);
  // What is no failure of the gateway's is a mistake: the crash page reports it.
  if (failure === undefined) throw outcome.error;
  return <LoadFailurePage failure={failure} reload={reload} isLoading={isLoading} />;
}
