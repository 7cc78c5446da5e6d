import { activeStations } from '@airline/reference-data/stations';
import { serve } from '@hono/node-server';
import { pino } from 'pino';

import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createMailTransport } from './adapters/mail/create-mail-transport.ts';
import { seatsOfLeg } from './domain/orders/seats-of-leg.ts';
import { createSchedule, generateTimetable } from './domain/schedule/index.ts';
import { openOrders } from './open-orders.ts';
import { deleteClientReportsBefore } from './store/client-reports.ts';
import { openDatabase } from './store/database.ts';
import { startOrderWorkers } from './workers/start-order-workers.ts';

const reportsKeptDays = 30;
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
  const log = pino({ level: config.logLevel });
  const database = await openDatabase(config);
  const now = (): Date => new Date();
  let stopping = false;

  const schedule = createSchedule(
    generateTimetable({ stations: activeStations, from: now().toISOString().slice(0, 'YYYY-MM-DD'.length) }),
  );
  const orders = await openOrders({ config, database, log, now }, (legId) => seatsOfLeg(schedule, legId));
  const mail = await createMailTransport(config, database.db, now);
  const orderWorkers = startOrderWorkers({ ...orders, mail });
  const app = createApp({ config, database, log, now, orders, isStopping: () => stopping });
  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ port }) => {
    log.info({ port, database: database.kind, environment: config.environment }, 'listening');
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `Port ${config.port} is in use: set PORT to another.` : error.message;
    process.stderr.write(`${reason}\n`);
    void database.close().finally(() => process.exit(1));
  });

  const forget = (): void => {
    deleteClientReportsBefore(database.db, new Date(now().getTime() - reportsKeptDays * dayMs)).catch(
      (error: unknown) => log.error({ err: error }, 'old client reports were not deleted'),
    );
  };
  forget();
  const forgetting = setInterval(forget, dayMs);

  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    clearInterval(forgetting);
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    const workersStopped = orderWorkers.stop().then(() => mail.close());
    server.close(() => {
      void workersStopped.then(() => database.close()).finally(() => process.exit(0));
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
