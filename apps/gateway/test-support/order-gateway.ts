import type { CardToken, OrderOutcome, OrderRequest, Passenger } from '@airline/contract';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';

import type { AppSettings } from '@airline/client-config/app-settings';
import { createApp } from '../src/app.ts';
import { testConfig } from './config.ts';
import { createLog } from '../src/server/create-log.ts';
import { type AccountServices, openAccountServices } from '../src/accounts/identity/services.ts';
import { toCompletionSecret } from '../src/bookings/orders/completion-secret.ts';
import { orderPayment } from '../src/bookings/orders/order-schema.ts';
import { sandboxAuthorisation } from '../src/bookings/payments/sandbox/sandbox-schema.ts';
import { toFlightFacts } from '../src/bookings/orders/flight-facts.ts';
import { openBookingServices } from '../src/bookings/orders/open-orders.ts';
import { createSchedule } from '../src/flights/schedule/rules/index.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import type { BookingServices } from '../src/bookings/orders/services.ts';
import type { PaymentDeadlines } from '../src/bookings/payments/with-deadlines.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { boundOf, cardOf, flightLeg, keyedPost, offerOf, orderOf } from './orders.ts';

/** A gateway in process whose clock a test sets, with what a browser needs to book on it. */
export interface OrderGateway {
  readonly app: Hono;
  readonly orders: BookingServices;
  readonly identity: AccountServices;
  readonly logged: string[];
  readonly clock: { now: Date };
  /** A token of a sandbox card. */
  token(number?: string): Promise<string>;
  offer(leg?: { readonly flight?: string; readonly date?: string; readonly adults?: number }): Promise<string>;
  /** Posts an order. */
  order(request: OrderRequest, key?: string, accessToken?: string): Promise<Response>;
  /** Books an offer with a card, from token to answer. */
  book(options?: {
    readonly offer?: string;
    readonly card?: string;
    readonly key?: string;
    readonly passengers?: readonly Passenger[];
  }): Promise<Response>;
  /** Completes an order by the secret that belongs to it, or by another one. */
  complete(orderId: string, key?: string, completionSecret?: string): Promise<Response>;
  /** Has the person agree to the payment of an order on the page of their bank. */
  consent(orderId: string): Promise<void>;
  outcome(answer: Response | Promise<Response>): Promise<OrderOutcome>;
}

export const approvedCard = '4242424242424242';

/** Makes the gateway on a database; every leg has `seats` seats by default. */
export async function openOrderGateway(
  database: OpenDatabase,
  {
    seats = () => 143,
    deadlines,
    schedule = createSchedule([]),
    settings,
    variables,
    ...overrides
  }: Partial<BookingServices> & {
    readonly seats?: (legId: string) => number | undefined;
    readonly deadlines?: PaymentDeadlines;
    /** What flies: nothing by default. */
    readonly schedule?: ReturnType<typeof createSchedule>;
    /** The deployment's settings: none of its own by default. */
    readonly settings?: AppSettings;
    /** Variables of its environment, beside those of every test. */
    readonly variables?: Readonly<Record<string, string>>;
  } = {},
): Promise<OrderGateway> {
  const clock = { now: new Date('2026-11-21T07:00:00Z') };
  const logged: string[] = [];
  const config = testConfig({
    PUBLIC_ORIGIN: 'http://localhost:3000',
    ...variables,
    ...(settings === undefined ? {} : { AIRLINE_SETTINGS: JSON.stringify(settings) }),
  });
  const log = createLog('info', { write: (line) => logged.push(line) });
  const now = (): Date => clock.now;
  const flights = createFlights(database.db, now, schedule);
  const accountServices = openAccountServices({ config, database, log, now });
  const bookingServices = {
    ...openBookingServices(
      { config, accountServices, log, now, deadlines },
      { ...toFlightFacts(flights), aircraftSeats: async (legId) => seats(legId) },
    ),
    ...overrides,
  };
  const app = createApp({
    config,
    database,
    flights,
    accountServices,
    log,
    now,
    bookingServices,
    isStopping: () => false,
  });
  const gateway: OrderGateway = {
    app,
    orders: bookingServices,
    identity: accountServices,
    logged,
    clock,
    async token(number = approvedCard) {
      const answer = await app.request('/sandbox/payments/v1/tokens', keyedPost(cardOf(number)));
      return ((await answer.json()) as CardToken).token;
    },
    offer({ flight = 'WN1', date = '2026-12-01', adults = 1 } = {}) {
      const expiresAt = new Date(clock.now.getTime() + 20 * 60 * 1000);
      return bookingServices.offers.sign(offerOf([boundOf([flightLeg(flight, date)])], expiresAt, adults));
    },
    order: async (request, key, accessToken) =>
      app.request('/api/air-booking/v1/orders', keyedPost(request, key, accessToken)),
    async book({ offer, card, key, passengers } = {}) {
      return gateway.order(orderOf(offer ?? (await gateway.offer()), await gateway.token(card), passengers), key);
    },
    async complete(orderId, key, secret) {
      const completionSecret = secret ?? (await toCompletionSecret(bookingServices, orderId));
      return app.request(`/api/air-booking/v1/orders/${orderId}/completion`, keyedPost({ completionSecret }, key));
    },
    async consent(orderId) {
      const [payment] = await database.db.select().from(orderPayment).where(eq(orderPayment.orderId, orderId));
      await database.db
        .update(sandboxAuthorisation)
        .set({ state: 'authorised' })
        .where(eq(sandboxAuthorisation.reference, payment?.id ?? orderId));
    },
    outcome: async (answer) => (await (await answer).json()) as OrderOutcome,
  };
  return gateway;
}
