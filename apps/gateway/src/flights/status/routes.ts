import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import type { Database } from '../../database/database.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseQuery } from '../../http/parse-query.ts';
import { refuse } from '../../http/refusal.ts';
import type { Schedule } from '../schedule/rules/index.ts';
import type { FlightNews } from './flight-news.ts';
import { readFlight, readRoute, type StatusReading } from './read-status.ts';
import { recordMessages, recordReports, type Recording } from './record-reports.ts';

/** What the status of flights is read and recorded with. */
export interface StatusServices {
  readonly db: Database;
  readonly flights: {
    readonly search: () => Promise<{ readonly schedule: Schedule }>;
    readonly news: FlightNews;
  };
  readonly now: () => Date;
}

/** Public, the same for everybody, and soon old: what stands between may keep it for a moment. */
const briefly = { 'cache-control': 'public, max-age=15', vary: 'Accept-Encoding' } as const;

/** Says where flights are, and takes what their operations report. */
export function flightStatusRoutes({ db, flights, now }: StatusServices): Hono {
  const reading = async (): Promise<StatusReading> => ({
    schedule: (await flights.search()).schedule,
    news: flights.news,
    now: now(),
  });
  const recording = async (): Promise<Recording> => ({ db, schedule: (await flights.search()).schedule, now: now() });

  return new Hono()
    .get(endpoints.readFlightStatus.path, async (context) => {
      const parsed = parseQuery(context, endpoints.readFlightStatus.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const found = await readFlight(parsed.value, await reading());
      if ('refused' in found) return refuse(context, found.refused);
      return context.json(found.answer, 200, briefly);
    })
    .get(endpoints.listRouteStatus.path, async (context) => {
      const parsed = parseQuery(context, endpoints.listRouteStatus.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const found = await readRoute(parsed.value, await reading());
      if ('refused' in found) return refuse(context, found.refused);
      return context.json(found.answer, 200, briefly);
    })
    .post(endpoints.recordFlightReports.path, async (context) => {
      const parsed = await parseBody(context, endpoints.recordFlightReports.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const recorded = await recordReports(parsed.value.reports, await recording());
      if ('refused' in recorded) return refuse(context, recorded.refused);
      return context.json(recorded.answer, 200, noStore);
    })
    .post(endpoints.recordOperationalMessages.path, async (context) => {
      const parsed = await parseBody(context, endpoints.recordOperationalMessages.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const recorded = await recordMessages(parsed.value.text, await recording());
      if ('refused' in recorded) return refuse(context, recorded.refused);
      return context.json(recorded.answer, 200, noStore);
    });
}
