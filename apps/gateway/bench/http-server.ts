import { serve } from '@hono/node-server';
import { Hono } from 'hono';

import { createApp } from '../src/app.ts';
import { testConfig } from '../test-support/config.ts';
import { fareConditions } from '../src/flights/shopping/rules/fares/index.ts';
import { openAccountServices } from '../src/accounts/identity/services.ts';
import { openObserver } from '../src/observability/observer.ts';
import { openLog } from '../src/server/open-log.ts';
import { openInMemory } from '../src/database/database.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { noOrders } from '../test-support/no-orders.ts';
import { benchmarkStart, scheduleOf } from './schedules.ts';

/** The gateway itself, whole, on an embedded database; and beside it Hono with nothing around it. */
const variables = Object.fromEntries(
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'METRICS_KEY'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
const config = testConfig({ CLIENT_ADDRESS_HEADER: 'x-forwarded-for', ...variables });
const observer = await openObserver(config.observability);
const database = await openInMemory(undefined, observer?.runStatement);
const now = (): Date => new Date(benchmarkStart.getTime() + performance.now());
const flights = createFlights(database.db, now, scheduleOf(['WN']));
const log = openLog('info', '/dev/null', observer);
const accountServices = openAccountServices({ config, database, log, now, observer });
const gateway = createApp({
  config,
  database,
  flights,
  accountServices,
  log,
  now,
  observer,
  bookingServices: noOrders,
  isStopping: () => false,
});

const families = { fareFamilies: fareConditions };
const bare = new Hono()
  .get('/bare', (context) => context.json(families))
  .get('/bytes/:count', (context) => context.json('x'.repeat(Number(context.req.param('count')))));

serve({ fetch: gateway.fetch, hostname: '127.0.0.1', port: 0 }, ({ port: gatewayPort }) => {
  serve({ fetch: bare.fetch, hostname: '127.0.0.1', port: 0 }, ({ port: barePort }) => {
    process.send?.({ gatewayPort, barePort });
  });
});

process.on('message', () => process.send?.({ cpuMicroseconds: cpuMicroseconds() }));

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
