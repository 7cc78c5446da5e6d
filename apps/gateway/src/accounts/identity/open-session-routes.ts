import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { requireAccountAccess } from '../../http/access.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { AccountServices } from './services.ts';
import { endOpenSession, endOtherSessions, listOpenSessions } from './open-sessions.ts';

/** Shows people where they are logged in, and lets them end it. */
export function openSessionRoutes(services: AccountServices): Hono {
  return new Hono()
    .get(endpoints.listSessions.path, async (context) => {
      const sessions = await listOpenSessions(services, requireAccountAccess(context));
      return context.json({ sessions }, endpoints.listSessions.success, noStore);
    })
    .delete(endpoints.endOtherSessions.path, async (context) => {
      await endOtherSessions(services, requireAccountAccess(context), await readTrace(context, services));
      return context.body(null, endpoints.endOtherSessions.success, noStore);
    })
    .delete('/api/account/v1/sessions/:sessionId', async (context) => {
      const parameters = endpoints.endOpenSession.parameters.safeParse(context.req.param());
      if (!parameters.success)
        return refuse(context, { kind: 'plain', status: 404, title: 'There is no such session.' });
      const trace = await readTrace(context, services);
      await endOpenSession(services, requireAccountAccess(context), parameters.data.sessionId, trace);
      return context.body(null, endpoints.endOpenSession.success, noStore);
    });
}
