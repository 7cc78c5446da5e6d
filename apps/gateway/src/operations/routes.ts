import { readOperations, retryJobs } from '@airline/contract';
import { Hono } from 'hono';

import { recordSecurityEvent } from '../accounts/identity/security-event-store.ts';
import { requireAccountAccess } from '../http/access.ts';
import { noStore } from '../http/no-store.ts';
import { parseBody } from '../http/parse-body.ts';
import { refuse } from '../http/refusal.ts';
import { readTrace } from '../http/request-origin.ts';
import { retryGivenUpJobs } from '../jobs/operate-jobs.ts';
import { readState } from './read-state.ts';
import type { OperationsServices } from './services.ts';

/** Shows operators how the product does, and lets jobs that were given up run again. */
export function operationsRoutes(services: OperationsServices): Hono {
  return new Hono()
    .get(readOperations.path, async (context) =>
      context.json(await readState(services), readOperations.success, noStore),
    )
    .post(retryJobs.path, async (context) => {
      const parsed = await parseBody(context, retryJobs.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { accountId, sessionId } = requireAccountAccess(context);
      const { reference, addressHash } = await readTrace(context, services);
      const at = services.now();
      const retried = await services.db.transaction(async (transaction) => {
        const ids = await retryGivenUpJobs(transaction, { ids: parsed.value.ids, kind: undefined }, at);
        if (ids.length > 0) {
          const details = { jobs: ids.join(' '), count: ids.length };
          const event = 'jobsRetried';
          await recordSecurityEvent(transaction, { event, at, accountId, sessionId, reference, addressHash, details });
        }
        return ids;
      });
      return context.json({ retried }, retryJobs.success, noStore);
    });
}
