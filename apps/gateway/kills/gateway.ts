/**
 * A whole gateway in a process of its own that is to be killed: the real app, workers and server, with offers made at
 * `/test/offer`, because there is no search here, members with points at `/test/member`, travel funds at `/test/fund`, trips as they
 * are stored at `/test/trip`, the way that flights board at `/test/boarding-model`, an audit of its books at `/test/books`, and the point at which it ends itself at `/test/fault`.
 *
 * Environment: `DATABASE_URL` or `DATA_FOLDER`; `SEATS` of each leg; `HOLD_MS`, how long seats are held; `TIMES=real` waits as long as
 * in production; `FAULT`, a point that is armed from the start. Writes its port to standard output.
 */
import { flushCompileCache } from 'node:module';

import type { BoardingModel } from '@airline/client-config/boarding-model';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';

import { createMailTransport } from '../src/mail/create-mail-transport.ts';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/server/config.ts';
import { readBookedTrip } from '../src/bookings/orders/booked-trip-store.ts';
import { openAccountServices } from '../src/accounts/identity/services.ts';
import { toFlightFacts } from '../src/bookings/orders/flight-facts.ts';
import { openBookingServices } from '../src/bookings/orders/open-orders.ts';
import { orderTiming } from '../src/bookings/orders/services.ts';
import { createSchedule } from '../src/flights/schedule/rules/index.ts';
import type { DeploymentSettings } from '../src/settings/deployment-settings.ts';
import { paymentDeadlines } from '../src/bookings/payments/with-deadlines.ts';
import { openDatabase } from '../src/database/database.ts';
import { offerPrice } from '../src/flights/shopping/rules/offers/index.ts';
import type { OfferContent } from '../src/flights/shopping/rules/offers/offer-content.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { accountJobGroup } from '../src/accounts/help/account-job-group.ts';
import { orderJobGroup } from '../src/bookings/jobs/order-job-group.ts';
import { startOrderWorkers } from '../src/bookings/orders/start-order-workers.ts';
import { startChangeWorkers } from '../src/bookings/changes/start-change-workers.ts';
import { startExtraWorkers } from '../src/bookings/extras/start-extra-workers.ts';
import { startJobs } from '../src/jobs/start-jobs.ts';
import { issueFund } from '../test-support/funds.ts';
import { faredBound } from '../test-support/changes.ts';
import { openMember } from '../test-support/members.ts';
import { auditBooks } from '../test-support/order-books.ts';
import { boundOf, flightLeg, offerOf } from '../test-support/orders.ts';
import { tripCodeFor } from '../test-support/trip-code.ts';
import { now } from './clock.ts';
import { auditAccounts } from './account-books.ts';
import { fillDatabase } from './fill-database.ts';
import { countWaiting, listBooked } from './order-lists.ts';
import { armFault, withMailFaults, withProcessorFaults } from './place-fault.ts';

const read = readConfig(process.env);
let boardingModel: BoardingModel = 'open';
/** The settings, with the boarding model of what is bought next. */
const settings: DeploymentSettings = {
  ...read.settings,
  current() {
    const current = read.settings.current();
    return { ...current, config: { ...current.config, boardingModel } };
  },
};
const config = { ...read, settings };
const log = pino({ level: config.logLevel }, pino.destination(2));
await fillDatabase(config);
const database = await openDatabase(config);
const seats = Number(process.env['SEATS'] ?? 143);
const holdMs = Number(process.env['HOLD_MS'] ?? 5_000);
// Short times: what a kill leaves behind is settled within seconds.
const shortTimes = { requestLockMs: 2_500, settleAfterMs: 500, unansweredHoldMs: holdMs, holdMs, jobLeaseMs: 3_000 };
const isReal = process.env['TIMES'] === 'real';
const timing = isReal ? orderTiming : shortTimes;
const deadlines = isReal ? paymentDeadlines : { ...paymentDeadlines, authorise: 2_000 };
const flights = createFlights(database.db, now, createSchedule([]));
const accountServices = openAccountServices({ config, database, log, now });
const opened = openBookingServices(
  { config, accountServices, log, now, deadlines },
  { ...toFlightFacts(flights), aircraftSeats: async () => seats },
);
const { card, payPal } = opened.payments.processors;
const processors = { card: withProcessorFaults(card), payPal: withProcessorFaults(payPal) };
const bookingServices = { ...opened, payments: { ...opened.payments, processors }, timing };
const mail = withMailFaults(await createMailTransport(config, database.db, now));
startOrderWorkers(bookingServices);
startChangeWorkers(bookingServices);
startExtraWorkers(bookingServices);
startJobs({ db: database.db, now, log }, [
  orderJobGroup({ ...bookingServices, mail }),
  { ...accountJobGroup({ ...accountServices, mail }), leaseMs: timing.jobLeaseMs },
]);

/** All trips go abroad, so that there are passports to correct. */
const [from, to] = ['DAL', 'CUN'];

const app = new Hono();
// Of what is asked at `/test` alone: the gateway answers its own failures.
app.onError((_error, context) => context.body(null, 503));
app.get('/test/offer', async (context) => {
  const flights = context.req.query('flights')?.split(',') ?? ['WN1'];
  const date = new Date(now().getTime() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const departs = context.req.query('departs') ?? `${date}T07:30:00-06:00`;
  const expiresAt = new Date(now().getTime() + 20 * 60 * 1000);
  const price = context.req.query('price');
  const adults = Number(context.req.query('adults') ?? 1);
  // A trip changes to flights, and loses a part, whose prices say what they are made of.
  const content =
    price === undefined
      ? offerOf([boundOf(flights.map((flight) => flightLeg(flight, date, from, to)))], expiresAt, adults)
      : faredOffer(flights, { departs, price: Number(price), expiresAt, adults });
  return context.text(await bookingServices.offers.sign(content));
});
app.get('/test/member', async (context) => {
  const { accessToken } = await openMember(accountServices, { points: Number(context.req.query('points')) });
  return context.text(accessToken);
});
app.get('/test/fund', async (context) =>
  context.text(await issueFund(database.db, now(), { amountMinor: Number(context.req.query('amount')) })),
);
app.get('/test/trip-code', async (context) =>
  context.text(await tripCodeFor(bookingServices, context.req.query('recordLocator') ?? '')),
);
app.get('/test/trip', async (context) =>
  context.json(await readBookedTrip(database.db, { recordLocator: context.req.query('recordLocator') ?? '' })),
);
app.post('/test/boarding-model', async (context) => {
  boardingModel = (await context.req.text()) === 'assigned' ? 'assigned' : 'open';
  return context.body(null, 204);
});
app.post('/test/fault', async (context) => {
  armFault(await context.req.text());
  return context.body(null, 204);
});
app.get('/test/waiting', async (context) => context.json(await countWaiting(database.db, now())));
app.get('/test/booked', async (context) => context.json(await listBooked(database.db)));
app.post('/test/books', async (context) => {
  const mailsTaken = new Map(await context.req.json<readonly (readonly [string, number])[]>());
  return context.json(await auditBooks(database.db, mailsTaken));
});
app.get('/test/accounts', async (context) => context.json(await auditAccounts(database.db)));
app.route(
  '/',
  createApp({ config, database, flights, accountServices, log, now, bookingServices, isStopping: () => false }),
);

function faredOffer(
  flights: readonly string[],
  {
    departs,
    price,
    expiresAt,
    adults,
  }: { readonly departs: string; readonly price: number; readonly expiresAt: Date; readonly adults: number },
): OfferContent {
  const bounds = flights.map((flight) =>
    faredBound({ family: 'classic', price, departs, flight, route: `${from}-${to}` }),
  );
  const party = { adults, children: 0, lapInfants: 0 };
  const promised = { expiresAt: expiresAt.toISOString(), freeCancellation: true };
  return { ...promised, party, bounds, price: offerPrice(bounds, party) };
}

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  // Before the port is printed: who knows it may kill this process at any moment.
  flushCompileCache();
  process.stdout.write(`${port}\n`);
});
