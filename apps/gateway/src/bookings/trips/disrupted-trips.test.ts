import {
  type CancellationQuote,
  type ChangeOptions,
  type ChangeQuote,
  endpoints,
  type Itineraries,
  problemNameOf,
  type Trip,
  type TripLookup,
} from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { testFeedKey } from '../../../test-support/config.ts';
import { openWatchGateway, watchedDate, watchedLeg, type WatchGateway } from '../../../test-support/fare-watches.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import type { OpenDatabase } from '../../database/database.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const party = { adults: 1, children: 0, lapInfants: 0 };
let database: OpenDatabase;
let gateway: WatchGateway;
let lookup: TripLookup;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
// A flight in the cheapest fare, which allows no change and gives a credit, on the morning on which it leaves.
beforeEach(async () => {
  await database.db.execute(sql`delete from leg_event`);
  gateway = openWatchGateway(database);
  lookup = await gateway.bookWatched('basic');
  gateway.clock.now = new Date(`${watchedDate}T09:00:00-06:00`);
});

/** Reports something of the flight as operations do, and lets searches know. */
async function report(facts: object): Promise<void> {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
  const { path } = endpoints.recordFlightReports;
  const saidAt = new Date(gateway.clock.now.getTime() - 1_000).toISOString();
  const answer = await gateway.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${testFeedKey}` },
    body: JSON.stringify({ reports: [{ flight: 'WN10', date: watchedDate, from: 'DAL', saidAt, facts }] }),
  });
  expect(await answer.text()).toContain('"recorded":1');
  gateway.clock.now = new Date(gateway.clock.now.getTime() + 2_000);
}

const ask = <Answer>(path: string, body: object): Promise<Answer> => readJson<Answer>(gateway.post(path, body));
const find = () => ask<Trip>(endpoints.findTrip.path, lookup);
const search = async () =>
  (
    await readJson<Itineraries>(
      gateway.app.request(
        `${endpoints.searchItineraries.path}?origin=DAL&destination=HOU&date=${watchedDate}&adults=1&children=0&lapInfants=0`,
      ),
    )
  ).itineraries.map(({ id }) => id);
const offer = (itineraryId: string, shownMinor = 0) =>
  gateway.post(endpoints.createOffer.path, {
    party,
    bounds: [
      { origin: 'DAL', destination: 'HOU', date: watchedDate, itineraryId, family: 'basic', shown: usd(shownMinor) },
    ],
  });
const refusalOf = async (answer: Response | Promise<Response>) => problemNameOf((await readJson(answer)).type);

describe('a cancelled flight', () => {
  // An hour before it leaves, and an hour after it should have left.
  test.each(['06:00', '08:00'])('gives all money back whatever the fare says, at %s', async (time) => {
    gateway.clock.now = new Date(`${watchedDate}T${time}:00-06:00`);
    await report({ isCancelled: true });
    const trip = await find();
    const { amountMinor } = trip.price.total;
    expect(trip.disruptions).toEqual([
      { bound: 0, kind: 'cancelled', flight: 'WN10', from: 'DAL', openUntil: '2026-12-30T13:00:00.000Z' },
    ]);
    const quote = await ask<CancellationQuote>(endpoints.quoteCancellation.path, lookup);
    expect(quote).toMatchObject({ refund: usd(amountMinor), credit: usd(0), isAfterDisruption: true });
    expect(trip.terms?.cancellation).toMatchObject({ refund: usd(amountMinor) });
    const code = await tripCodeFor(gateway.orders, lookup.recordLocator);
    const shown = { refund: quote.refund, credit: quote.credit };
    const cancelled = await ask<Trip>(endpoints.cancelTrip.path, { ...lookup, code, shown });
    expect(cancelled.cancellation).toMatchObject({ refund: usd(amountMinor) });
    expect((await find()).disruptions).toBeUndefined();
  });

  test('is neither found nor sold, until it is reinstated', async () => {
    gateway.clock.now = new Date('2026-12-27T12:00:00-06:00');
    expect(await search()).toContain(watchedLeg);
    await report({ isCancelled: true });
    expect(await search()).toEqual([`WN12-${watchedDate}-DAL`, `WN14-${watchedDate}-DAL`]);
    expect(await refusalOf(offer(watchedLeg))).toBe('soldOut');
    await report({ isCancelled: false });
    expect(await search()).toContain(watchedLeg);
    expect((await find()).disruptions).toBeUndefined();
  });

  test('changes to another one at no cost, though its fare allows no change and the other one is dearer', async () => {
    gateway.clock.now = new Date(`${watchedDate}T08:00:00-06:00`);
    const options = () => ask<ChangeOptions>(endpoints.readChangeOptions.path, lookup);
    expect((await options()).bounds).toMatchObject([{ state: 'departed' }]);
    await report({ isCancelled: true });
    expect((await options()).bounds).toMatchObject([{ state: 'changeable', disruption: 'cancelled' }]);
    const { token, price } = await readJson<{ token: string; price: Trip['price'] }>(offer(`WN12-${watchedDate}-DAL`));
    const before = await find();
    expect(price.total.amountMinor).toBeGreaterThan(before.price.total.amountMinor);
    const wanted = { ...lookup, offer: token, bounds: [0] };
    const quote = await ask<ChangeQuote>(endpoints.quoteChange.path, wanted);
    expect(quote).toMatchObject({ price: { total: before.price.total }, bounds: [{ noDearerBecause: 'disruption' }] });
    const { due, refund, credit, pointsDue, pointsReturned } = quote.difference;
    expect([due, refund, credit]).toEqual([usd(0), usd(0), usd(0)]);
    const answer = gateway.post(endpoints.changeTrip.path, {
      ...wanted,
      code: await tripCodeFor(gateway.orders, lookup.recordLocator),
      shown: { due, refund, credit, pointsDue, pointsReturned },
      payments: [],
      agreement: before.agreement,
    });
    expect(await readJson<object>(answer)).toMatchObject({ status: 'changed' });
    const after = await find();
    expect(after.bounds[0]?.itinerary.id).toBe(`WN12-${watchedDate}-DAL`);
    expect([after.price.total, after.disruptions]).toEqual([before.price.total, undefined]);
  });
});

test('a flight that is hours late is another one than was bought: its change and its money are free until it leaves', async () => {
  gateway.clock.now = new Date(`${watchedDate}T06:00:00-06:00`);
  await report({ estimatedDeparture: '2026-12-28T16:00:00Z' });
  gateway.clock.now = new Date(`${watchedDate}T09:49:00-06:00`);
  expect((await find()).disruptions).toMatchObject([{ kind: 'delayed', openUntil: '2026-12-28T15:50:00.000Z' }]);
  gateway.clock.now = new Date(`${watchedDate}T09:50:00-06:00`);
  expect((await find()).disruptions).toBeUndefined();
  expect(await refusalOf(gateway.post(endpoints.quoteCancellation.path, lookup))).toBe('cancellationClosed');
});

test('a flight that is a little late is flown as booked', async () => {
  gateway.clock.now = new Date(`${watchedDate}T06:00:00-06:00`);
  await report({ estimatedDeparture: '2026-12-28T14:30:00Z' });
  expect((await find()).disruptions).toBeUndefined();
});
