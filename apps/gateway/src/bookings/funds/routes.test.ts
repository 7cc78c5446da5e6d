import { foundFund, listTravelFunds, problemNameOf } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { issueFund } from '../../../test-support/funds.ts';
import { openMember, type TestMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { keyedPost, readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { travelCredit, travelFundMovement } from './fund-schema.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let member: TestMember;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway = await openOrderGateway(database);
  await database.db.delete(travelCredit);
  member = await openMember(gateway.identity);
});

const names = { firstName: 'ana', lastName: 'Nunez' };
const issue = (values: Parameters<typeof issueFund>[2] = {}) => issueFund(database.db, gateway.clock.now, values);
const lookUp = async (reference: string, asked: object = names, accessToken?: string) =>
  gateway.app.request('/api/travel-funds/v1/lookups', keyedPost({ reference, ...asked }, undefined, accessToken));
const claim = async (number: string, accessToken = member.accessToken, asked: object = names) =>
  gateway.app.request('/api/account/v1/travel-funds/claims', keyedPost({ number, ...asked }, undefined, accessToken));
const list = async ({ accessToken }: TestMember = member) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await gateway.app.request('/api/account/v1/travel-funds', { headers });
  return listTravelFunds.answer.parse(await answer.json());
};
const refusalName = async (answer: Response) => problemNameOf((await readJson(answer)).type);
const move = (fundNumber: string, kind: 'spent' | 'transferredOut', amountMinor: number) =>
  database.db.insert(travelFundMovement).values({ fundNumber, kind, amountMinor, at: gateway.clock.now });

describe('looked up', () => {
  test('by its number, however it is typed, a fund shows what is left of it', async () => {
    const number = await issue();
    await move(number, 'spent', -5_000);
    const typed = number.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1 ');
    const answer = await lookUp(typed);
    expect(answer.status).toBe(200);
    expect(foundFund.parse(await answer.json())).toMatchObject({
      number,
      left: { amountMinor: 15_000 },
      issued: { amountMinor: 20_000 },
      expiresOn: '2027-11-21',
      state: 'usable',
      isTransferable: false,
      isInAccount: false,
    });
  });

  test('by its trip it shows without its number, which is as good as money', async () => {
    const number = await issue({ recordLocator: 'K7PM2Q' });
    const shown = await readJson(await lookUp('k7pm2q'));
    expect(shown).toMatchObject({ lastFour: number.slice(-4), recordLocator: 'K7PM2Q' });
    expect(JSON.stringify(shown)).not.toContain(number);
  });

  test('a wrong number and a wrong name read alike', async () => {
    const number = await issue();
    const wrongName = await lookUp(number, { firstName: 'Luis', lastName: 'Nunez' });
    const wrongNumber = await lookUp('AAAABBBBCCCC');
    expect([wrongName.status, wrongNumber.status]).toEqual([404, 404]);
    const { reference: _one, ...ofName } = await readJson(wrongName);
    const { reference: _other, ...ofNumber } = await readJson(wrongNumber);
    expect(ofName).toEqual(ofNumber);
    expect(ofName).toMatchObject({ type: '/problems/travel-funds/not-found' });
  });

  test('after ten wrong names from an address nobody there finds it for a while', async () => {
    const number = await issue();
    for (let tries = 0; tries < 10; tries += 1) await lookUp(number, { firstName: 'Luis', lastName: 'Gil' });
    const refused = await lookUp(number);
    expect([refused.status, await refusalName(refused)]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an account', () => {
  test('lists what it added, with what happened to it, and what all of it comes to', async () => {
    const [first, second] = [await issue({ expiresOn: '2027-10-01' }), await issue({ expiresOn: '2027-03-01' })];
    await move(first, 'spent', -5_000);
    for (const number of [first, second, first]) expect((await claim(number)).status).toBe(200);
    expect(await readJson(await lookUp(first, names, member.accessToken))).toMatchObject({ isInAccount: true });
    const { total, funds } = await list();
    expect(total).toEqual({ amountMinor: 35_000, currency: 'USD' });
    expect(funds.map(({ number }) => number)).toEqual([second, first]);
    expect(funds[1]?.movements).toMatchObject([
      { kind: 'spent', amount: { amountMinor: 5_000 } },
      { kind: 'issued', amount: { amountMinor: 20_000 } },
    ]);
  });

  test('has nothing where nothing was added', async () => {
    expect(await list()).toEqual({ total: { amountMinor: 0, currency: 'USD' }, funds: [] });
  });

  test('counts nothing of what is over, and lists it last', async () => {
    const [over, good] = [
      await issue({ accountId: member.id, expiresOn: '2026-11-01' }),
      await issue({ accountId: member.id }),
    ];
    const { total, funds } = await list();
    expect(total.amountMinor).toBe(20_000);
    expect(funds.map(({ number, state }) => [number, state])).toEqual([
      [good, 'usable'],
      [over, 'expired'],
    ]);
  });

  test('gets no fund that names somebody else, that another account has, or that is over or spent', async () => {
    const otherMember = await openMember(gateway.identity);
    const [named, taken, over, spent] = [
      await issue({ holderFirstName: 'Luis', holderLastName: 'Gil' }),
      await issue({ accountId: otherMember.id }),
      await issue({ expiresOn: '2026-11-01' }),
      await issue(),
    ];
    await move(spent, 'spent', -20_000);
    const refusals = [
      await claim(named, member.accessToken, { firstName: 'Luis', lastName: 'Gil' }),
      await claim(taken),
      await claim(over),
      await claim(spent),
      await claim('AAAABBBBCCCC'),
    ];
    expect(await Promise.all(refusals.map(refusalName))).toEqual([
      'fundHolderDiffers',
      'fundInOtherAccount',
      'fundExpired',
      'fundSpent',
      'fundNotFound',
    ]);
    expect((await list()).funds).toEqual([]);
    const [row] = await database.db.select().from(travelCredit).where(eq(travelCredit.number, taken));
    expect(row?.accountId).toBe(otherMember.id);
  });
});
