/**
 * A whole gateway in a process of its own, for tests that kill it: the real app, workers and server, with offers made at
 * `/test/offer`, because there is no search here, members with points at `/test/member`, and an audit of its books at
 * `/test/books`.
 *
 * Environment: `DATABASE_URL` or `DATA_FOLDER`; `SEATS` of each leg; `HOLD_MS`, how long seats are held. Tells its port on standard output.
 */
import { flushCompileCache } from 'node:module';

import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';

import { createMailTransport } from '../src/adapters/mail/create-mail-transport.ts';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openIdentity } from '../src/identity-services.ts';
import { openOrders } from '../src/open-orders.ts';
import { createSchedule } from '../src/domain/schedule/index.ts';
import { openDatabase } from '../src/store/database.ts';
import { createFlights } from '../src/use-cases/schedule/flights.ts';
import { startOrderWorkers } from '../src/workers/start-order-workers.ts';
import { openMember } from './members.ts';
import { auditBooks } from './order-books.ts';
import { boundOf, flightLeg, offerOf } from './orders.ts';

const config = readConfig(process.env);
const log = pino({ level: config.logLevel }, pino.destination(2));
const database = await openDatabase(config);
const now = (): Date => new Date();
const seats = Number(process.env['SEATS'] ?? 143);
// Short times: what a crash leaves behind is settled within seconds.
const holdMs = Number(process.env['HOLD_MS'] ?? 5_000);
const timing = { authoriseWithinMs: 2_000, requestLockMs: 2_500, settleAfterMs: 500, holdMs, outboxLeaseMs: 3_000 };
const orders = { ...(await openOrders({ config, database, log, now }, async () => seats)), timing };
const flights = createFlights(database.db, now, createSchedule([]));
const identity = openIdentity({ config, database, log, now });
const mail = await createMailTransport(config, database.db, now);
startOrderWorkers({ ...orders, mail });

const app = new Hono();
app.get('/test/offer', async (context) => {
  const flights = context.req.query('flights')?.split(',') ?? ['WN1'];
  const date = new Date(now().getTime() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const legs = flights.map((flight) => flightLeg(flight, date));
  const expiresAt = new Date(now().getTime() + 20 * 60 * 1000);
  return context.text(await orders.offers.sign(offerOf([boundOf(legs)], expiresAt)));
});
app.get('/test/member', async (context) => {
  const { accessToken } = await openMember(identity, { points: Number(context.req.query('points')) });
  return context.text(accessToken);
});
app.get('/test/books', async (context) => context.json(await auditBooks(database.db)));
app.route('/', createApp({ config, database, flights, identity, log, now, orders, isStopping: () => false }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  // Before the port is told: who knows it may kill this process at any moment.
  flushCompileCache();
  process.stdout.write(`${port}\n`);
});
