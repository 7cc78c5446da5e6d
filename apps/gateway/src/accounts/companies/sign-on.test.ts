import { randomUUID } from 'node:crypto';

import { formatResponseType } from '@airline/client-config/response-type';
import {
  type CompanyRole,
  type CorporateAccessLevel,
  endpoints,
  jwtBearerGrantType,
  type CompanySignOnCategory,
} from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  type AccountGateway,
  oldPassword,
  openGatewayBeforeEach,
  origin,
  refusalOf,
} from '../../../test-support/account-gateway.ts';
import { openTestProvider, type TestProvider } from '../../../test-support/openid-provider.ts';
import { readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { eraseAccount } from '../help/erasure-store.ts';
import { insertCompanyOnce } from '../identity/account-store.ts';
import { account as accountTable, company, securityEvent } from '../identity/identity-schema.ts';
import { companyMember } from './company-schema.ts';
import { companySignOn, companySignOnLink } from './sign-on-schema.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let provider: TestProvider;
let own: TestCompany;

const redirectAddresses = [`${origin}/business/ctm/login/`, `${origin}/login/`];

openGatewayBeforeEach(async (opened) => {
  ({ database, gateway } = opened);
  own = await openCompany();
});

beforeEach(async () => {
  provider = await openTestProvider(redirectAddresses);
});

afterEach(() => provider.close());

interface TestCompany {
  readonly id: string;
  readonly domain: string;
  readonly administrator: TestMember;
}

interface TestMember {
  readonly accountId: string;
  readonly memberId: string;
  readonly username: string;
  readonly email: string;
}

async function openCompany(): Promise<TestCompany> {
  const id = randomUUID();
  const domain = `d${id.slice(0, 8)}.example`;
  await insertCompanyOnce(database.db, {
    id,
    name: 'Olivares Export',
    product: 'business',
    status: 'active',
    createdAt: gateway.clock.now,
  });
  return { id, domain, administrator: await join({ id, domain }, 'travelManager', 'administrator') };
}

async function join(
  { id: companyId, domain }: Pick<TestCompany, 'id' | 'domain'>,
  role: CompanyRole,
  accessLevel: CorporateAccessLevel,
): Promise<TestMember> {
  const memberId = randomUUID();
  const email = `ana.${memberId.slice(0, 8)}@${domain}`;
  const kind = role === 'traveler' ? 'corporateTraveler' : 'travelManager';
  const account = await gateway.account({ kind, companyId, accessLevel, email });
  await database.db.insert(companyMember).values({
    id: memberId,
    companyId,
    accountId: account.id,
    email,
    firstName: 'Ana',
    lastName: 'Ruiz',
    role,
    accessLevel,
    state: 'active',
    joinedAt: gateway.clock.now,
  });
  return { accountId: account.id, memberId, username: account.username ?? '', email };
}

async function ask(accountId: string, method: string, path: string, body?: unknown): Promise<Response> {
  const token = await gateway.logIn(accountId, 'corporateTravelManager');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return gateway.app.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

async function setUp(of = own, values: object = {}): Promise<Response> {
  const { issuer, clientId, clientSecret } = provider;
  const body = { issuer, clientId, clientSecret, domains: [of.domain], isRequired: false, ...values };
  return ask(of.administrator.accountId, 'PUT', endpoints.saveSignOn.path, body);
}

interface StartedLogin {
  readonly address: string;
  readonly cookie: string;
}

async function start(email: string, category: CompanySignOnCategory = 'corporateTraveler'): Promise<StartedLogin> {
  const given = await gateway.post(endpoints.startCompanyLogin.path, { category, email });
  const { address } = (await given.json()) as { readonly address?: string };
  const [cookie = ''] = given.headers
    .getSetCookie()
    .filter((set) => set.includes('airline.company-login='))
    .map((set) => set.split(';')[0] ?? '');
  return { address: String(address), cookie };
}

function complete(answer: string, cookie: string): Promise<Response> {
  return gateway.post(endpoints.completeCompanyLogin.path, { answer }, { cookie });
}

async function logInAs(email: string, category?: CompanySignOnCategory): Promise<Response> {
  const { address, cookie } = await start(email, category);
  return complete(await provider.logIn(address), cookie);
}

function logInByPassword(username: string, category: string): Promise<Response> {
  return gateway.post(endpoints.requestAssertion.path, {
    method: 'password',
    category,
    username,
    password: oldPassword,
  });
}

test('somebody of a company logs in with its account, gets the session of any login, and is known by the subject after that', async () => {
  const traveller = await join(own, 'traveler', 'booker');
  expect((await setUp()).status).toBe(204);
  provider.person = { subject: 'p-1', email: traveller.email.toUpperCase() };
  const given = await logInAs(traveller.email);
  const { assertion = '', category } = (await given.json()) as {
    readonly assertion?: string;
    readonly category?: string;
  };
  expect([given.status, category]).toEqual([200, 'corporateTraveler']);
  const client = gateway.identity.settings.current().config.loginClients.corporateTraveler;
  const exchanged = await gateway.app.request(endpoints.exchangeToken.path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: jwtBearerGrantType,
      assertion,
      client_id: client.clientId,
      scope: 'openid',
      response_type: formatResponseType(client.responseType),
    }).toString(),
  });
  expect(exchanged.status).toBe(200);
  const events = await database.db.select().from(securityEvent).where(eq(securityEvent.accountId, traveller.accountId));
  expect(events.map(({ event }) => event)).toEqual(['companyAccountLinked', 'loginSucceeded', 'sessionStarted']);
  // The address counts at the first login alone.
  provider.person = { subject: 'p-1', email: 'other@elsewhere.example', isEmailVerified: false };
  expect((await logInAs(traveller.email)).status).toBe(200);
});

test('the provider is asked by code and PKCE, and is led back to the surface', async () => {
  await setUp();
  const asked = async (category: CompanySignOnCategory) =>
    new URL((await start(`a@${own.domain}`, category)).address).searchParams;
  const query = await asked('corporateTraveler');
  expect([query.get('response_type'), query.get('code_challenge_method'), query.get('redirect_uri')]).toEqual([
    'code',
    'S256',
    redirectAddresses[1],
  ]);
  expect((await asked('corporateTravelManager')).get('redirect_uri')).toBe(redirectAddresses[0]);
  expect((await asked('corporateTraveler')).get('state')).not.toBe(query.get('state'));
});

test('an answer counts once, in the browser that asked, within ten minutes, with its state', async () => {
  const { email } = await join(own, 'traveler', 'booker');
  await setUp();
  provider.person = { subject: 'p-2', email };
  const first = await start(email);
  const answer = await provider.logIn(first.address);
  const asked = provider.asked();
  const other = await start(email);
  expect(provider.asked()).toBe(asked + 1);
  const expired = ['signOnExpired'];
  expect(await refusalOf(complete(answer, ''))).toEqual(expired);
  expect(await refusalOf(complete(answer, other.cookie))).toEqual(expired);
  expect(await refusalOf(complete(answer.replace(/state=[^&]*/, 'state=another'), first.cookie))).toEqual(expired);
  expect((await complete(answer, first.cookie)).status).toBe(200);
  expect(await refusalOf(complete(answer, first.cookie))).toEqual(expired);
  const late = await start(email);
  const lateAnswer = await provider.logIn(late.address);
  gateway.pass(10 * 60 * 1000);
  expect(await refusalOf(complete(lateAnswer, late.cookie))).toEqual(expired);
});

test('an ID token with another nonce, and a code that was given for another verifier, prove nobody', async () => {
  const { email } = await join(own, 'traveler', 'booker');
  await setUp();
  provider.person = { subject: 'p-3', email };
  for (const [name, value] of [
    ['nonce', 'another'],
    ['code_challenge', 'A'.repeat(43)],
  ] as const) {
    const { address, cookie } = await start(email);
    const tampered = new URL(address);
    tampered.searchParams.set(name, value);
    expect(await refusalOf(complete(await provider.logIn(tampered.href), cookie))).toEqual(['signOnRefused']);
  }
});

test('the answer of another issuer is none', async () => {
  const { email } = await join(own, 'traveler', 'booker');
  await setUp();
  provider.person = { subject: 'p-4', email };
  const { address, cookie } = await start(email);
  const answer = new URLSearchParams(await provider.logIn(address));
  answer.set('iss', 'https://other.example');
  expect(await refusalOf(complete(answer.toString(), cookie))).toEqual(['signOnRefused']);
});

test('who declines at the provider is refused', async () => {
  await setUp();
  provider.person = undefined;
  expect(await refusalOf(logInAs(`a@${own.domain}`))).toEqual(['signOnRefused']);
});

test('a person is linked by an address that is verified and of the company, if they are of it', async () => {
  const { email } = await join(own, 'traveler', 'booker');
  const foreign = await openCompany();
  const stranger = await join(foreign, 'traveler', 'booker');
  await setUp();
  const proved = async (values: object) => {
    provider.person = { subject: randomUUID(), ...values };
    return refusalOf(logInAs(email));
  };
  expect(await proved({ email, isEmailVerified: false })).toEqual(['signOnEmailUnverified']);
  expect(await proved({})).toEqual(['signOnEmailUnverified']);
  expect(await proved({ email: stranger.email })).toEqual(['signOnEmailUnverified']);
  expect(await proved({ email: `nobody@${own.domain}` })).toEqual(['signOnNotMember']);
  const links = await database.db.select().from(companySignOnLink).where(eq(companySignOnLink.companyId, own.id));
  expect(links).toEqual([]);
});

test('an address that the company gives to somebody else does not lead into the account of before', async () => {
  const { email } = await join(own, 'traveler', 'booker');
  await setUp();
  provider.person = { subject: 'p-5', email };
  expect((await logInAs(email)).status).toBe(200);
  provider.person = { subject: 'p-6', email };
  expect(await refusalOf(logInAs(email))).toEqual(['signOnNotMember']);
});

test('who is invited is led to the invitation', async () => {
  await setUp();
  const email = `luz.${randomUUID().slice(0, 8)}@${own.domain}`;
  await database.db.insert(companyMember).values({
    id: randomUUID(),
    companyId: own.id,
    email,
    firstName: 'Luz',
    lastName: 'Mora',
    role: 'traveler',
    accessLevel: 'booker',
    state: 'invited',
    invitedAt: gateway.clock.now,
    inviteExpiresAt: new Date(gateway.clock.now.getTime() + 60_000),
  });
  provider.person = { subject: 'p-7', email };
  const { type, nextStep } = await readJson(logInAs(email));
  expect(type).toBe('/problems/identity/sign-on-invited');
  const [path, token] = (nextStep as { readonly path: string }).path.split('#');
  expect(path).toContain('invitation');
  expect((await gateway.post(endpoints.readInvitation.path, { token })).status).toBe(200);
});

test('a membership that is over, a held account and a deactivated company let nobody in', async () => {
  const { email, accountId, memberId } = await join(own, 'traveler', 'booker');
  await setUp();
  provider.person = { subject: 'p-8', email };
  expect((await logInAs(email)).status).toBe(200);
  await database.db.update(accountTable).set({ status: 'held' }).where(eq(accountTable.id, accountId));
  expect(await refusalOf(logInAs(email))).toEqual([400120381]);
  await database.db.update(accountTable).set({ status: 'active' }).where(eq(accountTable.id, accountId));
  await database.db.update(company).set({ status: 'deactivated' }).where(eq(company.id, own.id));
  expect(await refusalOf(logInAs(email))).toEqual([400618309]);
  await database.db.update(company).set({ status: 'active' }).where(eq(company.id, own.id));
  await database.db.update(companyMember).set({ state: 'left' }).where(eq(companyMember.id, memberId));
  expect(await refusalOf(logInAs(email))).toEqual(['signOnNotMember']);
});

test('who travels is led from the portal to the site', async () => {
  const { email } = await join(own, 'traveler', 'booker');
  await setUp();
  provider.person = { subject: 'p-9', email };
  const { type, nextStep } = await readJson(logInAs(email, 'corporateTravelManager'));
  expect([type, nextStep]).toEqual([
    '/problems/identity/login-elsewhere',
    { kind: 'logInElsewhere', category: 'corporateTraveler', path: '/login/?as=corporateTraveler' },
  ]);
});

test('where it is required, passwords let administrators in alone', async () => {
  const traveller = await join(own, 'traveler', 'administrator');
  const manager = await join(own, 'travelManager', 'booker');
  expect((await logInByPassword(traveller.username, 'corporateTraveler')).status).toBe(200);
  await setUp(own, { isRequired: true });
  expect(await refusalOf(logInByPassword(traveller.username, 'corporateTraveler'))).toEqual(['signOnRequired']);
  expect(await refusalOf(logInByPassword(manager.username, 'corporateTravelManager'))).toEqual(['signOnRequired']);
  expect((await logInByPassword(own.administrator.username, 'corporateTravelManager')).status).toBe(200);
  await ask(own.administrator.accountId, 'DELETE', endpoints.removeSignOn.path);
  expect((await logInByPassword(traveller.username, 'corporateTraveler')).status).toBe(200);
});

test('a provider that is not there is said at the start, and a login that is under way ends', async () => {
  const { email } = await join(own, 'traveler', 'booker');
  await setUp();
  provider.person = { subject: 'p-10', email };
  const { address, cookie } = await start(email);
  const answer = await provider.logIn(address);
  await provider.close();
  const from = { category: 'corporateTraveler', email };
  expect(await refusalOf(complete(answer, cookie))).toEqual(['signOnProviderAway']);
  expect(await refusalOf(gateway.post(endpoints.startCompanyLogin.path, from))).toEqual(['signOnProviderAway']);
  provider = await openTestProvider(redirectAddresses);
});

test('nothing is said of an address whose domain has no login, nor is an account looked for', async () => {
  const start = (email: string) =>
    refusalOf(gateway.post(endpoints.startCompanyLogin.path, { category: 'corporateTraveler', email }));
  expect(await start(own.administrator.email)).toEqual(['signOnNotOffered']);
  expect(await start('nobody@nowhere.example')).toEqual(['signOnNotOffered']);
});

test('a domain is of an administrator, of no other company and of no public mail provider', async () => {
  const foreign = await openCompany();
  expect(await refusalOf(setUp(own, { domains: [foreign.domain] }))).toEqual(['signOnDomainRefused']);
  await database.db
    .update(companyMember)
    .set({ email: 'ana@gmail.com' })
    .where(eq(companyMember.id, foreign.administrator.memberId));
  expect(await refusalOf(setUp(foreign, { domains: ['gmail.com'] }))).toEqual(['signOnDomainRefused']);
  await setUp();
  await database.db
    .update(companyMember)
    .set({ email: `ana@${own.domain}` })
    .where(eq(companyMember.id, foreign.administrator.memberId));
  expect(await refusalOf(setUp(foreign, { domains: [own.domain] }))).toEqual(['signOnDomainRefused']);
});

test('the secret stands in no answer, log, export or table as it is, and another client needs another one', async () => {
  await setUp();
  const shown = await (await ask(own.administrator.accountId, 'GET', endpoints.readSignOn.path)).text();
  const changes = await (await ask(own.administrator.accountId, 'GET', endpoints.listCompanyEvents.path)).text();
  const [stored] = await database.db.select().from(companySignOn).where(eq(companySignOn.companyId, own.id));
  expect(changes).toContain('signOnSaved');
  for (const text of [shown, changes, JSON.stringify(stored), gateway.logged.join('')]) {
    expect(text).not.toContain(provider.clientSecret);
  }
  expect(JSON.parse(shown)).toMatchObject({ signOn: { issuer: provider.issuer }, redirectAddresses });
  expect((await setUp(own, { clientSecret: undefined, isRequired: true })).status).toBe(204);
  expect(await refusalOf(setUp(own, { clientSecret: undefined, clientId: 'another' }))).toEqual([
    'signOnSecretMissing',
  ]);
});

test('a trial says what is wrong with a provider', async () => {
  const attempt = async (issuer: string) =>
    readJson(ask(own.administrator.accountId, 'POST', endpoints.trySignOn.path, { issuer }));
  expect(await attempt(provider.issuer)).toEqual({});
  expect(await attempt(`${provider.issuer}/nothing`)).toEqual({ fault: 'notADiscoveryDocument' });
  expect(await attempt(provider.issuer.replace('127.0.0.1', 'localhost'))).toEqual({ fault: 'otherIssuer' });
  expect(await attempt('http://127.0.0.1:1')).toEqual({ fault: 'unreachable' });
  expect(await attempt(`${provider.issuer}?a=b`)).toEqual({ fault: 'addressNotAllowed' });
});

test('another issuer links everybody anew, and an erased account is linked with nobody', async () => {
  const { email, accountId } = await join(own, 'traveler', 'booker');
  const links = () => database.db.select().from(companySignOnLink).where(eq(companySignOnLink.companyId, own.id));
  await setUp();
  provider.person = { subject: 'p-11', email };
  await logInAs(email);
  expect(await links()).toHaveLength(1);
  await setUp(own, { issuer: 'https://login.olivares.example' });
  expect(await links()).toEqual([]);
  await setUp();
  await logInAs(email);
  expect(await links()).toHaveLength(1);
  await eraseAccount(database.db, accountId, gateway.clock.now);
  expect(await links()).toEqual([]);
});
