import type {
  listPoints,
  listPointsRequests,
  listWaitingPointsRequests,
  OrderOutcome,
  PointsRequest,
} from '@airline/contract';
import { problemNameOf } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';

import { logInAgain, openMember, type TestMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, orderOf, readJson } from '../../../test-support/orders.ts';
import { account } from '../../accounts/identity/identity-schema.ts';
import { putMailChoice } from '../../accounts/identity/mail-choice-store.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let member: TestMember;
let flights = 500;
const afterFlight = new Date('2026-12-13T07:00:00Z');

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway.clock.now = new Date('2026-11-21T07:00:00Z');
  member = await memberLike(ana);
});

/** Opens the account of somebody with the names and the birth date of a traveller. */
async function memberLike({
  firstName,
  lastName,
  birthDate,
}: Pick<typeof ana, 'firstName' | 'lastName' | 'birthDate'>) {
  const opened = await openMember(gateway.identity, { points: 0 });
  await database.db
    .update(account)
    .set({ firstName, lastName, birthDate })
    .where(eq(account.accountNumber, opened.accountNumber));
  return opened;
}

/** Logs a member in again, at the clock's moment. */
const again = async (who: TestMember): Promise<TestMember> => ({
  ...who,
  accessToken: await logInAgain(gateway.identity, who.id),
});

/** Books a trip of Ana's for which she gives a number, or none; gives its record locator and ticket number. */
async function book(number?: string) {
  flights += 1;
  const offer = await gateway.offer({ flight: `WN${flights}` });
  const { frequentFlyerNumber: _number, ...unnumbered } = ana;
  const passenger = number === undefined ? unnumbered : { ...unnumbered, frequentFlyerNumber: number };
  const outcome = await readJson<OrderOutcome>(gateway.order(orderOf(offer, await gateway.token(), [passenger])));
  if (outcome.status !== 'confirmed') throw new Error(outcome.status);
  const { recordLocator, passengers } = outcome.trip;
  return { recordLocator, ticketNumber: passengers[0]?.ticketNumber ?? '', points: 600 };
}

async function fly(): Promise<void> {
  gateway.clock.now = afterFlight;
  member = await again(member);
}

const send = (path: string, { accessToken }: TestMember, body?: unknown) =>
  gateway.app.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const ask = (trip: string, who = member) => send('/api/account/v1/points-requests', who, { trip });
const refusal = async (answer: Response | Promise<Response>) => problemNameOf((await readJson(answer)).type);
const balanceOf = async (who: TestMember) =>
  (await readJson<z.infer<typeof listPoints.answer>>(send('/api/account/v1/points', who))).balance;

describe('points that a flown trip did not bring', () => {
  test('are credited by rule, by locator or ticket, and twice is once', async () => {
    const { recordLocator, ticketNumber, points } = await book();
    await fly();
    const [first, second] = await Promise.all([ask(recordLocator.toLowerCase()), ask(ticketNumber)]);
    const [made, again] = await Promise.all([readJson<PointsRequest>(first), readJson<PointsRequest>(second)]);
    expect(made).toMatchObject({ state: 'credited', points, recordLocator });
    expect(again.id).toBe(made.id);
    expect(await balanceOf(member)).toBe(points);
    const { requests } = await readJson<z.infer<typeof listPointsRequests.answer>>(
      send('/api/account/v1/points-requests', member),
    );
    expect(requests).toEqual([made]);
  });

  test('are those of one account: another one of the same person gets them no more', async () => {
    const { recordLocator } = await book();
    await fly();
    expect((await ask(recordLocator)).status).toBe(200);
    const other = await again(await memberLike(ana));
    expect(await refusal(ask(recordLocator, other))).toBe('pointsCreditedAlready');
    expect(await balanceOf(other)).toBe(0);
  });

  test('are refused where they are there, or not flown yet', async () => {
    const own = await book(member.accountNumber);
    const flown = await book();
    expect(await refusal(ask(own.recordLocator))).toBe('pointsCreditedAlready');
    expect(await refusal(ask(flown.recordLocator))).toBe('pointsNotFlownYet');
  });

  test('of somebody of another name get the answer of a trip that nobody has', async () => {
    const { recordLocator, ticketNumber } = await book();
    await fly();
    const stranger = await again(await memberLike({ ...ana, firstName: 'Bruno' }));
    const bodyOf = async (trip: string) => {
      const answer = await ask(trip, stranger);
      const { reference: _reference, ...body } = await readJson<Record<string, unknown>>(answer);
      return [answer.status, body];
    };
    expect(await bodyOf(recordLocator)).toEqual(await bodyOf('ZZZZZZ'));
    expect(await bodyOf(ticketNumber)).toEqual(await bodyOf('9890000000017'));
  });
});

describe('a request that no rule decides', () => {
  async function asOperator(): Promise<TestMember> {
    const operator = await openMember(gateway.identity, { points: 0 });
    await database.db
      .update(account)
      .set({ staffRole: 'operations' })
      .where(eq(account.accountNumber, operator.accountNumber));
    return again(operator);
  }
  const decide = (id: string, who: TestMember, isCredited: boolean) =>
    send(`/api/operations/v1/points-requests/${id}/decision`, who, { isCredited });

  test('waits for people of the airline, who credit it once; the member is mailed unless they want no such mails', async () => {
    const other = await memberLike({ ...ana, firstName: 'Lucía' });
    const { recordLocator, points } = await book(other.accountNumber);
    await fly();
    const waiting = await readJson<PointsRequest>(ask(recordLocator));
    expect(waiting.state).toBe('waiting');
    expect(await balanceOf(member)).toBe(0);
    expect((await send('/api/operations/v1/points-requests', member)).status).toBe(403);
    const operator = await asOperator();
    const { requests } = await readJson<z.infer<typeof listWaitingPointsRequests.answer>>(
      send('/api/operations/v1/points-requests', operator),
    );
    expect(requests).toContainEqual(
      expect.objectContaining({ id: waiting.id, reason: 'otherNumber', accountNumber: member.accountNumber }),
    );
    await database.db.delete(job);
    expect((await decide(waiting.id, operator, true)).status).toBe(204);
    expect(await refusal(decide(waiting.id, operator, false))).toBe('pointsRequestNotWaiting');
    expect(await balanceOf(member)).toBe(points);
    const jobs = await database.db.select().from(job);
    expect(jobs.map(({ payload }) => payload)).toMatchObject([{ notice: 'pointsCredited', asked: { points } }]);
  });

  test('of another birth date that is turned down brings nothing, and no mail where none is wanted', async () => {
    const son = await memberLike({ ...ana, birthDate: '2001-01-01' });
    const { recordLocator } = await book();
    gateway.clock.now = afterFlight;
    const asked = await again(son);
    const { id, state } = await readJson<PointsRequest>(ask(recordLocator, asked));
    expect(state).toBe('waiting');
    await putMailChoice(database.db, { accountId: son.id, topic: 'points', isWanted: false }, afterFlight);
    await database.db.delete(job);
    expect((await decide(id, await asOperator(), false)).status).toBe(204);
    expect(await balanceOf(asked)).toBe(0);
    expect(await database.db.select().from(job)).toEqual([]);
    expect((await readJson<PointsRequest>(ask(recordLocator, asked))).state).toBe('declined');
  });
});
