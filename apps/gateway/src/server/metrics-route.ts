import { Hono } from 'hono';

import { compareWith } from '../http/compare-key.ts';
import { noStore } from '../http/no-store.ts';
import { refuse } from '../http/refusal.ts';
import type { Observer } from '../observability/observer.ts';

/**
 * Gives Prometheus the metrics of this instance, by the key that the deployment gave it. Where it gave none there is nothing at the
 * address, as for everybody else.
 */
export function metricsRoutes(key: string | undefined, observer: Observer | undefined): Hono {
  const routes = new Hono();
  if (key === undefined || observer === undefined) {
    return routes.get('/metrics', (context) =>
      refuse(context, { kind: 'plain', status: 404, title: 'There is nothing at this address.' }),
    );
  }
  const isKey = compareWith(key);
  return routes.get('/metrics', async (context) => {
    const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    if (given === undefined || !isKey(given)) {
      context.header('www-authenticate', 'Bearer');
      return refuse(context, { kind: 'plain', status: 401, title: 'The metrics are read with a key.' });
    }
    const text = await observer.writeMetrics();
    return context.body(text, 200, { ...noStore, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
}
