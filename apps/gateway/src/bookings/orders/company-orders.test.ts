import { randomUUID } from 'node:crypto';

import {
  type BookingSettings,
  type CompanyTrip,
  type OrderOutcome,
  type OrderRequest,
  type PolicyRule,
  problemNameOf,
  type Trip,
} from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type BookingCompany, openBookingCompany } from '../../../test-support/booking-company.ts';
import { issueFund } from '../../../test-support/funds.ts';
import { openMember, type TestMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, keyedPost, orderOf, paidWithFund, readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import { companyCard } from '../../accounts/companies/company-schema.ts';
import { replacePolicy } from '../../accounts/companies/policy-store.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import { companySpendLine } from '../../corporate/reports/report-schema.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { travelCredit } from '../funds/fund-schema.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';
import { bookingOrder, orderPassenger } from './order-schema.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let own: BookingCompany;
let foreign: BookingCompany;
let flights = 0;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  // Each direction of these tests costs $129, and the cheapest one of its day $100.
  gateway = await openOrderGateway(database, { lowestFare: async () => 10_000 });
  own = await openBookingCompany(gateway);
  foreign = await openBookingCompany(gateway);
});

const settle = (values: Partial<BookingSettings>) =>
  database.db.update(company).set(values).where(eq(company.id, own.id));
let versions = 0;
async function publish(...rules: readonly PolicyRule[]): Promise<number> {
  versions += 1;
  const policy = { id: randomUUID(), companyId: own.id, version: versions, rules };
  await replacePolicy(database.db, policy, gateway.clock.now);
  return versions;
}
const over = (outcome: PolicyRule['outcome']): PolicyRule => ({
  id: randomUUID(),
  kind: 'overLowest',
  percent: 20,
  outcome,
});

/** An order of a flight of its own at $129 for the booker's company, by default for the booker. */
async function orderFor(trip: Partial<CompanyTrip> = {}, payments?: OrderRequest['payments']): Promise<OrderRequest> {
  flights += 1;
  const order = orderOf(await gateway.offer({ flight: `WN${flights}` }), await gateway.token());
  return {
    ...order,
    contact: { ...order.contact, email: `${randomUUID()}@example.com` },
    payments: payments ?? order.payments,
    company: { travellers: [{ passenger: 0, memberId: own.booker.memberId }], ...trip },
  };
}

const book = (order: OrderRequest, by: Pick<TestMember, 'accessToken'> = own.booker, key?: string) =>
  gateway.order(order, key, by.accessToken);

async function toTrip(answer: Response): Promise<Trip> {
  const outcome = await readJson<OrderOutcome>(answer);
  if (outcome.status !== 'confirmed') throw new Error(JSON.stringify(outcome));
  return outcome.trip;
}

async function refusalOf(answer: Response) {
  const { type, errors = [] } = await readJson(answer);
  return [problemNameOf(type), ...errors.map(({ params }) => params?.['rule'])];
}

const findRow = async ({ recordLocator }: Trip) => {
  const [row] = await database.db.select().from(bookingOrder).where(eq(bookingOrder.recordLocator, recordLocator));
  if (row === undefined) throw new Error('There is no such order.');
  return row;
};

async function cancel({ recordLocator }: Trip): Promise<Trip> {
  gateway.clock.now = new Date('2026-11-22T08:00:00Z');
  const lookup = { recordLocator, firstName: 'Ana', lastName: ana.lastName };
  const { refund, credit } = await readJson<{ refund: object; credit: object }>(
    gateway.app.request('/api/air-booking/v1/trips/cancellation-quote', keyedPost(lookup)),
  );
  const code = await tripCodeFor(gateway.orders, recordLocator);
  const request = keyedPost({ ...lookup, shown: { refund, credit }, code });
  return readJson<Trip>(gateway.app.request('/api/air-booking/v1/trips/cancellation', request));
}

describe('a trip that is booked under a company', () => {
  test('has the company, what its books call it and what its policy said, for its travellers and its reports', async () => {
    const rule = over('reason');
    const policyVersion = await publish(rule);
    const order = await orderFor({
      reference: 'P-88',
      costCentreId: own.costCentreId,
      reason: 'Feria',
      travellers: [{ passenger: 0, memberId: own.viewer.memberId }],
    });
    const trip = await toTrip(await book(order));
    expect(trip.company).toEqual({ name: 'Olivares Export', reference: 'P-88', costCentre: '4100 Ferias' });
    const row = await findRow(trip);
    expect(row).toMatchObject({
      companyId: own.id,
      bookedBy: own.booker.memberId,
      companyReference: 'P-88',
      costCentreId: own.costCentreId,
      policyOutcome: 'reason',
      policyVersion,
      policyBreaks: [rule.id],
      policyReason: 'Feria',
      lowestMinor: 10_000,
    });
    const [passenger] = await database.db.select().from(orderPassenger).where(eq(orderPassenger.orderId, row.id));
    expect(passenger?.companyMemberId).toBe(own.viewer.memberId);
    const lines = await database.db.select().from(companySpendLine).where(eq(companySpendLine.orderId, row.id));
    expect(lines).toMatchObject([{ companyId: own.id, kind: 'sale', totalMinor: 12_900 }]);
  });

  test('stands among the trips of who travels on it, by who of the company it was booked, if it has their names', async () => {
    const travellers = [{ passenger: 0, memberId: own.viewer.memberId }];
    const { recordLocator } = await toTrip(await book(await orderFor({ travellers })));
    const listed = async ({ accessToken }: Pick<TestMember, 'accessToken'>) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const { trips } = await readJson<{ trips: readonly Trip[] }>(
        gateway.app.request('/api/account/v1/trips', { headers }),
      );
      return trips.map((trip) => trip.recordLocator);
    };
    expect(await listed(own.viewer)).toEqual([recordLocator]);
    expect(await listed(foreign.viewer)).toEqual([]);
    await database.db
      .update(orderPassenger)
      .set({ firstName: 'Eva' })
      .where(eq(orderPassenger.companyMemberId, own.viewer.memberId));
    expect(await listed(own.viewer)).toEqual([]);
    expect(await listed(own.booker)).toEqual([recordLocator]);
  });

  test('keeps what a cancellation gives back for the company, which a private trip of the same account does not', async () => {
    const { company: _company, ...privately } = await orderFor();
    for (const [order, holder] of [
      [await orderFor(), own.id],
      [privately, null],
    ] as const) {
      gateway.clock.now = new Date('2026-11-21T07:00:00Z');
      const trip = await toTrip(await book(order));
      await cancel(trip);
      const [fund] = await database.db
        .select()
        .from(travelCredit)
        .where(eq(travelCredit.recordLocator, trip.recordLocator));
      expect(fund).toMatchObject({ companyId: holder, kind: holder === null ? 'personal' : 'business' });
    }
  });

  test('is paid with a fund of the company, which pays nothing else', async () => {
    const number = await issueFund(database.db, gateway.clock.now, { kind: 'business', companyId: own.id });
    const order = paidWithFund(await orderFor(), { number, amountMinor: 100 });
    const { company: _company, ...privately } = paidWithFund(await orderFor(), { number, amountMinor: 100 });
    const byOthers = { ...order, company: { travellers: [{ passenger: 0, memberId: foreign.booker.memberId }] } };
    expect(await refusalOf(await book(privately))).toEqual(['fundNotFound', undefined]);
    expect(await refusalOf(await book(byOthers, foreign.booker))).toEqual(['fundNotFound', undefined]);
    expect((await book(order)).status).toBe(201);
  });

  test('is one, however often it is asked for at once, and nobody else’s answer', async () => {
    const order = await orderFor();
    const key = randomUUID();
    const answers = await Promise.all([book(order, own.booker, key), book(order, own.booker, key)]);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(await database.db.$count(bookingOrder, eq(bookingOrder.email, order.contact.email))).toBe(1);
    expect(await refusalOf(await book(order, foreign.booker, key))).toEqual(['idempotencyKeyReused']);
  });
});

describe('a policy decides when a trip is ordered', () => {
  test('it books inside without a reason, asks for one outside, and blocks by the hardest rule', async () => {
    await publish({ ...over('reason'), percent: 29 } as PolicyRule);
    const inside = await toTrip(await book(await orderFor({ reason: 'Nadie lo pidió' })));
    expect(await findRow(inside)).toMatchObject({ policyOutcome: 'inside', policyBreaks: [], policyReason: null });
    await publish(over('reason'), { id: randomUUID(), kind: 'stops', most: 0, outcome: 'blocked' });
    expect(await refusalOf(await book(await orderFor()))).toEqual(['reasonRequired', 'overLowest']);
    await publish(over('reason'), { id: randomUUID(), kind: 'daysAhead', days: 30, outcome: 'blocked' });
    expect(await refusalOf(await book(await orderFor({ reason: 'Feria' })))).toEqual(['policyBlocks', 'daysAhead']);
  });

  test.each([
    ['a reference', { isReferenceRequired: true }, {}, 'referenceRequired'],
    ['a cost centre', { isCostCentreRequired: true }, {}, 'costCentreRequired'],
    ['its card', { cardUse: 'required' as const }, {}, 'companyCardRequired'],
    ['somebody of it', {}, { travellers: [{ passenger: 0, memberId: randomUUID() }] }, 'memberNotFound'],
    ['a cost centre of its own', {}, { costCentreId: randomUUID() }, 'costCentreNotFound'],
  ])('it refuses a trip without %s', async (_, settings, trip, name) => {
    if (Object.keys(settings).length > 0) await settle(settings);
    expect(await refusalOf(await book(await orderFor(trip)))).toEqual([name]);
  });

  test('who may not book for others books their own trips, and who is of no company none', async () => {
    const others = await orderFor();
    const ownTrip = await orderFor({ travellers: [{ passenger: 0, memberId: own.viewer.memberId }] });
    expect(await refusalOf(await book(others, own.viewer))).toEqual(['ownTripsOnly']);
    expect((await book(ownTrip, own.viewer)).status).toBe(201);
    expect(await refusalOf(await book(others, foreign.booker))).toEqual(['memberNotFound']);
    expect(await refusalOf(await book(others, await openMember(gateway.identity)))).toEqual(['companyAccessDenied']);
    expect(await refusalOf(await gateway.order(others))).toEqual(['companyAccessDenied']);
  });
});

describe('a card of a company', () => {
  const by = (cardId: string) => [{ kind: 'companyCard' as const, cardId }];

  test('pays trips of its company through the vault, also where it has to, and its number is seen by nobody', async () => {
    await settle({ cardUse: 'required' });
    const before = await database.db.$count(sandboxAuthorisation);
    const trip = await toTrip(await book(await orderFor({}, by(own.cardId))));
    expect(trip.payments).toEqual([
      { kind: 'card', brand: 'visa', lastFour: '4242', amount: { amountMinor: 12_900, currency: 'USD' } },
    ]);
    expect(await database.db.$count(sandboxAuthorisation)).toBe(before + 1);
  });

  test.each([
    ['of another company', async () => orderFor({}, by(foreign.cardId)), 'companyCardNotFound'],
    [
      'that was taken away',
      async () => {
        await database.db
          .update(companyCard)
          .set({ removedAt: gateway.clock.now })
          .where(eq(companyCard.id, own.cardId));
        return orderFor({}, by(own.cardId));
      },
      'companyCardNotFound',
    ],
    [
      'that has expired',
      async () => {
        await database.db.update(companyCard).set({ expiresOn: '2026-10-01' }).where(eq(companyCard.id, own.cardId));
        return orderFor({}, by(own.cardId));
      },
      'companyCardNotFound',
    ],
    [
      'where the company allows none',
      async () => {
        await settle({ cardUse: 'notAllowed' });
        return orderFor({}, by(own.cardId));
      },
      'companyCardNotAllowed',
    ],
    [
      'of a private trip',
      async () => {
        const { company: _company, ...privately } = await orderFor({}, by(own.cardId));
        return privately;
      },
      'companyCardNotAllowed',
    ],
  ])('%s pays nothing', async (_, order, name) => {
    const before = await database.db.$count(bookingOrder);
    expect(await refusalOf(await book(await order()))).toEqual([name]);
    expect(await database.db.$count(bookingOrder)).toBe(before);
  });
});
