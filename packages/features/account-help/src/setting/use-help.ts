import type { HelpPlace } from '@airline/account/link-request';
import { useApp, type Places } from '@airline/app';
import type { GatewayClient } from '@airline/gateway-client';
import { useSession } from '@airline/session/react';
import { useMemo } from 'react';

/** Where the pages of account help are shown, how they ask the gateway, and where they lead. */
export interface HelpContext {
  readonly place: HelpPlace;
  readonly call: GatewayClient['call'];
  readonly links: Places;
}

/** Returns the context of account help in the app that shows the page. */
export function useHelp(): HelpContext {
  const { surface, product = '', places } = useApp();
  const session = useSession();
  return useMemo(
    () => ({
      place: surface === 'ctm' ? { surface, product } : { surface },
      call: (endpoint, options) => session.call(endpoint, options),
      links: places,
    }),
    [surface, product, places, session],
  );
}
