import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { parseBody } from '../parse-body.ts';
import type { Services } from '../services.ts';
import { insertClientReports } from '../store/client-reports.ts';

/** Takes the browsers' reports. */
export function telemetryRoutes({ database, now }: Services): Hono {
  const { path, body, success } = endpoints.recordClientReports;
  return new Hono().post(path, async (context) => {
    const parsed = await parseBody(context, body);
    if ('refusal' in parsed) return parsed.refusal;
    await insertClientReports(database.db, parsed.value, now());
    return context.body(null, success, { 'cache-control': 'no-store' });
  });
}
