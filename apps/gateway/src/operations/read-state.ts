import type { Measurement, OperationsState } from '@airline/contract';
import { clientConfigFor } from '@airline/client-config';
import { maximumListedJobs } from '@airline/contract';
import { sql } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { countJobs, listGivenUpJobs } from '../jobs/operate-jobs.ts';
import type { SettingsInForce } from '../settings/deployment-settings.ts';
import type { OperationsServices } from './services.ts';

const dayMs = 24 * 60 * 60 * 1000;
const crashDays = 7;
/** As Core Web Vitals are judged. Source: https://web.dev/articles/vitals */
const vitalDays = 28;
const mostCrashes = 20;

/** Reads what the operators' page shows. */
export async function readState(services: OperationsServices): Promise<OperationsState> {
  const { database, flights, settings, startedAt, now } = services;
  const { db } = database;
  const at = now();
  const [isDatabaseUp, jobs, failedJobs, crashes, webVitals, limits] = await Promise.all([
    database.ping().then(() => true),
    countJobs(db, at),
    listGivenUpJobs(db, maximumListedJobs),
    groupCrashes(db, daysBefore(at, crashDays)),
    readWebVitals(db, daysBefore(at, vitalDays)),
    sumRefusals(db, at),
  ]);
  return {
    health: {
      database: database.kind,
      isDatabaseUp,
      isScheduleReady: flights.isReady(),
      startedAt: startedAt.toISOString(),
    },
    settings: describeSettings(settings.current()),
    jobs: jobs.map(({ kind, due, waiting, running, givenUp }) => ({ kind, due, waiting, running, givenUp })),
    failedJobs: failedJobs.flatMap(({ id, kind, attempts, gaveUpAt }) =>
      gaveUpAt === null ? [] : [{ id, kind, attempts, gaveUpAt: gaveUpAt.toISOString() }],
    ),
    crashes,
    webVitals,
    limits,
  };
}

function daysBefore(instant: Date, days: number): string {
  return new Date(instant.getTime() - days * dayMs).toISOString();
}

/** Shows the settings by their paths, and of each whether the deployment has set it; ids of clients are left out. */
function describeSettings({ version, source, config }: SettingsInForce): OperationsState['settings'] {
  const byDefault = clientConfigFor(config.environment);
  const parts = ['metadataFlags', 'monitoring', 'limits', 'cacheLifetimesSeconds'] as const;
  const toFrom = (isSet: boolean) => (isSet ? ('deployment' as const) : ('default' as const));
  const all = parts.flatMap((part) =>
    Object.entries(config[part]).map(([name, value]) => {
      const other = (byDefault[part] as unknown as Readonly<Record<string, unknown>>)[name];
      return { part, name, value: value as string | number | boolean, from: toFrom(value !== other) };
    }),
  );
  const { boardingModel, products, colourOverrides, darkColourOverrides } = config;
  return {
    version,
    source,
    environment: config.environment,
    values: [
      ...all
        .filter(({ value }) => typeof value !== 'boolean')
        .map(({ part, name, value, from }) => ({ path: `${part}.${name}`, value: String(value), from })),
      { path: 'boardingModel', value: boardingModel, from: toFrom(boardingModel !== byDefault.boardingModel) },
      {
        path: 'products',
        value: products.join(', '),
        from: toFrom(products.join(' ') !== byDefault.products.join(' ')),
      },
      ...Object.entries({ colourOverrides, darkColourOverrides }).flatMap(([part, colours]) =>
        Object.entries(colours).map(([name, value]) => ({ path: `${part}.${name}`, value, from: toFrom(true) })),
      ),
    ],
    flags: all.flatMap(({ name, value, from }) => (typeof value === 'boolean' ? [{ name, isOn: value, from }] : [])),
  };
}

interface CrashRow {
  readonly app: string;
  readonly route: string;
  readonly event: string;
  readonly message: string | null;
  readonly count: number;
  readonly first_at: string | Date;
  readonly last_at: string | Date;
  readonly last_reference: string | null;
}

async function groupCrashes(db: Database, since: string): Promise<OperationsState['crashes']> {
  const { rows } = (await db.execute(sql`
    select app, route, event, message, count(*)::integer as count, min(occurred_at) as first_at, max(occurred_at) as last_at,
      (array_agg(reference order by occurred_at desc) filter (where reference is not null))[1] as last_reference
    from client_report where received_at >= ${since}::timestamptz and level = 'ERROR'
    group by app, route, event, message order by count desc, last_at desc limit ${mostCrashes}`)) as {
    readonly rows: readonly CrashRow[];
  };
  return rows.map(
    ({ app, route, event, message, count, first_at: firstAt, last_at: lastAt, last_reference: last }) => ({
      app,
      route,
      event,
      ...(message === null ? {} : { message }),
      count,
      firstAt: new Date(firstAt).toISOString(),
      lastAt: new Date(lastAt).toISOString(),
      ...(last === null ? {} : { lastReference: last }),
    }),
  );
}

type WebVital = Extract<Measurement, { readonly event: 'webVital' }>;

async function readWebVitals(db: Database, since: string): Promise<OperationsState['webVitals']> {
  const { rows } = (await db.execute(sql`
    select route, details ->> 'name' as name, count(*)::integer as visits,
      percentile_cont(0.75) within group (order by (details ->> 'value')::double precision) as p75
    from measurement where event = 'webVital' and received_at >= ${since}::timestamptz
    group by route, details ->> 'name' order by visits desc, route, name limit 400`)) as {
    readonly rows: readonly (Pick<WebVital, 'route' | 'name'> & { readonly visits: number; readonly p75: number })[];
  };
  return rows.map(({ route, name, visits, p75 }) => ({
    route,
    name,
    visits,
    p75: name === 'CLS' ? Math.round(p75 * 10_000) / 10_000 : Math.round(p75),
  }));
}

async function sumRefusals(db: Database, now: Date): Promise<OperationsState['limits']> {
  const { rows } = (await db.execute(sql`
    select limit_name as limit, sum(count)::integer as "lastWeek",
      coalesce(sum(count) filter (where hour >= ${daysBefore(now, 1)}::timestamptz), 0)::integer as "lastDay"
    from limit_refusal where hour >= ${daysBefore(now, 7)}::timestamptz
    group by limit_name order by "lastDay" desc, "lastWeek" desc, limit_name`)) as {
    readonly rows: OperationsState['limits'];
  };
  return rows.map(({ limit, lastDay, lastWeek }) => ({ limit, lastDay, lastWeek }));
}
