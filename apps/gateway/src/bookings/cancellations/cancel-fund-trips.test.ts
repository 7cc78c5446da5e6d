import {
  cancellationQuote,
  type FareFamily,
  type OrderOutcome,
  problemNameOf,
  trip as tripSchema,
} from '@airline/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { issueFund } from '../../../test-support/funds.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { auditBooks, soundBooks } from '../../../test-support/order-books.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, boundOf, flightLeg, keyedPost, offerOf, orderOf, readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { createMailTransport } from '../../mail/create-mail-transport.ts';
import { expireFunds } from '../funds/expire-funds.ts';
import { travelCredit, travelFundMovement } from '../funds/fund-schema.ts';
import { orderJobGroup } from '../jobs/order-job-group.ts';

const dayMs = 24 * 60 * 60 * 1000;
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

let database: OpenDatabase;
let gateway: OrderGateway;
let flights = 0;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway = await openOrderGateway(database);
});

const issue = (values: Parameters<typeof issueFund>[2] = {}) => issueFund(database.db, gateway.clock.now, values);
const pass = (days: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + days * dayMs);
};

/** Books a flight at $129 with travel funds and a card, and returns what shows the trip. */
async function bookWith(family: FareFamily, funds: readonly (readonly [number: string, amountMinor: number])[]) {
  flights += 1;
  const expiresAt = new Date(gateway.clock.now.getTime() + 20 * 60 * 1000);
  const leg = flightLeg(`WN${flights}`, '2026-12-20');
  const offer = await gateway.orders.offers.sign(offerOf([{ ...boundOf([leg]), family }], expiresAt));
  const order = orderOf(offer, await gateway.token());
  const forms = funds.map(([number, amountMinor]) => ({
    kind: 'travelFund' as const,
    number,
    firstName: ana.firstName,
    lastName: ana.lastName,
    amount: { amountMinor, currency: 'USD' as const },
  }));
  const card = funds.reduce((sum, [, amountMinor]) => sum + amountMinor, 0) < 12_900 ? order.payments : [];
  const outcome = await readJson<OrderOutcome>(gateway.order({ ...order, payments: [...forms, ...card] }));
  if (outcome.status !== 'confirmed') throw new Error(JSON.stringify(outcome));
  return { recordLocator: outcome.trip.recordLocator, firstName: 'Ana', lastName: ana.lastName };
}

type Lookup = Awaited<ReturnType<typeof bookWith>>;

const quoteOf = async (lookup: Lookup) =>
  cancellationQuote.parse(
    await readJson(gateway.app.request('/api/air-booking/v1/trips/cancellation-quote', keyedPost(lookup))),
  );
async function cancel(lookup: Lookup, shown: object): Promise<Response> {
  const code = await tripCodeFor(gateway.orders, lookup.recordLocator);
  return gateway.app.request('/api/air-booking/v1/trips/cancellation', keyedPost({ ...lookup, code, shown }));
}
const movesOf = async (number: string) =>
  (
    await database.db
      .select()
      .from(travelFundMovement)
      .where(eq(travelFundMovement.fundNumber, number))
      .orderBy(asc(travelFundMovement.id))
  ).map(({ kind, amountMinor }) => [kind, amountMinor]);

test('within the free day the card and the fund get back what each paid, and the page says so', async () => {
  const number = await issue();
  const lookup = await bookWith('basic', [[number, 5_000]]);
  const quote = await quoteOf(lookup);
  const back = { lastFour: number.slice(-4), amount: usd(5_000), expiresOn: '2027-11-21', isExpired: false };
  expect(quote).toMatchObject({ refund: usd(7_900), credit: usd(0), funds: [back], forfeited: usd(0) });
  const { refund, credit } = quote;
  const answer = await cancel(lookup, { refund, credit, funds: usd(5_000) });
  const { cancellation } = tripSchema.parse(await readJson(answer));
  expect(cancellation).toMatchObject({ refund: usd(7_900), funds: [back] });
  expect(cancellation?.travelCredit).toBeUndefined();
  expect(await movesOf(number)).toEqual([
    ['issued', 20_000],
    ['spent', -5_000],
    ['returned', 5_000],
  ]);
  expect(JSON.stringify([quote, cancellation, gateway.logged])).not.toContain(number);
});

test('later a fare that gives a credit fills the funds first, the latest last day before the others', async () => {
  const [early, late] = [await issue({ expiresOn: '2027-03-01' }), await issue({ expiresOn: '2027-06-01' })];
  const lookup = await bookWith('classic', [
    [early, 4_000],
    [late, 3_000],
  ]);
  pass(2);
  const { refund, credit, funds = [] } = await quoteOf(lookup);
  expect([refund, credit]).toEqual([usd(0), usd(5_900)]);
  expect(funds.map(({ lastFour, amount }) => [lastFour, amount.amountMinor])).toEqual([
    [late.slice(-4), 3_000],
    [early.slice(-4), 4_000],
  ]);
  expect((await cancel(lookup, { refund, credit, funds: usd(7_000) })).status).toBe(200);
  const [issued] = await database.db
    .select()
    .from(travelCredit)
    .where(eq(travelCredit.recordLocator, lookup.recordLocator));
  expect(issued).toMatchObject({ amountMinor: 5_900, expiresOn: '2027-11-23' });
});

test('a fund that paid all of it is not renewed: it has its own last day again, and nothing else comes of it', async () => {
  const number = await issue({ expiresOn: '2027-03-01' });
  const lookup = await bookWith('classic', [[number, 12_900]]);
  pass(2);
  const quote = await quoteOf(lookup);
  expect(quote).toMatchObject({ refund: usd(0), credit: usd(0), funds: [{ expiresOn: '2027-03-01' }] });
  expect(quote.creditExpiresOn).toBeUndefined();
  expect((await cancel(lookup, { refund: usd(0), credit: usd(0), funds: usd(12_900) })).status).toBe(200);
});

test('a last day that is over by then is said before, is agreed to, and what went back is written off', async () => {
  const number = await issue({ expiresOn: '2026-11-23' });
  const lookup = await bookWith('flex', [[number, 5_000]]);
  const before = await quoteOf(lookup);
  expect(before.funds).toMatchObject([{ isExpired: false }]);
  pass(4);
  const stale = await cancel(lookup, { refund: before.refund, credit: before.credit, funds: usd(5_000) });
  expect([stale.status, problemNameOf((await readJson(stale)).type)]).toEqual([409, 'cancellationChanged']);
  const now = await quoteOf(lookup);
  expect(now).toMatchObject({ refund: usd(7_900), funds: [{ amount: usd(5_000), isExpired: true }] });
  expect((await cancel(lookup, { refund: now.refund, credit: now.credit, funds: usd(0) })).status).toBe(200);
  await expireFunds({ db: database.db, now: gateway.orders.now });
  expect((await movesOf(number)).slice(2)).toEqual([
    ['returned', 5_000],
    ['expired', -20_000],
  ]);
});

test('after all this the books are sound', async () => {
  const config = { smtpUrl: undefined, mailFrom: 'Alisio <reservas@alisio.example>' } as const;
  const mail = await createMailTransport(config, database.db, gateway.orders.now);
  // A refund waits for its capture.
  for (let round = 0; round < 5; round += 1) {
    pass(30);
    await runDueJobs(gateway.orders, orderJobGroup({ ...gateway.orders, mail }));
  }
  await mail.close();
  const { faults, cancelled } = await auditBooks(database.db);
  expect({ cancelled, faults }).toEqual({ cancelled: 4, faults: soundBooks });
});
