import { serve } from '@hono/node-server';
import { pino } from 'pino';

import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createMailTransport } from './adapters/mail/create-mail-transport.ts';
import { seatsOfLeg } from './domain/fares/index.ts';
import { findLeg } from './domain/schedule/index.ts';
import { openIdentity } from './identity-services.ts';
import { openOrders } from './open-orders.ts';
import { deleteClientReportsBefore } from './store/client-reports.ts';
import { openDatabase } from './store/database.ts';
import { deleteMeasurementsBefore } from './store/measurements.ts';
import { seedDemoAccounts } from './use-cases/identity/seed-demo-accounts.ts';
import { startAccountWorkers } from './workers/start-account-workers.ts';
import { startIdentityWorkers } from './workers/start-identity-workers.ts';
import { startOrderWorkers } from './workers/start-order-workers.ts';
import { drawTimetable } from './use-cases/schedule/draw-timetable.ts';
import { startFlights } from './use-cases/schedule/flights.ts';

const telemetryKeptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
/** What is under way at a stop may take this long; then the process ends all the same. */
const stopWithinMs = 8_000;

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // No request waits for its line to be written; at its end the process writes what is left.
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 1, sync: false }));
  const database = await openDatabase(config);
  const now = (): Date => new Date();
  const flights = startFlights({ db: database.db, log, draw: drawTimetable }, now);
  let stopping = false;

  const orders = await openOrders({ config, database, log, now }, async (legId) => {
    const { schedule } = await flights.search();
    const leg = findLeg(schedule, legId);
    return leg === undefined ? undefined : seatsOfLeg(leg);
  });
  const identity = openIdentity({ config, database, log, now });
  await seedDemoAccounts(identity);
  const mail = await createMailTransport(config, database.db, now);
  const orderWorkers = startOrderWorkers({ ...orders, mail });
  const identityWorkers = startIdentityWorkers(identity);
  const accountWorkers = startAccountWorkers({ ...identity, mail });
  const app = createApp({ config, database, flights, identity, log, now, orders, isStopping: () => stopping });
  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ port }) => {
    log.info({ port, database: database.kind, environment: config.environment }, 'listening');
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `Port ${config.port} is in use: set PORT to another.` : error.message;
    process.stderr.write(`${reason}\n`);
    void database.close().finally(() => process.exit(1));
  });

  flights.started.catch((error: unknown) => {
    log.error({ err: error }, 'there is no schedule');
    process.stderr.write('The gateway cannot read or draw its schedule; its log says why.\n');
    void database.close().finally(() => process.exit(1));
  });

  const forget = (): void => {
    const before = new Date(now().getTime() - telemetryKeptDays * dayMs);
    Promise.all([deleteClientReportsBefore(database.db, before), deleteMeasurementsBefore(database.db, before)]).catch(
      (error: unknown) => log.error({ err: error }, 'old reports and measurements were not deleted'),
    );
  };
  forget();
  const forgetting = setInterval(forget, dayMs);

  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    clearInterval(forgetting);
    flights.stop();
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    const workers = [orderWorkers, identityWorkers, accountWorkers];
    const workersStopped = Promise.all(workers.map((worker) => worker.stop())).then(() => mail.close());
    server.close(() => {
      void workersStopped.then(() => database.close()).finally(() => process.exit(0));
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
