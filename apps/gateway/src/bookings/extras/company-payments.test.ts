import { randomUUID } from 'node:crypto';

import {
  type BookingSettings,
  type CompanyApproval,
  endpoints,
  type ExtraPurchase,
  type PolicyRule,
  type TripLookup,
} from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { type BookingCompany, openBookingCompany } from '../../../test-support/booking-company.ts';
import { openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openMember } from '../../../test-support/members.ts';
import { keyedPost, orderOf, readJson } from '../../../test-support/orders.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import { companyApproval, companyCard, companyMember } from '../../accounts/companies/company-schema.ts';
import { replacePolicy } from '../../accounts/companies/policy-store.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import { readReportPart } from '../../corporate/reports/read-report.ts';
import { companySpendLine } from '../../corporate/reports/report-schema.ts';
import { orderExtraPurchase } from '../orders/order-extra-schema.ts';
import { bookingOrder, orderRefund } from '../orders/order-schema.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';

const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00', flight: '9Z1' };
const dearer: NamedBound = { ...flight, flight: '9Z2', price: 15_000, departs: '2026-12-02T07:30:00-06:00' };

const suite = openChangeSuite();
let own: BookingCompany;
let foreign: BookingCompany;
beforeEach(async () => {
  own = await openBookingCompany(suite.gateway);
  foreign = await openBookingCompany(suite.gateway);
});

type Person = { readonly accessToken: string } | undefined;
type Payment = ExtraPurchase['payments'][number];
const by = (cardId: string): Payment => ({ kind: 'companyCard', cardId });
const ownCard = async (): Promise<Payment> => ({
  kind: 'card',
  token: await suite.gateway.token('5555555555554444'),
});
const settle = (values: Partial<BookingSettings> & { readonly status?: 'active' | 'deactivated' }) =>
  suite.database.db.update(company).set(values).where(eq(company.id, own.id));

/** Books a trip of the company for its booker, paid with a card of theirs, or a private one. */
const book = async (who: 'company' | 'private' = 'company'): Promise<TripLookup> =>
  suite.changes.bookTrip({
    bounds: [flight],
    paysWith: [await ownCard()],
    accessToken: own.booker.accessToken,
    ...(who === 'private' ? {} : { company: { travellers: [{ passenger: 0, memberId: own.booker.memberId }] } }),
  });

async function buyBag(proof: TripLookup, payment: Payment, person: Person, key?: string): Promise<Response> {
  const request: ExtraPurchase = {
    ...proof,
    extras: [{ kind: 'bag', traveller: 0, bound: 0, count: 1 }],
    shown: { total: { amountMinor: 7_500, currency: 'USD' } },
    payments: [payment],
  };
  return suite.gateway.app.request(endpoints.buyExtras.path, keyedPost(request, key, person?.accessToken));
}

const change = (proof: TripLookup, payment: Payment, person: Person) =>
  suite.changes.change(proof, {
    to: [dearer],
    payments: [payment],
    ...(person === undefined ? {} : { accessToken: person.accessToken }),
  });

const orderIdOf = async ({ recordLocator }: TripLookup) => {
  const [row] = await suite.database.db
    .select()
    .from(bookingOrder)
    .where(eq(bookingOrder.recordLocator, recordLocator));
  return row?.id ?? '';
};

describe.each([
  ['extras', buyBag, 7_500],
  ['a change', change, 2_100],
] as const)('a card of a company and %s of a trip', (_, pay, amountMinor) => {
  test.each(['allowed', 'required'] as const)(
    'pays them where it is %s, and its number is seen by nobody',
    async (cardUse) => {
      const proof = await book();
      await settle({ cardUse });
      const before = await suite.database.db.$count(sandboxAuthorisation);
      const answer = await pay(proof, by(own.cardId), own.booker);
      expect(answer.status, await answer.clone().text()).toBe(201);
      expect(await answer.text()).not.toContain(own.cardId);
      const authorised = await suite.database.db.select().from(sandboxAuthorisation);
      expect(authorised).toHaveLength(before + 1);
      expect(authorised.some((each) => each.amountMinor === amountMinor)).toBe(true);
      await suite.expectSoundBooks();
    },
  );

  test('is the only one that pays them where the company requires it, and its own means pay where it does not', async () => {
    const proof = await book();
    await settle({ cardUse: 'required' });
    for (const person of [own.booker, undefined, foreign.booker])
      expect(await refusalOf(pay(proof, await ownCard(), person))).toEqual({ name: 'companyCardRequired' });
    await settle({ cardUse: 'notAllowed' });
    expect(await refusalOf(pay(proof, by(own.cardId), own.booker))).toEqual({ name: 'companyCardNotAllowed' });
    expect((await pay(proof, await ownCard(), own.booker)).status).toBe(201);
  });

  test('is asked of no trip of a company that was deactivated', async () => {
    const proof = await book();
    await settle({ cardUse: 'required', status: 'deactivated' });
    expect((await pay(proof, await ownCard(), undefined)).status).toBe(201);
  });

  test('of another company pays nothing, and neither does anybody of another one', async () => {
    const proof = await book();
    expect(await refusalOf(pay(proof, by(foreign.cardId), own.booker))).toEqual({ name: 'companyCardNotFound' });
    expect(await refusalOf(pay(proof, by(foreign.cardId), foreign.booker))).toEqual({ name: 'companyAccessDenied' });
    expect(await refusalOf(pay(proof, by(own.cardId), foreign.booker))).toEqual({ name: 'companyAccessDenied' });
    expect(await refusalOf(pay(proof, by(own.cardId), await openMember(suite.gateway.identity)))).toEqual({
      name: 'companyAccessDenied',
    });
    expect(await refusalOf(pay(proof, by(own.cardId), undefined))).toEqual({ name: 'companyAccessDenied' });
    await suite.expectSoundBooks();
  });

  test('pays no private trip', async () => {
    const proof = await book('private');
    expect(await refusalOf(pay(proof, by(own.cardId), own.booker))).toEqual({ name: 'companyCardNotAllowed' });
  });

  test('is no means of somebody who left, nor of who books their own trips for the trip of a colleague', async () => {
    const proof = await book();
    expect(await refusalOf(pay(proof, by(own.cardId), own.viewer))).toEqual({ name: 'ownTripsOnly' });
    await suite.database.db
      .update(companyMember)
      .set({ state: 'left' })
      .where(eq(companyMember.id, own.booker.memberId));
    expect(await refusalOf(pay(proof, by(own.cardId), own.booker))).toEqual({ name: 'companyAccessDenied' });
  });

  test.each([
    ['was taken away', { removedAt: new Date('2026-11-20T00:00:00Z') }],
    ['has expired', { expiresOn: '2026-10-01' }],
  ])('that %s pays nothing', async (_case, values) => {
    const proof = await book();
    await suite.database.db.update(companyCard).set(values).where(eq(companyCard.id, own.cardId));
    expect(await refusalOf(pay(proof, by(own.cardId), own.booker))).toEqual({ name: 'companyCardNotFound' });
  });
});

test('who books their own trips pays for one with the company’s card', async () => {
  const travellers = [{ passenger: 0, memberId: own.viewer.memberId }];
  const proof = await suite.changes.bookTrip({
    bounds: [flight],
    accessToken: own.booker.accessToken,
    company: { travellers },
  });
  expect((await buyBag(proof, by(own.cardId), own.viewer)).status).toBe(201);
});

test('a purchase that is sent twice at once is paid with the company’s card once', async () => {
  const proof = await book();
  const key = randomUUID();
  const paid = () => suite.database.db.$count(sandboxAuthorisation, eq(sandboxAuthorisation.amountMinor, 7_500));
  const before = await paid();
  await Promise.all([1, 2].map(() => buyBag(proof, by(own.cardId), own.booker, key)));
  expect(await paid()).toBe(before + 1);
  await suite.expectSoundBooks();
});

test('what a company’s card paid goes back to it, and stands in the report line by line with that card', async () => {
  const proof = await book();
  expect((await change(proof, by(own.cardId), own.booker)).status).toBe(201);
  expect((await buyBag(proof, by(own.cardId), own.booker)).status).toBe(201);
  expect((await cancelAsQuoted(suite.gateway, proof)).status).toBe(200);
  await suite.expectSoundBooks();
  const orderId = await orderIdOf(proof);
  const payments = await suite.database.db.select().from(sandboxAuthorisation);
  const refunds = await suite.database.db.select().from(orderRefund).where(eq(orderRefund.orderId, orderId));
  const returned = refunds.map(({ paymentId, amountMinor }) => [
    payments.find(({ reference }) => reference === paymentId)?.amountMinor,
    amountMinor,
  ]);
  expect(returned.toSorted((one, other) => Number(one[0]) - Number(other[0]))).toEqual([
    [2_100, 2_100],
    [7_500, 7_500],
    [12_900, 12_900],
  ]);
  const lines = await suite.database.db.select().from(companySpendLine).where(eq(companySpendLine.orderId, orderId));
  expect(lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(0);
  const part = await readReportPart(
    { db: suite.database.db, now: suite.gateway.orders.now },
    { report: 'air-spend', companyId: own.id, from: '2026-11-01', to: '2026-11-30' },
    { limit: 20 },
  );
  const rows = part?.rows.map(({ kind, payment, total }) => [kind, payment, total]) ?? [];
  const [mastercard, visa] = ['Tarjeta Mastercard •••• 4444', 'Tarjeta Visa •••• 4242'];
  expect(rows.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual([
    ['exchange', visa, 2_100],
    ['extras', visa, 7_500],
    ['extrasRefund', visa, -7_500],
    ['refund', mastercard, -15_000],
    ['sale', mastercard, 12_900],
  ]);
});

describe('a rule of the company’s policy on extras', () => {
  const publish = (outcome: PolicyRule['outcome'], mostMinor?: number) =>
    replacePolicy(
      suite.database.db,
      {
        id: randomUUID(),
        companyId: own.id,
        version: 1,
        rules: [
          {
            id: randomUUID(),
            kind: 'extras',
            extras: ['bag'],
            outcome,
            ...(mostMinor === undefined ? {} : { mostMinor }),
          },
        ],
      },
      suite.gateway.clock.now,
    );
  const bag = { kind: 'bag', traveller: 0, bound: 0, count: 1 } as const;
  const total = { amountMinor: 7_500, currency: 'USD' } as const;
  async function buy(proof: TripLookup, reason?: string): Promise<Response> {
    const request = { ...proof, extras: [bag], shown: { total }, payments: [await ownCard()], reason };
    return suite.gateway.app.request(endpoints.buyExtras.path, keyedPost(request));
  }

  test.each([
    ['blocked', 'policyBlocks'],
    ['approval', 'approvalRequired'],
  ] as const)('that says %s refuses them, and keeps nothing of them', async (outcome, name) => {
    const proof = await book();
    await publish(outcome);
    expect(await refusalOf(buy(proof, 'Feria'))).toMatchObject({ name });
    expect((await buyBag(await book('private'), await ownCard(), own.booker)).status).toBe(201);
    await suite.expectSoundBooks();
  });

  test('asks for a reason and keeps it; of those within its price it asks nothing', async () => {
    const proof = await book();
    await publish('reason', 7_400);
    expect(await refusalOf(buy(proof))).toMatchObject({ name: 'reasonRequired' });
    expect((await buy(proof, 'Muestras')).status).toBe(201);
    const [kept] = await suite.database.db
      .select()
      .from(orderExtraPurchase)
      .where(eq(orderExtraPurchase.orderId, await orderIdOf(proof)));
    expect(kept?.policyReason).toBe('Muestras');
  });

  test('within its price asks nothing', async () => {
    const proof = await book();
    await publish('blocked', 7_500);
    expect((await buy(proof)).status).toBe(201);
  });

  test('judges what is booked with a trip, and one approval covers both at their sum', async () => {
    await publish('approval');
    const offer = await suite.changes.offer([flight]);
    const company = { travellers: [{ passenger: 0, memberId: own.booker.memberId }] };
    const order = async (extras: readonly (typeof bag)[]) =>
      suite.gateway.order(
        {
          ...orderOf(offer, await suite.gateway.token()),
          company,
          ...(extras.length === 0
            ? {}
            : { extras: { extras: [...extras], shown: { total: { ...total, amountMinor: 7_500 * extras.length } } } }),
        },
        undefined,
        own.booker.accessToken,
      );
    expect(await refusalOf(order([bag]))).toMatchObject({ name: 'approvalRequired' });
    const id = randomUUID();
    await suite.database.db
      .update(companyMember)
      .set({ role: 'travelManager' })
      .where(eq(companyMember.id, own.viewer.memberId));
    await suite.database.db
      .update(companyMember)
      .set({ accessLevel: 'administrator' })
      .where(eq(companyMember.id, own.viewer.memberId));
    const asked = await readJson<CompanyApproval>(
      suite.gateway.app.request(endpoints.requestApproval.path.replace('{approvalId}', id), {
        ...keyedPost(
          {
            offer,
            travellers: [{ memberId: own.booker.memberId }],
            extras: [{ kind: 'bag', count: 1, each: total }],
            reason: 'Muestras',
          },
          undefined,
          own.booker.accessToken,
        ),
        method: 'PUT',
      }),
    );
    expect(asked).toMatchObject({
      state: 'asked',
      total: { amountMinor: 12_900 + 7_500 },
      extras: [{ kind: 'bag', count: 1, each: total }],
    });
    await suite.database.db.update(companyApproval).set({ state: 'approved' }).where(eq(companyApproval.id, id));
    expect((await order([bag])).status).toBe(201);
  });
});
