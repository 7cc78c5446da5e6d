import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { refuse } from '../../http/refusal.ts';
import type { TierServices } from './services.ts';
import { showLoyaltyStatus } from './show-status.ts';

/** Shows the member who is logged in where they stand in the loyalty programme. */
export function tierRoutes(services: TierServices): Hono {
  const { path, success } = endpoints.readLoyaltyStatus;
  return new Hono().get(path, async (context) => {
    const status = await showLoyaltyStatus(services, requireAccountAccess(context).accountId);
    return 'refused' in status ? refuse(context, status.refused) : context.json(status, success, noStore);
  });
}
