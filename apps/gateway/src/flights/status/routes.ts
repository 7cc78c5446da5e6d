import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import type { Database } from '../../database/database.ts';
import type { KeptAnswer, KeptAnswers } from '../../http/kept-answers.ts';
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

/** For so long an answer is given again: another instance of the gateway may be told more. */
const KEPT_MS = 2_000;

/** The answers that are given again to who asks the same. */
export interface KeptStatuses {
  readonly flight: KeptAnswers;
  readonly route: KeptAnswers;
}

/** Says where flights are, and takes what their operations report. */
export function flightStatusRoutes({ db, flights, now }: StatusServices, kept: KeptStatuses): Hono {
  /** How often this gateway was told something. */
  let reports = 0;
  const untilTold = (): KeptAnswer['isCurrent'] => {
    const [since, told] = [now().getTime(), reports];
    return () => reports === told && Math.abs(now().getTime() - since) < KEPT_MS;
  };
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
      const isCurrent = untilTold();
      const found = await readFlight(parsed.value, await reading());
      if ('refused' in found) return refuse(context, found.refused);
      return kept.flight.give(context, { body: JSON.stringify(found.answer), headers: briefly, isCurrent });
    })
    .get(endpoints.listRouteStatus.path, async (context) => {
      const parsed = parseQuery(context, endpoints.listRouteStatus.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const isCurrent = untilTold();
      const found = await readRoute(parsed.value, await reading());
      if ('refused' in found) return refuse(context, found.refused);
      return kept.route.give(context, { body: JSON.stringify(found.answer), headers: briefly, isCurrent });
    })
    .post(endpoints.recordFlightReports.path, async (context) => {
      const parsed = await parseBody(context, endpoints.recordFlightReports.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const recorded = await recordReports(parsed.value.reports, await recording());
      if ('refused' in recorded) return refuse(context, recorded.refused);
      reports += 1;
      return context.json(recorded.answer, 200, noStore);
    })
    .post(endpoints.recordOperationalMessages.path, async (context) => {
      const parsed = await parseBody(context, endpoints.recordOperationalMessages.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const recorded = await recordMessages(parsed.value.text, await recording());
      if ('refused' in recorded) return refuse(context, recorded.refused);
      reports += 1;
      return context.json(recorded.answer, 200, noStore);
    });
}
