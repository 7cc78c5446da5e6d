import type { HelpPlace } from '@airline/account/link-request';
import { useApp, type Places } from '@airline/app';
import type { GatewayClient } from '@airline/gateway-client';
import { parseReturnAddress } from '@airline/session';
import { useSession } from '@airline/session/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { placesWithReturn } from './places-with-return.ts';

/** Where the pages of account help are shown, how they ask the gateway, and where they lead. */
export interface HelpContext {
  readonly place: HelpPlace;
  readonly call: GatewayClient['call'];
  /** Each with the page that a login is due for, where there is one. */
  readonly links: Places;
  /** The page that a login is due for. */
  readonly returnTo: string | undefined;
}

/** Returns the context of account help in the app that shows the page. */
export function useHelp(): HelpContext {
  const { surface, product = '', places } = useApp();
  const session = useSession();
  const [query] = useSearchParams();
  const returnTo = parseReturnAddress(query.get('returnTo'), surface, product);
  return useMemo(
    () => ({
      place: surface === 'ctm' ? { surface, product } : { surface },
      call: (endpoint, options) => session.call(endpoint, options),
      links: placesWithReturn(places, returnTo),
      returnTo,
    }),
    [surface, product, places, returnTo, session],
  );
}
