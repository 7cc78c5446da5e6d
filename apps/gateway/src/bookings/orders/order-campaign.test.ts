import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMember, type TestMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { orderOf, readJson } from '../../../test-support/orders.ts';
import { eraseAccount } from '../../accounts/help/erasure-store.ts';
import { findAccountById } from '../../accounts/identity/account-store.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { exportOrders } from '../trips/export-orders.ts';
import { orderCampaign } from './order-campaign-schema.ts';
import { countConfirmedOrders, deleteCampaignsBefore } from './order-campaign-store.ts';
import { bookingOrder } from './order-schema.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let member: TestMember;
let statuses: readonly number[];
const campaign = { cmpid: 'Spring-26', Referente: 'Blog' };

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
  member = await openMember(gateway.identity);
  const order = orderOf(await gateway.offer({ flight: 'WN1' }), await gateway.token());
  const answers = [
    await gateway.order({ ...order, campaign }, undefined, member.accessToken),
    await gateway.order({ ...orderOf(await gateway.offer({ flight: 'WN2' }), await gateway.token()), campaign }),
    await gateway.book({ offer: await gateway.offer({ flight: 'WN3' }) }),
    await gateway.order({
      ...orderOf(await gateway.offer({ flight: 'WN4' }), await gateway.token('4000000000000002')),
      campaign: { cmpid: 'Declined' },
    }),
  ];
  statuses = answers.map(({ status }) => status);
});
afterAll(() => database.close());

test('confirmed orders are counted by what they came from, each parameter apart; a declined one is none', async () => {
  expect(statuses).toEqual([201, 201, 201, 402]);
  const { now } = gateway.clock;
  const until = new Date(now.getTime() + 1);
  const of = (parameter: string, value: string) => ({ parameter, value, orders: 2, totalMinor: 25_800 });
  expect(await countConfirmedOrders(database.db, now, until)).toEqual({
    count: 3,
    campaigns: [of('Referente', 'Blog'), of('cmpid', 'Spring-26')],
  });
  expect(await countConfirmedOrders(database.db, until, new Date(until.getTime() + 1))).toEqual({
    count: 0,
    campaigns: [],
  });
});

test('an order with the number of a member in the place of a campaign is refused, and nothing is booked', async () => {
  const before = await database.db.$count(bookingOrder);
  const order = orderOf(await gateway.offer({ flight: 'WN5' }), await gateway.token());
  const answer = await gateway.order({ ...order, campaign: { rr_number: member.accountNumber } as never });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(await readJson(answer))).toContain('/campaign');
  expect(await database.db.$count(bookingOrder)).toBe(before);
});

test('a person’s own data say where they came from', async () => {
  const found = await findAccountById(database.db, member.id);
  if (found === undefined) throw new Error('The account is gone.');
  expect(await exportOrders(database.db, found.account)).toMatchObject([{ cameFrom: campaign }]);
});

test('it goes with the account, though the order stays, and after its time', async () => {
  const orders = await database.db.$count(bookingOrder);
  const campaigns = await database.db.$count(orderCampaign);
  await eraseAccount(database.db, member.id, gateway.clock.now);
  expect(await database.db.$count(orderCampaign)).toBe(campaigns - 1);
  await deleteCampaignsBefore(database.db, gateway.clock.now);
  expect(await database.db.$count(orderCampaign)).toBe(campaigns - 1);
  await deleteCampaignsBefore(database.db, new Date(gateway.clock.now.getTime() + 1));
  expect(await database.db.$count(orderCampaign)).toBe(0);
  expect(await database.db.$count(bookingOrder)).toBe(orders);
});
