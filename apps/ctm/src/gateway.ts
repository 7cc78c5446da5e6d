import { createGatewayClient } from '@airline/gateway-client';
import * as z from 'zod/mini';

// The portal's Content-Security-Policy allows no code made at run time: without this zod would try, and the browser report it.
z.config({ jitless: true });

/** The portal's one way to the gateway. Pages that ask it import this file; the first page does not. */
export const gateway = createGatewayClient();
