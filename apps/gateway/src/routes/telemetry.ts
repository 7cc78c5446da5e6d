import { recordClientReports, recordMeasurements } from '@airline/contract';
import { Hono } from 'hono';

import { parseBody } from '../parse-body.ts';
import type { Services } from '../services.ts';
import { insertClientReports } from '../store/client-reports.ts';
import { insertMeasurements } from '../store/measurements.ts';

const headers = { 'cache-control': 'no-store' };

/** Takes the browsers' reports and measurements. */
export function telemetryRoutes({ database, now }: Services): Hono {
  return new Hono()
    .post(recordClientReports.path, async (context) => {
      const parsed = await parseBody(context, recordClientReports.body);
      if ('refusal' in parsed) return parsed.refusal;
      await insertClientReports(database.db, parsed.value, now());
      return context.body(null, recordClientReports.success, headers);
    })
    .post(recordMeasurements.path, async (context) => {
      const parsed = await parseBody(context, recordMeasurements.body);
      if ('refusal' in parsed) return parsed.refusal;
      await insertMeasurements(database.db, parsed.value, now());
      return context.body(null, recordMeasurements.success, headers);
    });
}
