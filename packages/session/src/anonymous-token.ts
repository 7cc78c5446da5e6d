import { requestAssertion } from '@airline/contract';
import type { GatewayClient } from '@airline/gateway-client';

import type { TokenCalls } from './tokens.ts';

/** The token of the anonymous traveller: fetched when the gateway asks for one, kept in memory. */
export interface AnonymousToken {
  known(): string | undefined;
  /** Gets a new one, silently; resolves with whether there is one. */
  renew(): Promise<boolean>;
}

/** Makes the anonymous traveller's token of an app. */
export function anonymousToken(client: GatewayClient, calls: TokenCalls): AnonymousToken {
  let token: string | undefined;
  return {
    known: () => token,
    async renew() {
      token = undefined;
      const proof = await client.call(requestAssertion, { body: { method: 'anonymous' } });
      if ('failure' in proof) return false;
      const tokens = await calls.exchange('anonymousTraveler', proof.value.assertion);
      if ('failure' in tokens) return false;
      token = tokens.value.accessToken;
      return true;
    },
  };
}
