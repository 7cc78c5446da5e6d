import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { accountAccessOf } from '../middleware/authenticate.ts';
import { answerProblem } from '../problems.ts';
import { traceOf } from '../request-origin.ts';
import type { Services } from '../services.ts';
import { endOpenSession, endOtherSessions, listOpenSessions } from '../use-cases/account/open-sessions.ts';
import { loginUnavailable } from './identity-failure.ts';

const neverKept = { 'cache-control': 'no-store' };

/** Shows people where they are logged in, and lets them end it. */
export function openSessionRoutes({ identity }: Pick<Services, 'identity'>): Hono {
  return new Hono()
    .onError(loginUnavailable(identity))
    .get(endpoints.listSessions.path, async (context) => {
      const sessions = await listOpenSessions(identity, accountAccessOf(context));
      return context.json({ sessions }, endpoints.listSessions.success, neverKept);
    })
    .delete(endpoints.endOtherSessions.path, async (context) => {
      await endOtherSessions(identity, accountAccessOf(context), await traceOf(context, identity));
      return context.body(null, endpoints.endOtherSessions.success, neverKept);
    })
    .delete('/api/account/v1/sessions/:sessionId', async (context) => {
      const parameters = endpoints.endOpenSession.parameters.safeParse(context.req.param());
      if (!parameters.success) return answerProblem(context, { status: 404, title: 'There is no such session.' });
      const trace = await traceOf(context, identity);
      await endOpenSession(identity, accountAccessOf(context), parameters.data.sessionId, trace);
      return context.body(null, endpoints.endOpenSession.success, neverKept);
    });
}
