import { Hono } from 'hono';

import { noStore } from '../http/no-store.ts';
import { refuse } from '../http/refusal.ts';
import type { Flights } from '../flights/shopping/flights.ts';
import type { OpenDatabase } from '../database/database.ts';

/** Says whether the process lives (`/livez`), and whether it can do its work (`/readyz`). */
export function healthRoutes({
  database,
  flights,
  isStopping,
}: {
  readonly database: OpenDatabase;
  readonly flights: Flights;
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
      if (!flights.isReady())
        return refuse(context, { kind: 'plain', status: 503, title: 'The schedule is still being read.' });
      return context.json({ status: 'ready', database: database.kind }, 200, noStore);
    });
}
