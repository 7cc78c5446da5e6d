import {
  type BrowserSpan,
  listExperiments,
  type Measurement,
  recordBrowserSpans,
  recordClientReports,
  recordMeasurements,
} from '@airline/contract';
import { Hono } from 'hono';

import { endpointRoutes } from '../http/endpoint-routes.ts';
import { refuse } from '../http/refusal.ts';
import type { Observer } from '../observability/observer.ts';
import { noStore } from '../http/no-store.ts';
import { parseBody } from '../http/parse-body.ts';
import type { TelemetryServices } from './services.ts';
import { listRunning } from './experiment-store.ts';
import { insertClientReports } from './client-report-store.ts';
import { insertMeasurements } from './measurement-store.ts';

const aMinute = { 'cache-control': 'public, max-age=60' };

/** Takes what browsers report, measure and trace, and says which experiments run. */
export function telemetryRoutes({ db, now, observer }: TelemetryServices): Hono {
  return new Hono()
    .get(listExperiments.path, async (context) => {
      const running = await listRunning(db, now());
      const answer = { experiments: running.map(({ definition }) => definition) };
      return context.json(answer, listExperiments.success, aMinute);
    })
    .post(recordClientReports.path, async (context) => {
      const parsed = await parseBody(context, recordClientReports.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      await insertClientReports(db, parsed.value, now());
      observer?.keepReports(parsed.value);
      for (const { app, event } of parsed.value.reports) observer?.count('airline.browser.errors', { app, event });
      countDropped(observer, parsed.value.dropped);
      return context.body(null, recordClientReports.success, noStore);
    })
    .post(recordMeasurements.path, async (context) => {
      const parsed = await parseBody(context, recordMeasurements.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      await insertMeasurements(db, parsed.value, now());
      for (const taken of parsed.value.measurements) tell(observer, taken);
      countDropped(observer, parsed.value.dropped);
      return context.body(null, recordMeasurements.success, noStore);
    })
    .post(recordBrowserSpans.path, async (context) => {
      const parsed = await parseBody(context, recordBrowserSpans.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { spans } = parsed.value;
      observer?.keepSpans({ ...parsed.value, spans: spans.filter(isOfEndpoint) }, now());
      return context.body(null, recordBrowserSpans.success, noStore);
    });
}

const calls = new Set(endpointRoutes.map(({ endpoint: { method, path } }) => `${method} ${path}`));

/** A stranger writes no names of their own into a trace: a call is of an endpoint that there is. */
function isOfEndpoint({ call }: BrowserSpan): boolean {
  return call === undefined || calls.has(call);
}

function tell(observer: Observer | undefined, taken: Measurement): void {
  if (taken.event !== 'webVital') return observer?.count('airline.browser.steps', { event: taken.event });
  const { name, route, value } = taken;
  if (name === 'CLS') return observer?.measure('airline.web_vitals.shift', value, { route });
  return observer?.measure('airline.web_vitals.time', value / 1_000, { name, route });
}

function countDropped(observer: Observer | undefined, dropped: number): void {
  if (dropped > 0) observer?.count('airline.browser.dropped', {}, dropped);
}
