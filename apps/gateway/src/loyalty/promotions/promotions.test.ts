import { randomUUID } from 'node:crypto';

import { type ManagedPromotion, type Promotion, type PromotionDraft, userInfoV4 } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { type AccountGateway, openGatewayBeforeEach, refusalOf } from '../../../test-support/account-gateway.ts';
import { bearer } from '../../../test-support/identity-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';
import { insertSession } from '../../accounts/identity/session-store.ts';
import type { NewAccount } from '../../accounts/identity/account-store.ts';
import { securityEvent } from '../../accounts/identity/identity-schema.ts';
import { eraseAccount } from '../../accounts/help/erasure-store.ts';
import type { Database } from '../../database/database.ts';
import { pointsMovement } from '../points/points-schema.ts';
import { readPointsHeld } from '../points/points-store.ts';
import { promotion, promotionRegistration } from './promotion-schema.ts';
import { exportRegistrations, giveRewards } from './registration-store.ts';
import { seedDemoPromotions } from './seed-demo-promotions.ts';

const promotions = '/api/promotions/v1/promotions';
const managed = '/api/promotions/v1/managed';
const dayMs = 24 * 60 * 60 * 1000;
const everybody = { loginState: [], tierStatus: [], corporateRole: [], corporateAccessLevel: [] };
const texts = { title: 'Tres vuelos', summary: 'Vuele tres veces.', terms: 'Una vez por socio.' };

let db: Database;
/** Somebody who is logged in: gives a token that counts now. */
type Login = () => Promise<string>;

let gateway: AccountGateway;
let manager: Login;

openGatewayBeforeEach(async (opened) => {
  ({ gateway } = opened);
  ({ db } = opened.database);
  await db.delete(promotionRegistration);
  await db.delete(promotion);
  manager = await logInAs({ kind: 'areaMarketingManager', marketingRegion: 'southeast' });
});

const inDays = (days: number) => new Date(gateway.clock.now.getTime() + days * dayMs).toISOString();

function draftOf(values: Partial<PromotionDraft> = {}): PromotionDraft {
  return {
    kind: 'default',
    texts: { es: texts, en: texts },
    startsAt: inDays(-1),
    endsAt: inDays(10),
    timeZone: 'America/New_York',
    reward: { points: 3_000, flights: 2 },
    audience: everybody,
    ...values,
  };
}

const send = async (method: string, path: string, token?: Login, body?: unknown): Promise<Response> =>
  gateway.app.request(path, {
    method,
    headers: {
      ...(token === undefined ? {} : bearer(await token())),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'sec-fetch-site': 'same-origin',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Writes an account and logs it in, as its kind does. */
const logInAs = async (values: Partial<NewAccount>): Promise<Login> => logIn(await gateway.account(values));

async function logIn({ id, kind }: Pick<NewAccount, 'id' | 'kind'>): Promise<Login> {
  const category =
    kind === 'areaMarketingManager' ? 'areaMarketingManager' : kind === 'member' ? 'member' : 'corporateTraveler';
  const sessionId = randomUUID();
  const at = gateway.clock.now;
  const session = { clientId: 'test', category, authenticatedAt: at, methods: ['pwd'] } as const;
  const expiresAt = new Date(at.getTime() + 100 * dayMs);
  await insertSession(db, {
    ...session,
    methods: ['pwd'],
    id: sessionId,
    accountId: id,
    createdAt: at,
    lastUsedAt: at,
    expiresAt,
  });
  return () => gateway.identity.tokens.signAccessToken({ ...session, subject: id, sessionId });
}

async function save(values: Partial<PromotionDraft> = {}, id: string = randomUUID()): Promise<ManagedPromotion> {
  return readJson(send('PUT', `${managed}/${id}`, manager, { ...draftOf(values), version: 0 }));
}

async function publish(values: Partial<PromotionDraft> = {}): Promise<string> {
  const { id, version } = await save(values);
  const answer = await send('POST', `${managed}/${id}/publication`, manager, { version });
  expect(answer.status).toBe(200);
  return id;
}

const listed = async (token?: Login): Promise<readonly Promotion[]> =>
  (await readJson<{ promotions: readonly Promotion[] }>(send('GET', promotions, token))).promotions;
const register = (id: string, token: Login) => send('POST', `${promotions}/${id}/registrations`, token);

describe('a member', () => {
  let accountId: string;
  let member: Login;
  beforeEach(async () => {
    const account = await gateway.account({ tier: 'gold' });
    accountId = account.id;
    member = await logIn(account);
  });

  const fly = (days: number, orderId: string = randomUUID(), bound = 0) =>
    db.insert(pointsMovement).values({
      accountId,
      orderId,
      bound,
      kind: 'earned',
      points: 600,
      at: gateway.clock.now,
      countsFrom: new Date(gateway.clock.now.getTime() + days * dayMs),
    });

  test('registers once, however often and at once, and gets the reward once two flights have departed', async () => {
    const id = await publish();
    const order = randomUUID();
    await fly(-2);
    await fly(-0.5, order, 0);
    const answers = await Promise.all([register(id, member), register(id, member), register(id, member)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await db.$count(promotionRegistration)).toBe(1);
    await fly(1, order, 1);
    await fly(11);
    expect(await giveRewards(db, gateway.clock.now)).toBe(0);
    const before = await readJson<Promotion>(send('GET', `${promotions}/${id}`, member));
    // The flight before the start does not count, and the ones ahead have not departed.
    expect(before.registration).toMatchObject({ flights: 1 });
    gateway.pass(2 * dayMs);
    const given = await Promise.all([giveRewards(db, gateway.clock.now), giveRewards(db, gateway.clock.now)]);
    expect(given.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await giveRewards(db, gateway.clock.now)).toBe(0);
    expect((await readPointsHeld(db, accountId, gateway.clock.now)).balance).toBe(3 * 600 + 3_000);
    expect((await readJson<Promotion>(send('GET', `${promotions}/${id}`, member))).registration).toMatchObject({
      flights: 2,
      rewardedAt: gateway.clock.now.toISOString(),
    });
    expect(await exportRegistrations(db, accountId)).toMatchObject([{ promotion: 'Tres vuelos' }]);
    await eraseAccount(db, accountId, gateway.clock.now);
    expect(await db.$count(promotionRegistration)).toBe(0);
  });

  test.each<readonly [string, () => Partial<PromotionDraft>, string]>([
    ['before it starts', () => ({ startsAt: inDays(1) }), 'promotionNotStarted'],
    ['once registration is over', () => ({ optInEndsAt: inDays(-0.5) }), 'registrationClosed'],
    ['where there is nothing to register for', () => ({ reward: undefined }), 'registrationClosed'],
    ['of another tier', () => ({ audience: { ...everybody, tierStatus: ['platinum'] } }), 'notEligible'],
  ])('%s is refused, and not registered', async (_, values, name) => {
    const id = await publish(values());
    expect(await refusalOf(register(id, member))).toEqual([name]);
    expect(await db.$count(promotionRegistration)).toBe(0);
  });

  test('is refused at the very end, and stays registered after a manager ended it', async () => {
    const id = await publish({ endsAt: inDays(1) });
    const other = await publish();
    await register(other, member);
    await send('POST', `${managed}/${other}/end`, manager);
    gateway.pass(dayMs);
    expect(await refusalOf(register(id, member))).toEqual(['promotionEnded']);
    expect(await listed(member)).toMatchObject([{ id }, { id: other, registration: { flights: 0 } }]);
  });

  test('sees drafts nowhere, and those of others by their link alone', async () => {
    const draft = await save();
    expect(await refusalOf(send('GET', `${promotions}/${draft.id}`, member))).toEqual(['promotionNotFound']);
    const id = await publish({ audience: { ...everybody, tierStatus: ['platinum'] } });
    expect(await listed(member)).toEqual([]);
    expect(await readJson(send('GET', `${promotions}/${id}`, member))).toMatchObject({ id, isEligible: false });
  });
});

test('each sees what is for them, by the four attributes', async () => {
  const of = (audience: Partial<PromotionDraft['audience']>) => ({
    audience: { ...everybody, ...audience },
    reward: undefined,
  });
  const ids = {
    all: await publish(of({})),
    anonymous: await publish(of({ loginState: ['anonymous'] })),
    loggedIn: await publish(of({ loginState: ['loggedIn'] })),
    base: await publish(of({ tierStatus: ['member'] })),
    gold: await publish(of({ tierStatus: ['gold', 'platinum'] })),
    travelers: await publish(of({ corporateRole: ['traveler'] })),
    bookers: await publish(of({ corporateRole: ['traveler'], corporateAccessLevel: ['booker'] })),
  };
  const seenBy = async (token?: Login) => {
    const seen = new Set((await listed(token)).map(({ id }) => id));
    return Object.entries(ids).flatMap(([name, id]) => (seen.has(id) ? [name] : []));
  };
  expect(await seenBy()).toEqual(['all', 'anonymous']);
  expect(await seenBy(await logInAs({ tier: null }))).toEqual(['all', 'loggedIn', 'base']);
  expect(await seenBy(await logInAs({ tier: 'gold' }))).toEqual(['all', 'loggedIn', 'gold']);
  const company = { kind: 'corporateTraveler', tier: null } as const;
  expect(await seenBy(await logInAs({ ...company, accessLevel: 'viewer' }))).toEqual(['all', 'loggedIn', 'travelers']);
  expect(await seenBy(await logInAs({ ...company, accessLevel: 'booker' }))).toEqual([
    'all',
    'loggedIn',
    'travelers',
    'bookers',
  ]);
});

test('no cache keeps an answer, which differs by who asks', async () => {
  await publish();
  const answer = await send('GET', promotions);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('a manager', () => {
  const act = {
    list: (token: Login, _id: string) => send('GET', managed, token),
    read: (token: Login, id: string) => send('GET', `${managed}/${id}`, token),
    save: (token: Login, id: string) => send('PUT', `${managed}/${id}`, token, { ...draftOf(), version: 1 }),
    publish: (token: Login, id: string) => send('POST', `${managed}/${id}/publication`, token, { version: 1 }),
    end: (token: Login, id: string) => send('POST', `${managed}/${id}/end`, token),
    count: (token: Login, _id: string) =>
      send('POST', '/api/promotions/v1/managed-audiences', token, { audience: everybody }),
  };
  const allowed: Readonly<Record<string, Readonly<Record<keyof typeof act, number>>>> = {
    'of the region': { list: 200, read: 200, save: 200, publish: 200, end: 409, count: 200 },
    'of another region': { list: 200, read: 404, save: 404, publish: 404, end: 404, count: 200 },
    'without a region': { list: 403, read: 403, save: 403, publish: 403, end: 403, count: 403 },
    'who is a member': { list: 403, read: 403, save: 403, publish: 403, end: 403, count: 403 },
  };
  const who: Readonly<Record<string, Partial<NewAccount>>> = {
    'of the region': { kind: 'areaMarketingManager', marketingRegion: 'southeast' },
    'of another region': { kind: 'areaMarketingManager', marketingRegion: 'west' },
    'without a region': { kind: 'areaMarketingManager' },
    'who is a member': { kind: 'member', marketingRegion: 'southeast' },
  };
  test.each(
    Object.entries(allowed).flatMap(([name, deeds]) =>
      Object.entries(deeds).map(([deed, status]) => [name, deed as keyof typeof act, status] as const),
    ),
  )('%s may %s a draft as the table says', async (name, deed, status) => {
    const { id } = await save();
    const answer = await act[deed](await logInAs(who[name] ?? {}), id);
    expect(answer.status).toBe(status);
    const [row] = await db.select().from(promotion).where(eq(promotion.id, id));
    const isChanged = row?.stage !== 'draft' || row.version !== 1;
    expect(isChanged).toBe(status === 200 && (deed === 'save' || deed === 'publish'));
  });

  test('sees the promotions of the region alone', async () => {
    await save();
    const west = await logInAs({ kind: 'areaMarketingManager', marketingRegion: 'west' });
    expect(await readJson(send('GET', managed, west))).toEqual({ region: 'west', promotions: [] });
  });

  test('saves the same draft twice as once, and never over what somebody else saved', async () => {
    const id = randomUUID();
    const first = await save({}, id);
    expect(first).toMatchObject({ version: 1, stage: 'draft', region: 'southeast', registrations: 0 });
    expect(await readJson(send('PUT', `${managed}/${id}`, manager, { ...draftOf(), version: 0 }))).toEqual(first);
    const second = await send('PUT', `${managed}/${id}`, manager, { ...draftOf({ kind: 'chiefs' }), version: 1 });
    expect(second.status).toBe(200);
    expect(await refusalOf(send('PUT', `${managed}/${id}`, manager, { ...draftOf(), version: 1 }))).toEqual([
      'promotionChanged',
    ]);
    expect(await refusalOf(send('POST', `${managed}/${id}/publication`, manager, { version: 1 }))).toEqual([
      'promotionChanged',
    ]);
  });

  test('changes nothing that is published, ends it once, and the audit log has it all', async () => {
    const id = await publish();
    expect(await refusalOf(act.save(manager, id))).toEqual(['promotionPublished']);
    expect((await act.publish(manager, id)).status).toBe(200);
    const ended = await readJson<ManagedPromotion>(act.end(manager, id));
    expect(ended).toMatchObject({ stage: 'ended', endsAt: gateway.clock.now.toISOString() });
    gateway.pass(dayMs);
    expect(await readJson(act.end(manager, id))).toEqual(ended);
    expect(await refusalOf(act.publish(manager, id))).toEqual(['promotionEnded']);
    const events = await db.select().from(securityEvent);
    expect(events.filter(({ details }) => details['promotion'] === id).map(({ event }) => event)).toEqual([
      'promotionSaved',
      'promotionPublished',
      'promotionEnded',
    ]);
  });

  test.each<readonly [string, () => Partial<PromotionDraft>]>([
    ['/endsAt endsBeforeStart', () => ({ endsAt: inDays(-1) })],
    ['/optInEndsAt optInOutside', () => ({ optInEndsAt: inDays(11) })],
    ['/timeZone unknownZone', () => ({ timeZone: 'America/Nowhere' })],
    ['/reward rewardNeedsMembers', () => ({ audience: { ...everybody, corporateRole: ['traveler'] } })],
  ])('cannot save what is wrong: %s', async (fault, values) => {
    const answer = send('PUT', `${managed}/${randomUUID()}`, manager, { ...draftOf(values()), version: 0 });
    expect((await refusalOf(answer)).slice(1)).toEqual([fault]);
  });

  test('learns how many an audience reaches in tens, and of few that they are few', async () => {
    const count = (audience: Partial<PromotionDraft['audience']>) =>
      readJson(
        send('POST', '/api/promotions/v1/managed-audiences', manager, { audience: { ...everybody, ...audience } }),
      );
    await Promise.all(Array.from({ length: 49 }, () => gateway.account({ tier: 'platinum', passwordHash: null })));
    expect(await count({ tierStatus: ['platinum'] })).toEqual({ accounts: 0, few: 50, hasVisitors: false });
    await Promise.all(Array.from({ length: 14 }, () => gateway.account({ tier: 'platinum', passwordHash: null })));
    expect(await count({ tierStatus: ['platinum'] })).toEqual({ accounts: 60, few: 50, hasVisitors: false });
    expect(await count({ loginState: ['anonymous'] })).toEqual({ accounts: 0, few: 50, hasVisitors: true });
  });

  test('reads their region in their own data', async () => {
    const info = userInfoV4.parse(await readJson(send('GET', '/api/identity/v4/user-info', manager)));
    expect(info).toMatchObject({ marketingRegion: 'southeast' });
    expect(info.corporate).toBeUndefined();
  });
});

test('the promotions of the demonstration are made once', async () => {
  await seedDemoPromotions(gateway.identity);
  await seedDemoPromotions(gateway.identity);
  expect(await db.$count(promotion)).toBe(7);
  expect(await listed()).toHaveLength(4);
});
