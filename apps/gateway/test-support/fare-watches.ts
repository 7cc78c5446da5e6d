import { endpoints, type Offer, type OrderOutcome, type TripFareWatch, type TripLookup } from '@airline/contract';
import { sql } from 'drizzle-orm';

import { orderJobGroup } from '../src/bookings/jobs/order-job-group.ts';
import { checkWatches } from '../src/bookings/fare-watch/check-watches.ts';
import type { FareWatchServices } from '../src/bookings/fare-watch/services.ts';
import { legInventory } from '../src/flights/shopping/leg-inventory-schema.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { createSchedule } from '../src/flights/schedule/rules/index.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { runDueJobs } from '../src/jobs/run-jobs.ts';
import { type AccountGateway, openAccountGateway } from './account-gateway.ts';
import { smallNetwork } from './flights.ts';
import { ana, cardOf, keyedPost, orderOf, readJson } from './orders.ts';

/** A flight from Dallas to Houston that is 37 days ahead of the tests' first day. */
export const watchedDate = '2026-12-28';
export const watchedLeg = `WN10-${watchedDate}-DAL`;

/** What somebody does who watches fares, on a gateway whose clock and sold seats a test sets. */
export interface WatchGateway extends AccountGateway {
  readonly services: FareWatchServices;
  /** Says how many of the flight's 143 seats are sold, and lets searches know. */
  sell(sold: number): Promise<void>;
  later(hours: number): void;
  /** Books the watched flight; gives what proves whose trip it is. */
  bookWatched(family: string, accessToken?: string): Promise<TripLookup>;
  /** Books a connection from Dallas to Los Angeles, whose first leg is the watched flight and whose second one leaves 55 minutes later. */
  bookConnection(): Promise<TripLookup>;
  setTrip(lookup: TripLookup, isOn: boolean): Promise<Response>;
  readTrip(lookup: TripLookup): Promise<TripFareWatch>;
  /** Lets six hours pass, looks at what is due, and delivers the mails. */
  look(): Promise<void>;
  deliverMails(): Promise<void>;
  request(path: string, method: string, body?: unknown, accessToken?: string): Promise<Response>;
}

export function openWatchGateway(database: OpenDatabase): WatchGateway {
  const gateway = openAccountGateway(database, { patterns: smallNetwork });
  const { app, clock, orders, identity } = gateway;
  const services: FareWatchServices = {
    ...orders,
    flights: createFlights(database.db, () => clock.now, createSchedule(smallNetwork)),
    partyLimits: () => identity.settings.current().config.limits,
  };
  const book = async (
    chosen: { readonly destination: string; readonly itineraryId: string; readonly family: string },
    accessToken?: string,
  ): Promise<TripLookup> => {
    const bound = { origin: 'DAL', date: watchedDate, ...chosen };
    const shown = { amountMinor: 0, currency: 'USD' };
    const party = { adults: 1, children: 0, lapInfants: 0 };
    const asked = gateway.post(endpoints.createOffer.path, { party, bounds: [{ ...bound, shown }] });
    const { token: offer } = await readJson<Offer>(asked);
    const card = await readJson<{ token: string }>(
      app.request('/sandbox/payments/v1/tokens', keyedPost(cardOf('4242424242424242'))),
    );
    const booked = app.request(
      endpoints.createOrder.path,
      keyedPost(orderOf(offer, card.token, [{ ...ana, frequentFlyerNumber: undefined }]), undefined, accessToken),
    );
    const outcome = await readJson<OrderOutcome>(booked);
    if (outcome.status !== 'confirmed') throw new Error(JSON.stringify(outcome));
    return { recordLocator: outcome.trip.recordLocator, firstName: 'Ana', lastName: ana.lastName };
  };
  const own: WatchGateway = {
    ...gateway,
    services,
    async sell(sold) {
      await database.db
        .insert(legInventory)
        .values({ legId: watchedLeg, date: watchedDate, seats: 143, sold })
        .onConflictDoUpdate({ target: legInventory.legId, set: { sold: sql`${sold}::integer` } });
      clock.now = new Date(clock.now.getTime() + 2_000);
    },
    later(hours) {
      clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
    },
    bookWatched: (family, accessToken) => book({ destination: 'HOU', itineraryId: watchedLeg, family }, accessToken),
    bookConnection: () =>
      book({ destination: 'LAX', itineraryId: `${watchedLeg}+WN20-${watchedDate}-HOU`, family: 'basic' }),
    setTrip: (lookup, isOn) => own.request(endpoints.setTripFareWatch.path, 'PUT', { ...lookup, isOn }),
    readTrip: (lookup) => readJson<TripFareWatch>(gateway.post(endpoints.readTripFareWatch.path, lookup)),
    async look() {
      own.later(6);
      while ((await checkWatches(services)) > 0);
      await own.deliverMails();
    },
    async deliverMails() {
      const group = orderJobGroup({ ...orders, mail: gateway.mailServices.mail });
      while ((await runDueJobs(orders, group)) > 0);
    },
    request: async (path, method, body, accessToken) =>
      app.request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
  return own;
}
