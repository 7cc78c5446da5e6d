import { randomUUID } from 'node:crypto';

import {
  type ApprovalTraveller,
  type CompanyApproval,
  type CompanyRole,
  type CorporateAccessLevel,
  type OrderOutcome,
  type OrderRequest,
  type PolicyRule,
  problemNameOf,
} from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { logInAgain, openMember, type TestMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { keyedPost, orderOf, readJson } from '../../../test-support/orders.ts';
import {
  companyApproval,
  companyApprovalLink,
  companyEvent,
  companyMember,
} from '../../accounts/companies/company-schema.ts';
import { replacePolicy } from '../../accounts/companies/policy-store.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { Mail } from '../../mail/mail-transport.ts';
import { toMailedToken } from '../../mail/mailed-token.ts';
import { bookingOrder } from '../orders/order-schema.ts';
import { mailAsked, mailDecided } from './mail-approval.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let lowestMinor = 10_000;
let id: string;
let booker: Person;
let manager: Person;
let other: Person;
let flights = 0;
let versions = 0;

interface Person extends TestMember {
  readonly memberId: string;
  readonly category: 'member' | 'corporateTravelManager';
}

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  // Each direction of these tests costs $129.
  lowestMinor = 10_000;
  gateway = await openOrderGateway(database, { lowestFare: async () => lowestMinor });
  id = randomUUID();
  await database.db.insert(company).values({
    id,
    name: 'Olivares Export',
    product: 'business',
    status: 'active',
    createdAt: gateway.clock.now,
  });
  booker = await join('traveler', 'booker', 'Ana');
  manager = await join('travelManager', 'booker', 'Marta');
  other = await join('travelManager', 'administrator', 'Luis');
  await publish(rule());
});

async function join(role: CompanyRole, accessLevel: CorporateAccessLevel, firstName: string): Promise<Person> {
  const category = role === 'traveler' ? ('member' as const) : ('corporateTravelManager' as const);
  const member = await openMember(gateway.identity, { category, companyId: id, companyRole: role, accessLevel });
  const memberId = randomUUID();
  await database.db.insert(companyMember).values({
    id: memberId,
    companyId: id,
    accountId: member.id,
    email: `${memberId}@olivares.example`,
    firstName,
    lastName: 'Gil',
    role,
    accessLevel,
    state: 'active',
    joinedAt: gateway.clock.now,
  });
  return { ...member, memberId, category };
}

const rule = (
  values: Partial<Pick<PolicyRule, 'id' | 'outcome'>> & { readonly percent?: number } = {},
): PolicyRule => ({
  id: randomUUID(),
  kind: 'overLowest',
  percent: 20,
  outcome: 'approval',
  ...values,
});

async function publish(...rules: readonly PolicyRule[]): Promise<void> {
  versions += 1;
  await replacePolicy(database.db, { id: randomUUID(), companyId: id, version: versions, rules }, gateway.clock.now);
}

/** A token of now: those of before end while the clock of a test goes on. */
const tokenOf = ({ id: accountId, category }: Person) => logInAgain(gateway.identity, accountId, { category });

async function send(method: string, path: string, by: Person, body?: unknown) {
  const { headers = {} } = keyedPost({}, undefined, await tokenOf(by));
  return gateway.app.request(`/api/corporate/v1/company/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const refusalOf = async (answer: Response) => problemNameOf((await readJson<{ type: string }>(answer)).type);

const stateIn = async (answer: Response) => (await readJson<CompanyApproval>(answer)).state;

/** A flight of its own at $129, the same each time that it is offered. */
function flightOf(): string {
  flights += 1;
  return `WN${flights}`;
}

async function ask(
  flight: string,
  {
    by = booker,
    travellers = [{ memberId: by.memberId }],
    approvalId = randomUUID(),
  }: { readonly by?: Person; readonly travellers?: readonly ApprovalTraveller[]; readonly approvalId?: string } = {},
) {
  return send('PUT', `approvals/${approvalId}`, by, {
    offer: await gateway.offer({ flight, adults: travellers.length }),
    travellers,
    reason: 'Feria',
  });
}

async function asked(flight: string, options?: Parameters<typeof ask>[1]): Promise<CompanyApproval> {
  return readJson<CompanyApproval>(await ask(flight, options));
}

const decide = (approval: Pick<CompanyApproval, 'id'>, by: Person, decision: 'approved' | 'refused', note?: string) =>
  send('PUT', `approvals/${approval.id}/decision`, by, { decision, ...(note === undefined ? {} : { note }) });

async function approved(flight: string): Promise<CompanyApproval> {
  return readJson<CompanyApproval>(await decide(await asked(flight), manager, 'approved'));
}

async function book(flight: string, by = booker, memberId = by.memberId): Promise<Response> {
  const order = orderOf(await gateway.offer({ flight }), await gateway.token());
  const request: OrderRequest = {
    ...order,
    contact: { ...order.contact, email: `${randomUUID()}@example.com` },
    company: { travellers: [{ passenger: 0, memberId }] },
  };
  return gateway.order(request, undefined, await tokenOf(by));
}

const later = (hours: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + hours * 60 * 60 * 1000);
};

describe('a trip that needs approval', () => {
  test('is not booked without, and once approved is booked with it, which its order carries', async () => {
    const flight = flightOf();
    expect(await refusalOf(await book(flight))).toBe('approvalRequired');
    const request = await asked(flight);
    expect(request).toMatchObject({
      state: 'asked',
      requestedBy: 'Ana Gil',
      travellers: ['Ana Gil'],
      total: { amountMinor: 12_900 },
      lowest: { amountMinor: 10_000 },
      reason: 'Feria',
      mayDecide: false,
    });
    expect(await refusalOf(await book(flight))).toBe('approvalRequired');
    const answered = await readJson<CompanyApproval>(await decide(request, manager, 'approved', 'De acuerdo'));
    expect(answered).toMatchObject({ state: 'approved', decidedBy: 'Marta Gil', note: 'De acuerdo' });
    const outcome = await readJson<OrderOutcome>(await book(flight));
    if (outcome.status !== 'confirmed') throw new Error(JSON.stringify(outcome));
    const [row] = await database.db
      .select()
      .from(bookingOrder)
      .where(eq(bookingOrder.recordLocator, outcome.trip.recordLocator));
    expect(row).toMatchObject({ approvalId: request.id, policyOutcome: 'approval', policyReason: 'Feria' });
    const { approvals } = await readJson<{ approvals: CompanyApproval[] }>(await send('GET', 'own-approvals', booker));
    expect(approvals).toMatchObject([{ state: 'booked', recordLocator: outcome.trip.recordLocator }]);
    const log = await database.db.select().from(companyEvent).where(eq(companyEvent.companyId, id));
    expect(log.map(({ kind, accountId }) => [kind, accountId])).toEqual([
      ['approvalAsked', booker.id],
      ['approvalGranted', manager.id],
    ]);
  });

  test('is approved for one order, however many are made at once', async () => {
    const flight = flightOf();
    await approved(flight);
    const answers = await Promise.all([book(flight), book(flight)]);
    const names = await Promise.all(
      answers.map(async (answer) => (answer.status === 201 ? 'booked' : refusalOf(answer))),
    );
    expect(new Set(names)).toEqual(new Set(['approvalUsed', 'booked']));
    // What is booked already needs another approval.
    expect(await refusalOf(await book(flight))).toBe('approvalRequired');
  });

  test('is approved for the people who asked for it, and nobody else', async () => {
    const flight = flightOf();
    await approved(flight);
    const colleague = await join('traveler', 'booker', 'Eva');
    expect(await refusalOf(await book(flight, colleague))).toBe('approvalRequired');
    expect(await refusalOf(await book(flight, booker, colleague.memberId))).toBe('approvalRequired');
    expect(await refusalOf(await book(flightOf()))).toBe('approvalRequired');
  });

  test.each([
    ['at the price as it was', 0, 129, true],
    ['cheaper', 0, 140, true],
    ['a cent dearer', 0, 128.99, false],
    ['dearer within the tolerance', 10, 120, true],
    ['dearer than the tolerance', 5, 120, false],
  ])('is booked %s: with a tolerance of %d %%, approved at %d dollars', async (_, percent, approvedAt, may) => {
    await database.db.update(company).set({ approvalTolerancePercent: percent }).where(eq(company.id, id));
    const flight = flightOf();
    const { id: approvalId } = await approved(flight);
    await database.db
      .update(companyApproval)
      .set({ totalMinor: Math.round(approvedAt * 100) })
      .where(eq(companyApproval.id, approvalId));
    const answer = await book(flight);
    expect(answer.status === 201 ? 'booked' : await refusalOf(answer)).toBe(may ? 'booked' : 'approvalRequired');
  });

  test.each([
    ['a rule more that asks for approval', () => publish(kept, rule({ percent: 10 })), 'approvalRequired'],
    ['its rule stricter', () => publish({ ...kept, percent: 15 } as PolicyRule), 'approvalRequired'],
    ['a rule more that blocks', () => publish(kept, rule({ outcome: 'blocked' })), 'policyBlocks'],
    ['a rule more that it keeps to', () => publish(kept, rule({ percent: 90 })), 'booked'],
    ['a rule less', () => publish(), 'booked'],
  ])('is booked by the policy of now, which has %s', async (_, change, expected) => {
    await publish(kept);
    const flight = flightOf();
    await approved(flight);
    await change();
    const answer = await book(flight);
    expect(answer.status === 201 ? 'booked' : await refusalOf(answer)).toBe(expected);
  });
  const kept = rule();
});

describe('a request', () => {
  test('is one however often it is sent, and for the same trip', async () => {
    const flight = flightOf();
    const first = await asked(flight);
    expect((await asked(flight, { approvalId: first.id })).id).toBe(first.id);
    expect((await asked(flight)).id).toBe(first.id);
    const links = await database.db
      .select()
      .from(companyApprovalLink)
      .where(eq(companyApprovalLink.approvalId, first.id));
    expect(links.map(({ memberId }) => memberId).toSorted()).toEqual([manager.memberId, other.memberId].toSorted());
  });

  test.each([
    ['that the policy lets through', async () => void (lowestMinor = 12_900), 'approvalNotNeeded'],
    ['that the policy blocks', () => publish(rule({ outcome: 'blocked' })), 'policyBlocks'],
    [
      'while nobody else may approve',
      async () => {
        await database.db.update(companyMember).set({ state: 'left' }).where(eq(companyMember.id, manager.memberId));
        await database.db
          .update(companyMember)
          .set({ accessLevel: 'viewer' })
          .where(eq(companyMember.id, other.memberId));
      },
      'noApprover',
    ],
  ])('is not made of a trip %s', async (_, prepare, name) => {
    await prepare();
    expect(await refusalOf(await ask(flightOf()))).toBe(name);
  });

  test('is not made for others by who books their own trips alone, and names as many as fly', async () => {
    const viewer = await join('traveler', 'viewer', 'Eva');
    expect(await refusalOf(await ask(flightOf(), { by: viewer, travellers: [{ memberId: booker.memberId }] }))).toBe(
      'ownTripsOnly',
    );
    const offer = await gateway.offer({ flight: flightOf(), adults: 2 });
    const body = { offer, travellers: [{ memberId: booker.memberId }], reason: 'Feria' };
    expect((await send('PUT', `approvals/${randomUUID()}`, booker, body)).status).toBe(422);
  });

  test('is another person’s under their id', async () => {
    const { id: approvalId } = await asked(flightOf());
    const eva = await join('traveler', 'booker', 'Eva');
    expect(await refusalOf(await ask(flightOf(), { by: eva, approvalId }))).toBe('approvalNotFound');
  });
});

describe('an answer', () => {
  interface Case {
    readonly title: string;
    readonly prepare?: () => Promise<unknown>;
    readonly by: () => Person;
    readonly who?: () => Parameters<typeof ask>[1];
    readonly expected: string;
  }
  let request: CompanyApproval;

  test.each<Case>([
    { title: 'a manager', by: () => manager, expected: 'approved' },
    {
      title: 'the same manager again',
      prepare: () => decide(request, manager, 'approved'),
      by: () => manager,
      expected: 'approved',
    },
    {
      title: 'a second manager',
      prepare: () => decide(request, other, 'refused'),
      by: () => manager,
      expected: 'approvalDecided',
    },
    {
      title: 'a second manager of the same mind',
      prepare: () => decide(request, other, 'approved'),
      by: () => manager,
      expected: 'approvalDecided',
    },
    { title: 'who asked', who: () => ({ by: manager }), by: () => manager, expected: 'ownApproval' },
    {
      title: 'who travels',
      who: () => ({ travellers: [{ memberId: manager.memberId }] }),
      by: () => manager,
      expected: 'ownApproval',
    },
    { title: 'nobody in three days', prepare: async () => later(73), by: () => manager, expected: 'approvalOver' },
    {
      title: 'a manager after who asked left',
      prepare: () =>
        database.db.update(companyMember).set({ state: 'left' }).where(eq(companyMember.id, booker.memberId)),
      by: () => manager,
      expected: 'approvalOver',
    },
  ])('of $title: $expected', async ({ prepare, by, who, expected }) => {
    request = await asked(flightOf(), who?.());
    await prepare?.();
    const answer = await decide(request, by(), 'approved');
    expect(await (answer.status === 200 ? stateIn(answer) : refusalOf(answer))).toBe(expected);
  });

  test('of a traveller is none', async () => {
    request = await asked(flightOf());
    expect((await decide(request, booker, 'approved')).status).toBe(403);
  });

  test('of two managers at once is one', async () => {
    request = await asked(flightOf());
    const answers = await Promise.all([decide(request, manager, 'approved'), decide(request, other, 'refused')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('is good for two days, and never past the departure', async () => {
    const flight = flightOf();
    const { expiresAt } = await approved(flight);
    expect(Date.parse(expiresAt) - gateway.clock.now.getTime()).toBe(48 * 60 * 60 * 1000);
    later(49);
    expect(await refusalOf(await book(flight))).toBe('approvalRequired');
    const { approvals } = await readJson<{ approvals: CompanyApproval[] }>(await send('GET', 'own-approvals', booker));
    expect(approvals).toMatchObject([{ state: 'expired' }]);
  });

  test('stands where managers list it, and nowhere else', async () => {
    const [waiting, refused] = [await asked(flightOf()), await asked(flightOf())];
    await decide(refused, manager, 'refused', 'Hay otro más barato');
    const list = async (name: string) =>
      (await readJson<{ approvals: CompanyApproval[] }>(await send('GET', `approvals?list=${name}`, other))).approvals;
    expect(await list('waiting')).toMatchObject([{ id: waiting.id, mayDecide: true }]);
    expect(await list('decided')).toMatchObject([{ id: refused.id, state: 'refused', note: 'Hay otro más barato' }]);
    expect(await list('expired')).toEqual([]);
    later(73);
    expect(await list('expired')).toMatchObject([{ id: waiting.id, state: 'expired', mayDecide: false }]);
    const foreign = await send('GET', 'approvals?list=waiting', booker);
    expect(foreign.status).toBe(403);
  });
});

describe('a mailed link', () => {
  async function linkFor(person: Person, { id: approvalId }: CompanyApproval) {
    const links = await database.db
      .select()
      .from(companyApprovalLink)
      .where(eq(companyApprovalLink.approvalId, approvalId));
    const link = links.find(({ memberId }) => memberId === person.memberId);
    return { linkId: link?.id ?? '', token: await toMailedToken(gateway.orders, 'companyApproval', link?.id ?? '') };
  }
  const post = async (path: 'state' | 'decision', body: object) =>
    gateway.app.request(`/api/corporate/v1/approvals/${path}`, keyedPost(body));

  test('shows the request, and decides nothing until the answer is sent', async () => {
    const request = await asked(flightOf());
    const { token } = await linkFor(manager, request);
    expect(await readJson<CompanyApproval>(await post('state', { token }))).toMatchObject({
      id: request.id,
      state: 'asked',
      mayDecide: true,
    });
    expect(await readJson<CompanyApproval>(await post('state', { token }))).toMatchObject({ state: 'asked' });
    const answered = await readJson<CompanyApproval>(
      await post('decision', { token, decision: 'refused', note: 'No' }),
    );
    expect(answered).toMatchObject({ state: 'refused', decidedBy: 'Marta Gil', note: 'No' });
    const log = await database.db.select().from(companyEvent).where(eq(companyEvent.companyId, id));
    expect(log.at(-1)).toMatchObject({ kind: 'approvalDeclined', accountId: manager.id });
  });

  test('is worth nothing changed, or once its manager may approve no more', async () => {
    const request = await asked(flightOf());
    const { token, linkId } = await linkFor(manager, request);
    const [, signature] = token.split('.');
    expect(await refusalOf(await post('state', { token: `${request.id}.${signature}` }))).toBe('approvalNotFound');
    expect(linkId).not.toBe('');
    await database.db
      .update(companyMember)
      .set({ accessLevel: 'viewer' })
      .where(eq(companyMember.id, manager.memberId));
    expect(await refusalOf(await post('decision', { token, decision: 'approved' }))).toBe('approvalNotFound');
  });

  test('is mailed to who may answer, and the answer to who asked', async () => {
    const sent: Mail[] = [];
    const mail = { send: async (each: Mail) => void sent.push(each) };
    const services = { ...gateway.orders, mail };
    const request = await asked(flightOf());
    const { token, linkId } = await linkFor(manager, request);
    await mailAsked(services, linkId);
    expect(sent[0]).toMatchObject({ to: `${manager.memberId}@olivares.example`, sender: 'accounts' });
    expect(sent[0]?.text).toContain(`#${token}`);
    expect(sent[0]?.text).toContain('Ana Gil');
    await decide(request, other, 'approved', 'De acuerdo');
    // What is answered already is not asked for.
    await mailAsked(services, linkId);
    expect(sent).toHaveLength(1);
    await mailDecided(services, request.id);
    expect(sent[1]).toMatchObject({ to: `${booker.memberId}@olivares.example` });
    expect(sent[1]?.text).toContain('De acuerdo');
  });
});
