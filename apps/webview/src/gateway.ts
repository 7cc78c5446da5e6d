import type { GatewayClient } from '@airline/gateway-client';

import { session } from './session.ts';

/** The bundle's one way to the gateway, as whoever is logged in. Pages that ask it import this file; the first page does not. */
export const gateway: GatewayClient = session;
