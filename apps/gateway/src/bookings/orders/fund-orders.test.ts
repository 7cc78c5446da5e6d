import { randomUUID } from 'node:crypto';

import { type OrderOutcome, type OrderRequest, problemNameOf, type PaymentForm, type Trip } from '@airline/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { issueFund } from '../../../test-support/funds.ts';
import { openMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { auditBooks } from '../../../test-support/order-books.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, keyedPost, orderOf, readJson } from '../../../test-support/orders.ts';
import {
  openPostgresDatabase,
  postgresPrograms,
  type PostgresDatabase,
  makePostgresDatabase,
} from '../../../test-support/postgres.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { findFund } from '../funds/fund-store.ts';
import { travelFundMovement } from '../funds/fund-schema.ts';
import { returnFundsOfReleased } from '../funds/return-funds.ts';
import { bookingOrder } from './order-schema.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';

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

type FundForm = Extract<PaymentForm, { readonly kind: 'travelFund' }>;

const fundForm = (number: string, amountMinor: number, names: Partial<FundForm> = {}): FundForm => ({
  kind: 'travelFund',
  number,
  firstName: 'ana maria',
  lastName: 'Nunez',
  amount: { amountMinor, currency: 'USD' },
  ...names,
});
const issue = (values: Parameters<typeof issueFund>[2] = {}) => issueFund(database.db, gateway.clock.now, values);

/** An order of a flight of its own at $129, paid by the funds given and a card, or by what is given alone. */
async function orderPaidBy(
  funds: readonly PaymentForm[],
  { card, isCardUsed = true }: { readonly card?: string; readonly isCardUsed?: boolean } = {},
): Promise<OrderRequest> {
  flights += 1;
  const order = orderOf(await gateway.offer({ flight: `WN${flights}` }), await gateway.token(card));
  const contact = { ...order.contact, email: `${randomUUID()}@example.com` };
  return { ...order, contact, payments: [...funds, ...(isCardUsed ? order.payments : [])] };
}

async function toTrip(answer: Response): Promise<Trip> {
  const outcome = await readJson<OrderOutcome>(answer);
  if (outcome.status !== 'confirmed') throw new Error(JSON.stringify(outcome));
  return outcome.trip;
}
const leftOf = async (number: string) => (await findFund(database.db, number))?.leftMinor;
const refusalOf = async (answer: Response) => {
  const { type, errors } = await readJson(answer);
  return [answer.status, problemNameOf(type), errors];
};
const readMovements = (number: string) =>
  database.db
    .select()
    .from(travelFundMovement)
    .where(eq(travelFundMovement.fundNumber, number))
    .orderBy(asc(travelFundMovement.id));
const faultsOfFunds = async () => (await auditBooks(database.db)).faults.fundsMovedWrongly;

describe('a travel fund', () => {
  test('pays what its form says, however its number is typed, and a card the rest', async () => {
    const number = await issue();
    const typed = number.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1 ');
    const trip = await toTrip(await gateway.order(await orderPaidBy([fundForm(typed, 5_000)])));
    expect(trip.payments).toMatchObject([
      { kind: 'travelFund', lastFour: number.slice(-4), amount: { amountMinor: 5_000 } },
      { kind: 'card', lastFour: '4242', amount: { amountMinor: 7_900 } },
    ]);
    expect(await leftOf(number)).toBe(15_000);
    const authorised = await database.db.select().from(sandboxAuthorisation);
    expect(authorised.at(-1)?.amountMinor).toBe(7_900);
    expect(JSON.stringify([trip, gateway.logged])).not.toContain(number);
  });

  test('pays everything with another one: nothing is authorised, and the order is confirmed at once', async () => {
    const [one, other] = [await issue(), await issue({ amountMinor: 900 })];
    const before = await database.db.$count(sandboxAuthorisation);
    const order = await orderPaidBy([fundForm(one, 12_000), fundForm(other, 900)], { isCardUsed: false });
    const trip = await toTrip(await gateway.order(order));
    expect(trip.payments.map(({ kind }) => kind)).toEqual(['travelFund', 'travelFund']);
    expect([await leftOf(one), await leftOf(other)]).toEqual([8_000, 0]);
    expect(await database.db.$count(sandboxAuthorisation)).toBe(before);
  });

  test('pays the taxes that points leave', async () => {
    const member = await openMember(gateway.identity, { points: 10_000 });
    const number = await issue();
    const forms = [{ kind: 'points', points: 8_400 } as const, fundForm(number, 2_100)];
    const order = await orderPaidBy(forms, { isCardUsed: false });
    const trip = await toTrip(await gateway.order(order, undefined, member.accessToken));
    expect(trip.payments.map(({ kind }) => kind)).toEqual(['points', 'travelFund']);
    expect(await leftOf(number)).toBe(17_900);
  });

  test('is spent once by a request that comes again, and by a second tab', async () => {
    const number = await issue({ amountMinor: 5_000 });
    const order = await orderPaidBy([fundForm(number, 5_000)]);
    const key = randomUUID();
    const first = await gateway.order(order, key);
    const again = await gateway.order(order, key);
    expect(await again.text()).toBe(await first.text());
    expect((await gateway.order(order)).status).toBe(201);
    expect((await readMovements(number)).map(({ kind }) => kind)).toEqual(['issued', 'spent']);
  });

  test('has back what an order took whose card is declined', async () => {
    const number = await issue();
    const declined = await gateway.order(await orderPaidBy([fundForm(number, 5_000)], { card: '4000000000000002' }));
    expect(await refusalOf(declined)).toEqual([402, 'paymentDeclined', [{ pointer: '/payments/1', code: 'declined' }]]);
    expect((await readMovements(number)).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['issued', 20_000],
      ['spent', -5_000],
      ['returned', 5_000],
    ]);
  });

  test('has back what an order took that an instance of an earlier release has released', async () => {
    const number = await issue();
    const asked = await gateway.order(await orderPaidBy([fundForm(number, 5_000)], { card: '4000002500003155' }));
    const outcome = await readJson<OrderOutcome>(asked);
    if (outcome.status !== 'challenge') throw new Error(outcome.status);
    await database.db.update(bookingOrder).set({ status: 'released' }).where(eq(bookingOrder.id, outcome.orderId));
    const { now } = gateway.clock;
    expect(await returnFundsOfReleased(database.db, now)).toBe(1);
    expect(await returnFundsOfReleased(database.db, now)).toBe(0);
    expect(await leftOf(number)).toBe(20_000);
  });

  test('is held while a bank asks', async () => {
    const number = await issue();
    const asked = await gateway.order(await orderPaidBy([fundForm(number, 5_000)], { card: '4000002500003155' }));
    expect((await readJson<OrderOutcome>(asked)).status).toBe('challenge');
    expect(await findFund(database.db, number)).toMatchObject({ leftMinor: 15_000, heldMinor: 5_000 });
  });
});

describe('an order is refused before it takes anything', () => {
  test('where a number or a name is wrong: both read alike, and point at their form', async () => {
    const number = await issue();
    const luis = { firstName: 'Luis', lastName: 'Gil' };
    const wrongName = await gateway.order(await orderPaidBy([fundForm(number, 5_000, luis)]));
    const wrongNumber = await gateway.order(await orderPaidBy([fundForm('AAAABBBBCCCC', 5_000)]));
    const expected = [404, 'fundNotFound', [{ pointer: '/payments/0', code: 'fundNotFound' }]];
    expect([await refusalOf(wrongName), await refusalOf(wrongNumber)]).toEqual([expected, expected]);
  });

  test('where a last day is over, and where nothing or less is left', async () => {
    const [good, over] = [await issue(), await issue({ expiresOn: '2026-11-01' })];
    expect(await refusalOf(await gateway.order(await orderPaidBy([fundForm(good, 100), fundForm(over, 100)])))).toEqual(
      [410, 'fundExpired', [{ pointer: '/payments/1', code: 'fundExpired' }]],
    );
    const [less, nothing] = [await issue({ amountMinor: 4_000 }), await issue({ amountMinor: 4_000 })];
    await toTrip(await gateway.order(await orderPaidBy([fundForm(nothing, 4_000)])));
    expect(await refusalOf(await gateway.order(await orderPaidBy([fundForm(less, 4_001)])))).toEqual([
      409,
      'fundChanged',
      [{ pointer: '/payments/0', code: 'fundChanged', params: { leftMinor: 4_000 } }],
    ]);
    const both = await gateway.order(await orderPaidBy([fundForm(nothing, 100), fundForm(less, 4_001)]));
    expect(await refusalOf(both)).toEqual([
      409,
      'fundSpent',
      [
        { pointer: '/payments/0', code: 'fundSpent' },
        { pointer: '/payments/1', code: 'fundChanged', params: { leftMinor: 4_000 } },
      ],
    ]);
    expect([await leftOf(good), await leftOf(less)]).toEqual([20_000, 4_000]);
  });

  test('where a fund is named twice', async () => {
    const number = await issue();
    const twice = await orderPaidBy([fundForm(number, 100), fundForm(number.toLowerCase(), 100)]);
    expect((await gateway.order(twice)).status).toBe(422);
  });

  test('where names were tried too often, at orders and at look-ups alike', async () => {
    const number = await issue();
    const wrong = { firstName: 'Luis', lastName: 'Gil' };
    for (let tries = 0; tries < 5; tries += 1) {
      await gateway.order(await orderPaidBy([fundForm(number, 100, wrong)]));
      await gateway.app.request('/api/travel-funds/v1/lookups', keyedPost({ reference: number, ...wrong }));
    }
    const refused = await gateway.order(await orderPaidBy([fundForm(number, 100)]));
    expect((await refusalOf(refused)).slice(0, 2)).toEqual([429, 'tooManyRequests']);
  });
});

test('of orders that want the same fund in several tabs one has it, and the others are told', async () => {
  const number = await issue({ amountMinor: 10_000 });
  const orders = await Promise.all([1, 2, 3].map(() => orderPaidBy([fundForm(number, 6_000)])));
  const names = await Promise.all(
    orders.map(async (order) => {
      const answer = await gateway.order(order);
      return answer.status === 201 ? 'booked' : (await refusalOf(answer))[1];
    }),
  );
  expect([
    names.filter((name) => name === 'booked').length,
    names.filter((name) => name === 'fundChanged').length,
  ]).toEqual([1, 2]);
  expect(await leftOf(number)).toBe(4_000);
});

test('after all this the books of funds are sound', async () => {
  expect(await faultsOfFunds()).toEqual([]);
});

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('two instances on one PostgreSQL', () => {
  let server: PostgresDatabase;
  let databases: readonly OpenDatabase[];
  beforeAll(async () => {
    server = await makePostgresDatabase(programs ?? '');
    databases = await Promise.all([openPostgresDatabase(server), openPostgresDatabase(server)]);
  });
  afterAll(async () => {
    await Promise.all(databases.map((each) => each.close()));
    await server.stop();
  });

  test('spend two funds in either order without waiting in a circle, and never beyond what is left', async () => {
    const [one, other] = databases as readonly [OpenDatabase, OpenDatabase];
    const gateways = await Promise.all([openOrderGateway(one), openOrderGateway(other)]);
    const { now } = gateways[0].clock;
    const funds = [await issueFund(one.db, now), await issueFund(one.db, now)];
    const book = async (index: number): Promise<string | undefined> => {
      const at = gateways[index % 2] ?? gateways[0];
      const forms = (index % 4 < 2 ? funds : funds.toReversed()).map((number) => fundForm(number, 400));
      const order = orderOf(await at.offer({ flight: `WN${900 + index}` }), await at.token(), [ana]);
      const contact = { ...order.contact, email: `${randomUUID()}@example.com` };
      const answer = await at.order({ ...order, contact, payments: [...forms, ...order.payments] });
      return answer.status === 201 ? 'booked' : problemNameOf((await readJson(answer)).type);
    };
    const told: (string | undefined)[] = [];
    // Ten at a time: as many as an address may hold.
    for (let round = 0; round < 6; round += 1) {
      told.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => book(round * 10 + index)))));
    }
    const count = (name: string) => told.filter((each) => each === name).length;
    expect([count('booked'), count('fundSpent')]).toEqual([50, 10]);
    for (const number of funds) expect((await findFund(one.db, number))?.leftMinor).toBe(0);
    expect((await auditBooks(one.db)).faults.fundsMovedWrongly).toEqual([]);
  });
});
