import { Hono } from 'hono';

import { noStore } from '../http/no-store.ts';
import { refuse } from '../http/refusal.ts';
import type { OpenDatabase } from '../database/database.ts';

/** Says whether the process lives (`/livez`), and whether it can do its work (`/readyz`). */
export function healthRoutes({
  database,
  isStopping,
}: {
  readonly database: OpenDatabase;
  readonly isStopping: () => boolean;
}): Hono {
  return new Hono()
    .get('/livez', (context) => context.json({ status: 'live' }, 200, noStore))
    .get('/readyz', async (context) => {
      if (isStopping()) return refuse(context, { kind: 'plain', status: 503, title: 'The gateway is stopping.' });
      try {
        await database.ping();
      } catch {
        return refuse(context, { kind: 'plain', status: 503, title: 'The database does not answer.' });
      }
      return context.json({ status: 'ready', database: database.kind }, 200, noStore);
    });
}
