import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

import { createApp } from '../src/app.ts';
import { testConfig } from '../test-support/config.ts';
import { openAccountServices } from '../src/accounts/identity/services.ts';
import { openObserver } from '../src/observability/observer.ts';
import { openLog } from '../src/server/open-log.ts';
import { openInMemory } from '../src/database/database.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { noOrders } from '../test-support/no-orders.ts';
import { benchmarkStart, scheduleOf } from './schedules.ts';

/** Opens the gateway itself, whole, on an embedded database; the variables are those of a deployment. */
export async function openGateway(variables: Readonly<Record<string, string>> = {}): Promise<Pick<Hono, 'fetch'>> {
  const config = testConfig({ CLIENT_ADDRESS_HEADER: 'x-forwarded-for', ...variables });
  const observer = await openObserver(config.observability);
  const database = await openInMemory(undefined, observer?.runStatement);
  const now = (): Date => new Date(benchmarkStart.getTime() + performance.now());
  const flights = createFlights(database.db, now, scheduleOf(['WN']));
  const log = openLog('info', '/dev/null', observer);
  const accountServices = openAccountServices({ config, database, log, now, observer });
  return createApp({
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
}

/** Listens on a free port of this machine and resolves with it. */
export function listen({ fetch }: Pick<Hono, 'fetch'>): Promise<number> {
  return new Promise((resolve) => {
    serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port));
  });
}

/** Tells what started this process where it listens, and how much of a processor it used whenever asked. */
export function answerBenchmark(ports: Readonly<Record<string, number>>): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system });
  });
  process.send?.(ports);
}
