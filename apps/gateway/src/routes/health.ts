import { Hono } from 'hono';

import { answerProblem } from '../problems.ts';
import type { Services } from '../services.ts';

/** Says whether the process lives (`/livez`), and whether it can do its work (`/readyz`). */
export function healthRoutes({ database, isStopping }: Services): Hono {
  const headers = { 'cache-control': 'no-store' };
  return new Hono()
    .get('/livez', (context) => context.json({ status: 'live' }, 200, headers))
    .get('/readyz', async (context) => {
      if (isStopping()) return answerProblem(context, { status: 503, title: 'The gateway is stopping.' });
      try {
        await database.ping();
      } catch {
        return answerProblem(context, { status: 503, title: 'The database does not answer.' });
      }
      return context.json({ status: 'ready', database: database.kind }, 200, headers);
    });
}
