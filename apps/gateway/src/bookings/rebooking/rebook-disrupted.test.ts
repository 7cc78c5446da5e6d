import { type CancellationQuote, endpoints, type Offer, type Trip, type TripLookup } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openWatchGateway, watchedDate, watchedLeg, type WatchGateway } from '../../../test-support/fare-watches.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { auditBooks, soundBooks } from '../../../test-support/order-books.ts';
import { ana, cardOf, keyedPost, orderOf, readJson } from '../../../test-support/orders.ts';
import {
  openPostgresDatabase,
  postgresPrograms,
  type PostgresDatabase,
  makePostgresDatabase,
} from '../../../test-support/postgres.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { legInventory } from '../../flights/shopping/leg-inventory-schema.ts';
import { insertLegEvents } from '../../flights/status/leg-event-store.ts';
import { job } from '../../jobs/job-schema.ts';
import { bookingOrder } from '../orders/order-schema.ts';
import { orderRebooking } from '../orders/order-rebooking-schema.ts';
import { applyRebooking } from './apply-rebooking.ts';
import { planRebooking } from './plan-rebooking.ts';
import { rebookDisrupted } from './rebook-disrupted.ts';
import { writeCsv, writeTable } from './write-report.ts';

const noon = `WN12-${watchedDate}-DAL`;
const evening = `WN14-${watchedDate}-DAL`;
const refundMinutes = 48 * 60;
const wish = { operator: 'Marta Ruiz', refundMinutes };
const programs = postgresPrograms();

/** What a test writes and the next one is not to find. */
const emptied = [
  'order_refund',
  'booking_order',
  'leg_event',
  'leg_inventory',
  'job',
  'sandbox_refund',
  'sandbox_authorisation',
];

let server: PostgresDatabase | undefined;
let database: OpenDatabase;
let db: Database;
let gateway: WatchGateway;

const kinds = ['PGlite', ...(programs === undefined ? [] : ['PostgreSQL'])] as const;

async function openOn(kind: string): Promise<OpenDatabase> {
  if (kind === 'PGlite') return openMemoryDatabase();
  server = await makePostgresDatabase(programs ?? '');
  return openPostgresDatabase(server);
}

describe.each(kinds)('on %s', (kind) => {
  beforeAll(async () => {
    database = await openOn(kind);
    db = database.db;
  });
  afterAll(async () => {
    await database.close();
    await server?.stop();
    server = undefined;
  });
  // Flights of the morning on which they leave, in the cheapest fare, which allows no change.
  beforeEach(async () => {
    for (const table of emptied) await db.execute(`delete from ${table}`);
    gateway = openWatchGateway(database);
  });

  const book = () => gateway.bookWatched('basic');
  /** Books directions for one adult, each by its flights. */
  async function bookBounds(
    ...bounds: readonly (readonly [origin: string, destination: string, itineraryId: string])[]
  ) {
    const shown = { amountMinor: 0, currency: 'USD' };
    const { token } = await readJson<Offer>(
      gateway.post(endpoints.createOffer.path, {
        party: { adults: 1, children: 0, lapInfants: 0 },
        bounds: bounds.map(([origin, destination, itineraryId]) => {
          const date = itineraryId.slice('WN10-'.length, 'WN10-YYYY-MM-DD'.length);
          return { origin, destination, date, itineraryId, family: 'basic', shown };
        }),
      }),
    );
    const card = await readJson<{ token: string }>(
      gateway.app.request('/sandbox/payments/v1/tokens', keyedPost(cardOf('4242424242424242'))),
    );
    const order = orderOf(token, card.token, [{ ...ana, frequentFlyerNumber: undefined }]);
    const { trip } = (await readJson(gateway.app.request(endpoints.createOrder.path, keyedPost(order)))) as unknown as {
      readonly trip: Trip;
    };
    return { recordLocator: trip.recordLocator, firstName: 'Ana', lastName: ana.lastName };
  }

  const find = (lookup: TripLookup) => readJson<Trip>(gateway.post(endpoints.findTrip.path, lookup));
  const rebookings = () => db.select().from(orderRebooking);
  const soundAfterMails = async () => {
    await gateway.deliverMails();
    // What alerts of flights have to say of it waits for their own worker.
    await db.delete(job).where(eq(job.kind, 'legReported'));
    const { faults } = await auditBooks(db, mailsTaken());
    expect(faults).toEqual(soundBooks);
  };
  const mailsThatSay = (words: string) => gateway.sent.filter(({ text }) => text.includes(words));
  const mailsTaken = () => {
    const taken = new Map<string, number>();
    for (const { messageId } of gateway.sent) taken.set(messageId, (taken.get(messageId) ?? 0) + 1);
    return taken;
  };

  /** Says as operations do that legs do not fly, an hour before the first one leaves. */
  async function cancel(...legIds: readonly string[]): Promise<void> {
    gateway.clock.now = new Date(`${watchedDate}T06:00:00-06:00`);
    const saidAt = gateway.clock.now.getTime() - 60_000;
    const events = legIds.map((legId) => ({ legId, saidAt, source: 'feed', facts: { isCancelled: true } }) as const);
    await insertLegEvents(db, events, gateway.clock.now);
  }

  const resultsOf = async (refundMinutes = wish.refundMinutes) =>
    (await rebookDisrupted(gateway.services, { ...wish, refundMinutes })).done.map(({ applied }) => applied.kind);

  /** Says how many seats a leg of the watched day has left. */
  async function leave(legId: string, seats: number): Promise<void> {
    await db.insert(legInventory).values({ legId, date: watchedDate, seats: 143, sold: 143 - seats });
  }

  test('says what would be done, and changes nothing', async () => {
    const lookup = await book();
    expect(await planRebooking(gateway.services, { refundMinutes })).toEqual([]);
    await cancel(watchedLeg);
    const plan = await planRebooking(gateway.services, { refundMinutes });
    const lines = plan.map((planned) => ({ planned }));
    expect(writeCsv(lines).split('\r\n').slice(1)).toEqual([
      `${lookup.recordLocator},1,DAL,HOU,cancelled,${watchedLeg},rebook,,${watchedLeg},${noon},2026-12-28T12:00:00-06:00,2026-12-28T13:05:00-06:00,300`,
      '',
    ]);
    expect(writeTable(lines)).toMatch(/^rebook +1 +1 +300 +300$/m);
    expect((await find(lookup)).bounds[0]?.itinerary.id).toBe(watchedLeg);
    expect(await rebookings()).toEqual([]);
  });

  test('rebooks at no cost, once, writes who did it, and mails it', async () => {
    const lookup = await book();
    const before = await find(lookup);
    await cancel(watchedLeg);
    const { runId, done } = await rebookDisrupted(gateway.services, wish);
    expect(done.map(({ applied }) => applied)).toEqual([{ kind: 'rebooked' }]);
    const after = await find(lookup);
    expect(after.bounds[0]?.itinerary.id).toBe(noon);
    expect([after.price.total, after.agreement]).toEqual([before.price.total, before.agreement]);
    expect(await rebookings()).toMatchObject([
      {
        runId,
        operator: 'Marta Ruiz',
        at: gateway.clock.now,
        replaces: 0,
        bound: 0,
        kind: 'cancelled',
        legId: watchedLeg,
        before: watchedLeg,
        after: noon,
      },
    ]);
    expect((await rebookDisrupted(gateway.services, wish)).done).toEqual([]);
    await soundAfterMails();
    expect(mailsThatSay('le reservamos otro sin costo')).toHaveLength(1);
    expect(mailsThatSay('como nos lo pidió')).toEqual([]);
  });

  test('who was rebooked can still have the money, or other flights, until theirs leaves', async () => {
    const lookup = await book();
    await cancel(watchedLeg);
    await rebookDisrupted(gateway.services, wish);
    const { disruptions, price } = await find(lookup);
    expect(disruptions).toEqual([
      { bound: 0, kind: 'rebooked', flight: 'WN12', from: 'DAL', openUntil: '2026-12-28T17:50:00.000Z' },
    ]);
    const quote = await readJson<CancellationQuote>(gateway.post(endpoints.quoteCancellation.path, lookup));
    expect(quote).toMatchObject({ refund: price.total, isAfterDisruption: true });
    gateway.clock.now = new Date(`${watchedDate}T11:50:00-06:00`);
    expect((await find(lookup)).disruptions).toBeUndefined();
    gateway.clock.now = new Date(`${watchedDate}T06:00:00-06:00`);
    // The new flight is cancelled too.
    await cancel(noon);
    expect((await rebookDisrupted(gateway.services, wish)).done.map(({ applied }) => applied.kind)).toEqual([
      'rebooked',
    ]);
    expect((await find(lookup)).bounds[0]?.itinerary.id).toBe(evening);
  });

  test('gives the money back where no flight has seats in time', async () => {
    const lookup = await book();
    const { price } = await find(lookup);
    await cancel(watchedLeg);
    await leave(noon, 0);
    const { done } = await rebookDisrupted(gateway.services, { ...wish, refundMinutes: 6 * 60 });
    expect(done.map(({ applied }) => applied.kind)).toEqual(['refunded']);
    expect((await find(lookup)).cancellation).toMatchObject({ refund: price.total });
    expect(await rebookings()).toMatchObject([{ operator: 'Marta Ruiz', after: null }]);
    await gateway.deliverMails();
    expect(mailsThatSay('le devolvemos todo lo que pagó')).toHaveLength(1);
    expect(mailsThatSay('como nos lo pidió')).toEqual([]);
  });

  test('rebooks who misses a connection, and leaves alone who is only late', async () => {
    const connecting = await bookBounds(['DAL', 'LAX', `${watchedLeg}+WN20-${watchedDate}-HOU`]);
    const nonstop = await book();
    gateway.clock.now = new Date(`${watchedDate}T06:00:00-06:00`);
    const saidAt = gateway.clock.now.getTime() - 60_000;
    const facts = { estimatedDeparture: Date.parse(`${watchedDate}T11:00:00-06:00`) };
    await insertLegEvents(db, [{ legId: watchedLeg, saidAt, source: 'feed', facts }], gateway.clock.now);
    expect((await find(nonstop)).disruptions).toMatchObject([{ kind: 'delayed' }]);
    expect(await resultsOf()).toEqual(['rebooked']);
    expect((await find(connecting)).bounds[0]?.itinerary.id).toBe(`WN36-${watchedDate}-DAL`);
    expect(await rebookings()).toMatchObject([{ kind: 'connectionMissed', legId: `WN20-${watchedDate}-HOU` }]);
  });

  test('leaves alone who makes their connection and arrives hours late', async () => {
    const lookup = await bookBounds(['DAL', 'LAX', `${watchedLeg}+WN20-${watchedDate}-HOU`]);
    gateway.clock.now = new Date(`${watchedDate}T06:00:00-06:00`);
    const saidAt = gateway.clock.now.getTime() - 60_000;
    const facts = { estimatedDeparture: Date.parse(`${watchedDate}T13:00:00-06:00`) };
    await insertLegEvents(db, [{ legId: `WN20-${watchedDate}-HOU`, saidAt, source: 'feed', facts }], gateway.clock.now);
    expect((await find(lookup)).disruptions).toMatchObject([{ kind: 'delayed' }]);
    expect(await resultsOf()).toEqual([]);
  });

  test('leaves the choice to who has another direction that still runs, and gives back one once the other was flown', async () => {
    const backDate = '2026-12-29';
    const lookup = await bookBounds(['DAL', 'HOU', watchedLeg], ['HOU', 'DAL', `WN11-${backDate}-HOU`]);
    const { bounds } = await find(lookup);
    await cancel(watchedLeg);
    expect(await resultsOf(60)).toEqual(['left']);
    expect(await rebookings()).toEqual([]);
    // The flight runs after all, and the one back does not.
    await db.execute('delete from leg_event');
    await cancel(`WN11-${backDate}-HOU`);
    gateway.clock.now = new Date(`${backDate}T12:00:00-06:00`);
    expect(await resultsOf(60)).toEqual(['refunded']);
    const after = await find(lookup);
    expect(after.bounds.map(({ itinerary }) => itinerary.id)).toEqual([watchedLeg]);
    expect(after.changes?.at(-1)?.difference.refund).toEqual(bounds[1]?.perPassenger);
    await gateway.deliverMails();
    expect(mailsThatSay('le devolvemos lo que pagó por ellos')).toHaveLength(1);
  });

  test('sells no seat twice: who comes too late for the last one of a flight gets the next one', async () => {
    for (let count = 0; count < 3; count += 1) await book();
    await cancel(watchedLeg);
    await leave(noon, 1);
    const { done } = await rebookDisrupted(gateway.services, wish);
    expect(done.map(({ applied }) => applied.kind)).toEqual(['rebooked', 'rebooked', 'rebooked']);
    const rows = await rebookings();
    expect(rows.filter(({ after }) => after === noon)).toHaveLength(1);
    expect(rows.filter(({ after }) => after === evening)).toHaveLength(2);
    const [inventory] = await db.select().from(legInventory).where(eq(legInventory.legId, noon));
    expect(inventory).toMatchObject({ seats: 143, sold: 143 });
  });

  test('leaves who chose meanwhile alone, and who asked for nothing gets it once though two operators run it', async () => {
    const [chose, cancelled, waits] = [await book(), await book(), await book()];
    await cancel(watchedLeg);
    const plan = await planRebooking(gateway.services, { refundMinutes });
    const code = await tripCodeFor(gateway.orders, cancelled.recordLocator);
    const { price } = await find(cancelled);
    const shown = { refund: price.total, credit: { amountMinor: 0, currency: 'USD' } };
    await gateway.post(endpoints.cancelTrip.path, { ...cancelled, code, shown });
    const own = plan.find(({ trip }) => trip.recordLocator === chose.recordLocator);
    // A change by who was faster is all the same to who comes after it.
    const first = { id: '00000000-0000-4000-8000-000000000001', operator: 'Luis Ortega' };
    await Promise.all(own === undefined ? [] : [applyRebooking(gateway.services, first, own)]);
    const results = await Promise.all(
      plan.flatMap((planned) =>
        ['2', '3'].map((run) =>
          applyRebooking(gateway.services, { ...first, id: first.id.replace(/1$/, run) }, planned),
        ),
      ),
    );
    const others = Array.from({ length: 5 }, () => 'choseMeanwhile');
    expect(results.map(({ kind }) => kind).toSorted()).toEqual([...others, 'rebooked']);
    expect(await rebookings()).toHaveLength(2);
    expect((await find(waits)).bounds[0]?.itinerary.id).toBe(noon);
    expect((await find(cancelled)).status).toBe('cancelled');
    await soundAfterMails();
  });

  test('is done wholly or not at all: an order of which nothing could be written is as it was, and is done by the next run', async () => {
    const lookup = await book();
    await cancel(watchedLeg);
    await db.execute(
      `create function refuse_rebooking() returns trigger language plpgsql as 'begin raise exception ''killed here''; end'`,
    );
    await db.execute('create trigger refused before insert on order_rebooking execute function refuse_rebooking()');
    const failed = await rebookDisrupted(gateway.services, wish);
    expect(failed.done.map(({ applied: { kind } }) => kind)).toEqual(['notDone']);
    await db.execute('drop function refuse_rebooking cascade');
    expect((await find(lookup)).bounds[0]?.itinerary.id).toBe(watchedLeg);
    const seats = await db.select().from(legInventory).where(eq(legInventory.legId, noon));
    expect(seats.map(({ sold }) => sold)).toEqual([]);
    const again = await rebookDisrupted(gateway.services, wish);
    expect(again.done.map(({ applied: { kind } }) => kind)).toEqual(['rebooked']);
    const orders = await db.select({ version: bookingOrder.version }).from(bookingOrder);
    expect(orders).toEqual([{ version: 1 }]);
    await soundAfterMails();
  });
});
