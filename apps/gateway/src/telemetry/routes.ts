import { recordClientReports, recordMeasurements } from '@airline/contract';
import { Hono } from 'hono';

import { refuse } from '../http/refusal.ts';
import { noStore } from '../http/no-store.ts';
import { parseBody } from '../http/parse-body.ts';
import type { TelemetryServices } from './services.ts';
import { insertClientReports } from './client-report-store.ts';
import { insertMeasurements } from './measurement-store.ts';

/** Takes the browsers' reports and measurements. */
export function telemetryRoutes({ db, now }: TelemetryServices): Hono {
  return new Hono()
    .post(recordClientReports.path, async (context) => {
      const parsed = await parseBody(context, recordClientReports.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      await insertClientReports(db, parsed.value, now());
      return context.body(null, recordClientReports.success, noStore);
    })
    .post(recordMeasurements.path, async (context) => {
      const parsed = await parseBody(context, recordMeasurements.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      await insertMeasurements(db, parsed.value, now());
      return context.body(null, recordMeasurements.success, noStore);
    });
}
