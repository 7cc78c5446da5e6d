import { randomUUID } from 'node:crypto';

import {
  companyRights,
  companyRoles,
  corporateAccessLevels,
  endpoints,
  idempotencyKeyHeader,
  mayCall,
  type CompanyCall,
  type CompanyRole,
  type CorporateAccessLevel,
  type ManagedCompany,
} from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  type AccountGateway,
  openGatewayBeforeEach,
  refusalOf,
  statusesOf,
} from '../../../test-support/account-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { insertCompanyOnce } from '../identity/account-store.ts';
import { eraseAccount } from '../help/erasure-store.ts';
import { exportApprovals } from './member-store.ts';
import { companyApproval, companyCard, companyDepartment, companyMember } from './company-schema.ts';
import { reportCredential } from './report-credential-schema.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let own: TestCompany;

openGatewayBeforeEach(async (opened) => {
  ({ database, gateway } = opened);
  own = await openCompany();
});

interface TestCompany {
  readonly id: string;
  readonly administrator: TestPerson;
  readonly memberId: string;
  readonly departmentId: string;
  readonly cardId: string;
  /** A request for approval that its traveller asked for. */
  readonly approvalId: string;
  readonly credentialId: string;
  /** A view of its administrator. */
  readonly viewId: string;
}

interface TestPerson {
  readonly accountId: string;
  readonly memberId: string;
  readonly token: string;
}

async function openCompany(): Promise<TestCompany> {
  const [id, departmentId, cardId] = [randomUUID(), randomUUID(), randomUUID()];
  const createdAt = gateway.clock.now;
  const companyNumber = String(Number.parseInt(id.slice(0, 8), 16))
    .padStart(8, '0')
    .slice(0, 8);
  await insertCompanyOnce(database.db, {
    id,
    name: 'Olivares Export',
    product: 'business',
    status: 'active',
    createdAt,
    companyNumber,
  });
  await database.db.insert(companyDepartment).values({ id: departmentId, companyId: id, name: 'Ventas', createdAt });
  const administrator = await join(id, 'travelManager', 'administrator');
  const { memberId } = await join(id, 'traveler', 'viewer');
  const card = { brand: 'visa', lastFour: '4242', expiresOn: '2030-12-01', token: randomUUID() };
  await database.db
    .insert(companyCard)
    .values({ id: cardId, companyId: id, label: 'Viajes', addedAt: createdAt, ...card });
  const approvalId = randomUUID();
  await database.db.insert(companyApproval).values({
    id: approvalId,
    companyId: id,
    memberId,
    trip: { party: { adults: 1, children: 0, lapInfants: 0 }, bounds: [], travellers: [{ memberId }] },
    tripHash: approvalId,
    totalMinor: 12_900,
    lowestMinor: 10_000,
    currency: 'USD',
    policyVersion: 1,
    rules: [],
    reason: 'Feria',
    state: 'asked',
    askedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + 60 * 60 * 1000),
  });
  const credentialId = randomUUID();
  const service = await gateway.account({ companyId: id, kind: 'reportService', accountNumber: null });
  await database.db.insert(reportCredential).values({
    id: credentialId,
    companyId: id,
    accountId: service.id,
    name: 'BI',
    lastFour: 'x0Qe',
    madeBy: administrator.memberId,
    madeAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + 30 * 24 * 60 * 60 * 1000),
  });
  const viewId = randomUUID();
  await ask(administrator.token, 'PUT', `${endpoints.listReportViews.path}/${viewId}`, view);
  return { id, departmentId, cardId, approvalId, credentialId, viewId, administrator, memberId };
}

async function join(
  companyId: string,
  role: CompanyRole,
  accessLevel: CorporateAccessLevel,
  category: 'corporateTravelManager' | 'member' = role === 'traveler' ? 'member' : 'corporateTravelManager',
): Promise<TestPerson> {
  const account = await gateway.account({ companyId, accessLevel, companyRole: role });
  const memberId = randomUUID();
  await database.db.insert(companyMember).values({
    id: memberId,
    companyId,
    accountId: account.id,
    email: account.email ?? '',
    firstName: 'Ana',
    lastName: 'Ruiz',
    role,
    accessLevel,
    state: 'active',
    joinedAt: gateway.clock.now,
  });
  return { accountId: account.id, memberId, token: await gateway.logIn(account.id, category) };
}

function ask(token: string, method: string, path: string, body?: unknown): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    [idempotencyKeyHeader]: randomUUID(),
  };
  return Promise.resolve(
    gateway.app.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
  );
}

const address = {
  countryCode: 'US',
  line1: '2200 Commerce Street',
  city: 'Dallas',
  stateCode: 'TX',
  postalCode: '75201',
};
const profile = {
  name: 'Olivares',
  contactEmail: 'viajes@olivares.example',
  contactPhone: '+1 214 555 0117',
  address,
};
const settings = {
  cardUse: 'allowed',
  isReferenceRequired: false,
  isCostCentreRequired: false,
  approvalTolerancePercent: 0,
} as const;
const rank = { role: 'traveler', accessLevel: 'booker' } as const;
const invitation = () => ({
  ...rank,
  email: `${randomUUID().slice(0, 8)}@olivares.example`,
  firstName: 'Lucía',
  lastName: 'Mora',
  language: 'es',
});

const viewPath = ({ viewId }: TestCompany): string => `${endpoints.listReportViews.path}/${viewId}`;
const view = {
  name: 'Mes',
  report: 'air-spend',
  filters: {},
  period: { kind: 'relative', name: 'lastMonth' },
  isShared: false,
};

/** How each call is sent about somebody or something of a company. */
const calls: Readonly<
  Record<CompanyCall, (of: TestCompany) => readonly [method: string, path: string, body?: unknown]>
> = {
  readCompany: () => ['GET', endpoints.readCompany.path],
  listCompanyMembers: () => ['GET', endpoints.listCompanyMembers.path],
  listCompanyEvents: () => ['GET', endpoints.listCompanyEvents.path],
  readCompanyReport: () => ['GET', '/api/corporate/v1/reports/monthly-spend?from=2026-01-01&to=2026-01-31'],
  createReportFile: () => [
    'POST',
    endpoints.createReportFile.path,
    { report: 'air-spend', format: 'csv', from: '2026-01-01', to: '2026-01-31' },
  ],
  listReportViews: () => ['GET', endpoints.listReportViews.path],
  saveReportView: (of) => ['PUT', viewPath(of), view],
  deleteReportView: (of) => ['DELETE', viewPath(of)],
  scheduleReportView: (of) => [
    'PUT',
    `${viewPath(of)}/schedule`,
    { rhythm: { frequency: 'weekly', day: 1, hour: 8 }, memberIds: [of.administrator.memberId], isPaused: false },
  ],
  unscheduleReportView: (of) => ['DELETE', `${viewPath(of)}/schedule`],
  readCompanyOverview: () => ['GET', endpoints.readCompanyOverview.path],
  writeToTravellers: () => ['POST', endpoints.writeToTravellers.path, { station: 'DAL', message: 'Llame.' }],
  updateCompany: () => ['PUT', endpoints.updateCompany.path, { version: 1, profile }],
  inviteCompanyMember: (of) => [
    'POST',
    endpoints.inviteCompanyMember.path,
    { ...invitation(), departmentId: of.departmentId },
  ],
  importCompanyMembers: () => [
    'POST',
    endpoints.importCompanyMembers.path,
    { csv: 'email,first_name,last_name\na@b.example,Ana,Ruiz', isTrial: true, language: 'es' },
  ],
  changeCompanyMember: (of) => ['PUT', `${endpoints.listCompanyMembers.path}/${of.memberId}`, rank],
  endCompanyMember: (of) => ['DELETE', `${endpoints.listCompanyMembers.path}/${of.memberId}`],
  saveDepartment: (of) => [
    'PUT',
    `/api/corporate/v1/company/departments/${of.departmentId}`,
    { name: 'Compras', isClosed: false },
  ],
  saveCostCentre: (of) => [
    'PUT',
    `/api/corporate/v1/company/cost-centres/${randomUUID()}`,
    { code: '4100', name: 'Ferias', departmentId: of.departmentId, isClosed: false },
  ],
  readSignOn: () => ['GET', endpoints.readSignOn.path],
  saveSignOn: () => [
    'PUT',
    endpoints.saveSignOn.path,
    {
      issuer: 'https://login.olivares.example',
      clientId: 'travel',
      clientSecret: 'secret',
      domains: ['example.com'],
      isRequired: false,
    },
  ],
  trySignOn: () => ['POST', endpoints.trySignOn.path, { issuer: 'http://127.0.0.1:1' }],
  removeSignOn: () => ['DELETE', endpoints.removeSignOn.path],
  readTravelPolicy: () => ['GET', endpoints.readTravelPolicy.path],
  publishTravelPolicy: () => ['PUT', endpoints.publishTravelPolicy.path, { version: 0, rules: [], settings }],
  simulateTravelPolicy: () => ['POST', endpoints.simulateTravelPolicy.path, { rules: [] }],
  listCompanyCards: () => ['GET', endpoints.listCompanyCards.path],
  saveCompanyCard: (of) => [
    'PUT',
    `/api/corporate/v1/company/cards/${of.cardId}`,
    { token: 'tok_12345678', label: 'Viajes' },
  ],
  removeCompanyCard: (of) => ['DELETE', `/api/corporate/v1/company/cards/${of.cardId}`],
  readCompanyBooking: () => ['GET', endpoints.readCompanyBooking.path],
  writeToSupport: () => [
    'POST',
    endpoints.writeToSupport.path,
    { topic: 'reports', message: 'Falta un viaje.', language: 'es' },
  ],
  listSupportRequests: () => ['GET', endpoints.listSupportRequests.path],
  listReportCredentials: () => ['GET', endpoints.listReportCredentials.path],
  makeReportCredential: () => [
    'PUT',
    `/api/corporate/v1/company/report-credentials/${randomUUID()}`,
    { name: 'Contabilidad', days: 30 },
  ],
  endReportCredential: (of) => ['DELETE', `/api/corporate/v1/company/report-credentials/${of.credentialId}`],
  findCompanyTravellers: () => ['GET', `${endpoints.findCompanyTravellers.path}?search=Ana`],
  requestApproval: () => [
    'PUT',
    `/api/corporate/v1/company/approvals/${randomUUID()}`,
    { offer: 'none', travellers: [{ firstName: 'Eva', lastName: 'Sol' }], reason: 'Feria' },
  ],
  listOwnApprovals: () => ['GET', endpoints.listOwnApprovals.path],
  listApprovals: () => ['GET', `${endpoints.listApprovals.path}?list=waiting`],
  decideApproval: (of) => [
    'PUT',
    `/api/corporate/v1/company/approvals/${of.approvalId}/decision`,
    { decision: 'approved' },
  ],
};

/** The calls that name somebody or something, which may be another company's. */
const namingCalls: ReadonlySet<CompanyCall> = new Set<CompanyCall>([
  'inviteCompanyMember',
  'changeCompanyMember',
  'endCompanyMember',
  'saveDepartment',
  'saveCostCentre',
  'saveCompanyCard',
  'removeCompanyCard',
  'decideApproval',
  'endReportCredential',
  'saveReportView',
  'deleteReportView',
  'scheduleReportView',
  'unscheduleReportView',
]);

/** What a call is refused as by who may ask for it, where there is nothing that it could do. */
const refusedAs: Partial<Record<CompanyCall, string>> = {
  // Nobody travels here: to write to nobody is refused as that.
  writeToTravellers: 'nobodyThere',
  requestApproval: 'offerInvalid',
};

describe('the table of rights', () => {
  const ranks = companyRoles.flatMap((role) => corporateAccessLevels.map((level) => ({ role, level })));
  const named = Object.keys(companyRights) as CompanyCall[];
  const answers = (of: (call: CompanyCall) => unknown, asked = named) =>
    Object.fromEntries(asked.map((call) => [call, of(call)]));

  test.each(ranks)('$role $level may ask for the calls of the table, and for no others', async ({ role, level }) => {
    const { token } = await join(own.id, role, level);
    const viewId = randomUUID();
    // A view of somebody else's is refused to everybody.
    await ask(token, 'PUT', `${endpoints.listReportViews.path}/${viewId}`, view);
    const asked = named.map((call) => ({ call, request: calls[call]({ ...own, viewId }) }));
    const endsSomething = ({ request: [method] }: (typeof asked)[number]): boolean => method === 'DELETE';
    const ends = asked.filter(endsSomething).toSorted((one, other) => other.request[1].length - one.request[1].length);
    const given: Record<string, unknown> = {};
    // What a call ends no later one could be about: the view after its schedule.
    for (const { call, request } of [...asked.filter((each) => !endsSomething(each)), ...ends]) {
      const answer = await ask(token, ...request);
      const [refusal] = answer.status < 300 ? ['done'] : await refusalOf(answer);
      given[call] = mayCall(call, role, level) ? refusal : answer.status;
    }
    expect(given).toEqual(answers((call) => (mayCall(call, role, level) ? (refusedAs[call] ?? 'done') : 403)));
  });

  test.each(ranks.filter(({ role }) => role === 'travelManager'))(
    '$role $level changes nothing in another company',
    async ({ role, level }) => {
      const foreign = await openCompany();
      const { token } = await join(own.id, role, level);
      const given: Record<string, unknown> = {};
      for (const call of namingCalls) given[call] = (await ask(token, ...calls[call](foreign))).status;
      expect(given).toEqual(answers((call) => (mayCall(call, role, level) ? 404 : 403), [...namingCalls]));
      const seen = await readJson<ManagedCompany>(ask(foreign.administrator.token, 'GET', endpoints.readCompany.path));
      expect(seen).toMatchObject({ members: { active: 2, invited: 0 }, departments: [{ name: 'Ventas' }] });
      const kept = await readJson(ask(foreign.administrator.token, 'GET', endpoints.listCompanyCards.path));
      expect(kept).toMatchObject({ cards: [{ label: 'Viajes' }] });
      const views = await readJson(ask(foreign.administrator.token, 'GET', endpoints.listReportViews.path));
      expect(views).toMatchObject({ views: [{ name: 'Mes', report: 'air-spend' }] });
      const services = await readJson(ask(foreign.administrator.token, 'GET', endpoints.listReportCredentials.path));
      expect(services).toMatchObject({ credentials: [{ name: 'BI' }] });
    },
  );

  test('who is of no company, and whose company is deactivated, may nothing', async () => {
    const stranger = await gateway.account({ companyRole: 'travelManager', accessLevel: 'administrator' });
    const token = await gateway.logIn(stranger.id, 'corporateTravelManager');
    for (const call of Object.values(calls)) expect((await ask(token, ...call(own))).status).toBe(403);
  });
});

describe('an invitation', () => {
  const tokenIn = (): string => /#([0-9a-f-]{36}\.[\w-]{43})/.exec(gateway.sent.at(-1)?.text ?? '')?.[1] ?? '';
  const invite = (values: object = {}) =>
    ask(own.administrator.token, 'POST', endpoints.inviteCompanyMember.path, { ...invitation(), ...values });
  const accept = (token: string, secret: string) =>
    ask(token, 'POST', endpoints.acceptInvitation.path, { token: secret });

  test('is mailed, says its company, and makes a member a manager who gets into the portal until they leave', async () => {
    expect((await invite({ role: 'travelManager', accessLevel: 'viewer' })).status).toBe(200);
    await gateway.deliver();
    expect(gateway.sent.at(-1)).toMatchObject({
      subject: 'Olivares Export le invita a viajar con la cuenta de la empresa',
    });
    const secret = tokenIn();
    const state = await readJson(gateway.post(endpoints.readInvitation.path, { token: secret }));
    expect(state).toMatchObject({ companyName: 'Olivares Export', role: 'travelManager' });
    const account = await gateway.account();
    const asMember = await gateway.logIn(account.id);
    const answers = await Promise.all([accept(asMember, secret), accept(asMember, secret)]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    const asManager = await gateway.logIn(account.id, 'corporateTravelManager');
    const company = await readJson<ManagedCompany>(ask(asManager, 'GET', endpoints.readCompany.path));
    expect(company).toMatchObject({ members: { active: 3, managers: 2, invited: 0 }, own: { accessLevel: 'viewer' } });
    const [joined] = await database.db.select().from(companyMember).where(eq(companyMember.accountId, account.id));
    await ask(own.administrator.token, 'DELETE', `${endpoints.listCompanyMembers.path}/${joined?.id}`);
    expect(await refusalOf(ask(asManager, 'GET', endpoints.readCompany.path))).toEqual([400080012]);
    // What they do as a member goes on.
    expect((await ask(asMember, 'GET', endpoints.readUserInfo.path)).status).toBe(200);
    expect(await gateway.read(account.id)).toMatchObject({ companyId: null, companyRole: null, kind: 'member' });
  });

  test('is for one account, and for nobody once it was taken back, is over or was accepted', async () => {
    const { id } = await readJson<{ readonly id: string }>(invite());
    await gateway.deliver();
    const secret = tokenIn();
    const [one, other] = [await gateway.account(), await gateway.account()];
    const tokens = [await gateway.logIn(one.id), await gateway.logIn(other.id)] as const;
    const answers = await Promise.all(tokens.map((token) => accept(token, secret)));
    expect(statusesOf(answers)).toEqual([200, 404]);
    await invite();
    await gateway.deliver();
    const second = tokenIn();
    const joined = answers[0]?.status === 200 ? tokens[0] : tokens[1];
    expect(await refusalOf(accept(joined, second))).toEqual(['inAnotherCompany']);
    await ask(own.administrator.token, 'DELETE', `${endpoints.listCompanyMembers.path}/${id}`);
    gateway.pass(15 * 24 * 60 * 60 * 1000);
    expect(await refusalOf(gateway.post(endpoints.readInvitation.path, { token: second }))).toEqual([
      'invitationNotFound',
    ]);
    expect(await refusalOf(gateway.post(endpoints.readInvitation.path, { token: secret }))).toEqual([
      'invitationNotFound',
    ]);
  });

  test('to an address that was invited is the same one again, and to one who is there is refused', async () => {
    const email = 'lucia@olivares.example';
    await invite({ email });
    await invite({ email: 'Lucia@Olivares.example', accessLevel: 'viewer' });
    const listed = await readJson(
      ask(own.administrator.token, 'GET', `${endpoints.listCompanyMembers.path}?state=invited`),
    );
    expect(listed).toMatchObject({ total: 1, members: [{ accessLevel: 'viewer' }] });
    const [there] = await database.db.select().from(companyMember).where(eq(companyMember.id, own.memberId));
    expect(await refusalOf(invite({ email: there?.email }))).toEqual(['alreadyInCompany']);
  });
});

describe('a company', () => {
  const send = (method: string, path: string, body?: unknown) => ask(own.administrator.token, method, path, body);

  test('keeps an administrator, however many leave at once', async () => {
    const second = await join(own.id, 'travelManager', 'administrator');
    const leave = (id: string) => send('DELETE', `${endpoints.listCompanyMembers.path}/${id}`);
    const answers = await Promise.all([leave(second.memberId), leave(own.administrator.memberId)]);
    expect(statusesOf(answers)).not.toEqual([204, 204]);
    const left = await database.db.select().from(companyMember).where(eq(companyMember.companyId, own.id));
    expect(left.filter(({ state, accessLevel }) => state === 'active' && accessLevel === 'administrator')).toHaveLength(
      1,
    );
  });

  test('is changed from the version that was read, and its log says what it was, what it is and who did it', async () => {
    const changes = await Promise.all(
      ['Olivares Uno', 'Olivares Dos'].map((name) =>
        send('PUT', endpoints.updateCompany.path, { version: 1, profile: { ...profile, name } }),
      ),
    );
    expect(statusesOf(changes)).toEqual([200, 409]);
    await send('PUT', `/api/corporate/v1/company/departments/${own.departmentId}`, {
      name: 'Compras',
      isClosed: false,
    });
    const log = await readJson<{ readonly events: readonly unknown[] }>(send('GET', endpoints.listCompanyEvents.path));
    expect(log.events).toMatchObject([
      {
        kind: 'departmentSaved',
        by: 'Ana Ruiz',
        subject: 'Compras',
        changes: [{ field: 'name', before: 'Ventas', after: 'Compras' }],
      },
      { kind: 'profileChanged', by: 'Ana Ruiz' },
    ]);
  });

  test('publishes a policy from the version that was read, once however often it is sent, and its log has each rule', async () => {
    const rule = (percent: number) => ({ id: own.departmentId, kind: 'overLowest', percent, outcome: 'reason' });
    const publish = (version: number, percent: number) =>
      send('PUT', endpoints.publishTravelPolicy.path, {
        version,
        rules: [rule(percent)],
        settings: { ...settings, isReferenceRequired: true },
      });
    expect(await readJson(publish(0, 20))).toMatchObject({ version: 1, rules: [{ percent: 20 }] });
    expect(await readJson(publish(0, 20))).toMatchObject({ version: 1 });
    expect(await refusalOf(publish(0, 30))).toEqual(['companyChanged']);
    expect(statusesOf(await Promise.all([publish(1, 40), publish(1, 50)]))).toEqual([200, 409]);
    const log = await readJson<{ readonly events: readonly unknown[] }>(send('GET', endpoints.listCompanyEvents.path));
    expect(log.events).toMatchObject([
      { kind: 'policyPublished', subject: '2', changes: [{ field: 'rule', before: expect.stringContaining('20') }] },
      { kind: 'policyPublished', subject: '1', changes: [{ field: 'isReferenceRequired' }, { field: 'rule' }] },
    ]);
    const offered = await readJson(send('GET', endpoints.readCompanyBooking.path));
    expect(offered).toMatchObject({ policy: { version: 2 }, cards: [{ lastFour: '4242' }], mayBookForOthers: true });
  });

  test('invites everybody of a file or nobody, and says what is wrong with each line', async () => {
    const importing = (csv: string, isTrial = false) =>
      readJson(send('POST', endpoints.importCompanyMembers.path, { csv, isTrial, language: 'es' }));
    const faulty =
      'email;first_name;last_name;department;role\n' +
      'uno@olivares.example;Uno;Mora;ventas;traveler\n' +
      'nada;Dos;;Ventas;chief\n' +
      'UNO@olivares.example;Tres;Mora;Compras;\n';
    expect(await importing(faulty)).toEqual({
      people: 3,
      invited: 0,
      faults: [
        { line: 3, column: 'email', value: 'nada', code: 'badEmail' },
        { line: 3, column: 'last_name', code: 'required' },
        { line: 3, column: 'role', value: 'chief', code: 'badRole' },
        { line: 4, column: 'email', value: 'UNO@olivares.example', code: 'twiceInFile' },
        { line: 4, column: 'department', value: 'Compras', code: 'unknownDepartment' },
      ],
    });
    const right = 'email,first_name,last_name\r\n"dos@olivares.example","Ana ""Nita""",Mora\r\n';
    expect(await importing(right)).toMatchObject({ faults: [{ line: 2, column: 'first_name', code: 'badName' }] });
    const good = 'email,first_name,last_name\r\n"dos@olivares.example",Ana,"Mora"\r\n\r\ntres@olivares.example,Eva,Sol';
    expect(await importing(good, true)).toEqual({ people: 2, invited: 0, faults: [] });
    expect(await importing(good)).toEqual({ people: 2, invited: 2, faults: [] });
    await gateway.deliver();
    expect(gateway.sent.map(({ to }) => to)).toEqual(['dos@olivares.example', 'tres@olivares.example']);
    expect(await importing('email,first_name,last_name\n"a')).toMatchObject({
      faults: [{ line: 2, code: 'quoteOpen' }],
    });
  });

  test('keeps nothing of the name of somebody whose account is erased', async () => {
    const { accountId, memberId } = await join(own.id, 'traveler', 'booker');
    const travellers = [{ firstName: 'Eva', lastName: 'Sol' }];
    const trip = { party: { adults: 1, children: 0, lapInfants: 0 }, bounds: [], travellers };
    const isOwn = eq(companyApproval.id, own.approvalId);
    await database.db.update(companyApproval).set({ memberId, trip, reference: 'PRJ-7' }).where(isOwn);
    expect(await exportApprovals(database.db, accountId)).toMatchObject({
      asked: [{ state: 'asked', reason: 'Feria', reference: 'PRJ-7', trip: { travellers }, totalMinor: 12_900 }],
      answered: [],
    });
    await database.db.transaction((tx) => eraseAccount(tx, accountId, gateway.clock.now));
    const [row] = await database.db.select().from(companyMember).where(eq(companyMember.id, memberId));
    expect(row).toMatchObject({ state: 'left', email: '', firstName: '', lastName: '', accountId: null });
    const [asked] = await database.db.select().from(companyApproval).where(isOwn);
    expect(asked).toMatchObject({ reason: '', reference: null, trip: { travellers: [] }, totalMinor: 12_900 });
  });
});

beforeEach(() => {
  gateway.sent.length = 0;
});
