import { randomUUID } from 'node:crypto';

import { endpoints, type Itineraries, type Offer, type OrderOutcome } from '@airline/contract';

import { checkWatches } from '../src/bookings/fare-watch/check-watches.ts';
import { fareWatch } from '../src/bookings/fare-watch/fare-watch-schema.ts';
import { findSearchPrice } from '../src/bookings/fare-watch/find-search-price.ts';
import { findTripDrop } from '../src/bookings/fare-watch/find-trip-drop.ts';
import type { WatchedSearch } from '../src/bookings/fare-watch/rules/watched-search.ts';
import type { FareWatchServices } from '../src/bookings/fare-watch/services.ts';
import { setTripWatch } from '../src/bookings/fare-watch/set-trip-watch.ts';
import { readBookedTrip, type StoredTrip } from '../src/bookings/orders/booked-trip-store.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { rateLimit } from '../src/limits/rate-limit-schema.ts';
import { type OrderGateway, openOrderGateway } from '../test-support/order-gateway.ts';
import { ana, keyedPost, orderOf, readJson } from '../test-support/orders.ts';
import { connectionOf, onBothDatabases } from './bare-inserts.ts';
import { formatTable, microseconds } from './measure.ts';
import { benchmarkStart, scheduleOf, searchedDate, searchedDates, travelledPairs } from './schedules.ts';

const SEARCHES = 1_000;
const TRIPS = 100;
const dayMs = 24 * 60 * 60 * 1000;

const party = { adults: 1, children: 0, lapInfants: 0 };
const passenger = { ...ana, frequentFlyerNumber: undefined, document: undefined };

async function measureOn(name: string, database: OpenDatabase): Promise<readonly (readonly string[])[]> {
  const schedule = scheduleOf(['WN']);
  const gateway = await openOrderGateway(database, { schedule });
  gateway.clock.now = benchmarkStart;
  const services: FareWatchServices = {
    ...gateway.orders,
    flights: createFlights(database.db, () => gateway.clock.now, schedule),
    partyLimits: () => gateway.identity.settings.current().config.limits,
  };
  const searches = travelledPairs(schedule, SEARCHES).map((pair, index): WatchedSearch => ({
    bounds: [{ ...pair, date: searchedDates[index % searchedDates.length] ?? searchedDate }],
    party,
    tripKind: 'oneWay',
    inPoints: false,
  }));
  const trips = await bookTrips(gateway, travelledPairs(schedule, TRIPS));
  const search = async (watched: WatchedSearch): Promise<void> => void (await findSearchPrice(services, watched));
  const compare = async (trip: StoredTrip): Promise<void> => void (await findTripDrop(services, trip));
  // Each date is expanded at its first search, and what is compiled late is compiled: neither counts.
  for (const watched of searches) await search(watched);
  for (const trip of trips) await compare(trip);
  const rows = [
    await besideBare({ name: `searches, ${name}`, items: searches, bare: search }, async () => {
      await watchSearches(database, gateway.clock.now, searches);
      return lookAtAll(services, gateway);
    }),
    await besideBare({ name: `trips, ${name}`, items: trips, bare: compare }, async () => {
      await database.db.delete(fareWatch);
      for (const trip of trips) await setTripWatch(services, trip, true);
      return lookAtAll(services, gateway);
    }),
  ];
  return rows.flat();
}

interface Compared<Item> {
  readonly name: string;
  readonly items: readonly Item[];
  /** What a look at one does beside the database's part. */
  readonly bare: (item: Item) => Promise<void>;
}

/** Measures the bare work, then the looks at as many watches; `look` gives how many it looked at and in how many seconds. */
async function besideBare<Item>(
  { name, items, bare }: Compared<Item>,
  look: () => Promise<{ readonly count: number; readonly seconds: number }>,
): Promise<readonly (readonly string[])[]> {
  const start = performance.now();
  for (const item of items) await bare(item);
  const bareRate = items.length / ((performance.now() - start) / 1000);
  const { count, seconds } = await look();
  if (count !== items.length) throw new Error(`${count} of ${items.length} watches were looked at.`);
  return [
    [`the bare ${name}`, microseconds(bareRate), ''],
    [`watches of ${name}`, microseconds(count / seconds), (count / seconds / bareRate).toFixed(2)],
  ];
}

/** Looks at everything that is due a day later, batch after batch, as the worker does. */
async function lookAtAll(services: FareWatchServices, gateway: OrderGateway) {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + dayMs);
  const start = performance.now();
  let count = 0;
  for (let looked = -1; looked !== 0; count += looked) looked = await checkWatches(services);
  const seconds = (performance.now() - start) / 1000;
  gateway.clock.now = benchmarkStart;
  return { count, seconds };
}

async function watchSearches({ db }: OpenDatabase, now: Date, searches: readonly WatchedSearch[]): Promise<void> {
  const rows = searches.map((search, index) => ({
    id: randomUUID(),
    email: `watcher${index}@example.com`,
    language: 'es' as const,
    search,
    searchKey: String(index),
    createdAt: now,
    confirmedAt: now,
    endsAt: new Date(now.getTime() + 90 * dayMs),
    checkAfter: now,
    // Nothing is so cheap: a look that sends a mail is rare.
    below: 1,
  }));
  for (let from = 0; from < rows.length; from += 200) await db.insert(fareWatch).values(rows.slice(from, from + 200));
}

/** Books the first flight of each pair in a fare that can be changed. */
async function bookTrips(
  gateway: OrderGateway,
  pairs: readonly { readonly origin: string; readonly destination: string }[],
): Promise<readonly StoredTrip[]> {
  const { db } = gateway.orders;
  const trips: StoredTrip[] = [];
  for (const [index, { origin, destination }] of pairs.entries()) {
    await db.delete(rateLimit);
    const from = connectionOf(index);
    const query = `origin=${origin}&destination=${destination}&date=${searchedDate}&adults=1&children=0&lapInfants=0`;
    const found = await readJson<Itineraries>(
      gateway.app.request(`${endpoints.searchItineraries.path}?${query}`, undefined, from),
    );
    const itinerary = found.itineraries.find(({ fares }) => fares.some(({ family }) => family === 'classic'));
    if (itinerary === undefined) throw new Error(`Nothing is on sale from ${origin} to ${destination}.`);
    const shown = { amountMinor: 0, currency: 'USD' };
    const bound = { origin, destination, date: searchedDate, itineraryId: itinerary.id, family: 'classic', shown };
    const { token } = await readJson<Offer>(
      gateway.app.request(endpoints.createOffer.path, keyedPost({ party, bounds: [bound] }), from),
    );
    const order = orderOf(token, await gateway.token(), [passenger]);
    const outcome = await readJson<OrderOutcome>(
      gateway.app.request(endpoints.createOrder.path, keyedPost(order), from),
    );
    if (outcome.status !== 'confirmed') throw new Error(`An order is ${JSON.stringify(outcome)}.`);
    const trip = await readBookedTrip(db, { recordLocator: outcome.trip.recordLocator });
    if (trip !== undefined) trips.push(trip);
  }
  return trips;
}

/** Prints how many watches are looked at in a second, beside the search or the comparison that a look does. */
export async function benchmarkFareWatches(): Promise<void> {
  console.log(`\nWatches of fares, ${SEARCHES.toLocaleString('en')} searches and ${TRIPS} trips, one after another:`);
  console.log(formatTable(['', 'a second', 'of the bare one'], await onBothDatabases(measureOn)));
}
