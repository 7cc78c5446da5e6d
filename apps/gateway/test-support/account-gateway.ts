import { randomInt, randomUUID } from 'node:crypto';

import type { ClientCategory } from '@airline/client-config/client-categories';
import { idempotencyKeyHeader, type LinkState, type LookupRequest, problemNameOf } from '@airline/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { Mail } from '../src/mail/mail-transport.ts';
import { createApp } from '../src/app.ts';
import type { SitePage } from '../src/site/search/rules/index.ts';
import { testConfig } from './config.ts';
import { createLog } from '../src/server/create-log.ts';
import type { BookingServices } from '../src/bookings/orders/services.ts';
import { toFlightFacts } from '../src/bookings/orders/flight-facts.ts';
import { openBookingServices } from '../src/bookings/orders/open-orders.ts';
import { createSchedule, type LegPattern } from '../src/flights/schedule/rules/index.ts';
import { type AccountServices, openAccountServices } from '../src/accounts/identity/services.ts';
import { makeAccountNumber } from '../src/accounts/identity/rules/account-number.ts';
import { replaceAnswers } from '../src/accounts/help/answer-store.ts';
import type { Observer } from '../src/observability/observer.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import {
  type Account,
  findAccountById,
  insertAccount,
  type NewAccount,
} from '../src/accounts/identity/account-store.ts';
import { job } from '../src/jobs/job-schema.ts';
import { runDueJobs } from '../src/jobs/run-jobs.ts';
import { insertSession } from '../src/accounts/identity/session-store.ts';
import { accountJobGroup } from '../src/accounts/help/account-job-group.ts';
import { hashAnswers } from '../src/accounts/help/hash-answers.ts';
import type { AccountMailServices } from '../src/accounts/help/mail-link.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { readJson } from './orders.ts';
import { createTestHashing } from './test-hashing.ts';

export const origin = 'http://localhost:3000';
export const oldPassword = 'Viento2026!';

/** The answers of every account of the tests. */
export const securityAnswers = [
  { questionId: 'birthCity', answer: 'Sevilla' },
  { questionId: 'firstPetName', answer: 'Luna' },
];

/** A gateway in process with accounts, whose clock a test sets and whose mails it reads. */
export interface AccountGateway {
  readonly app: Hono;
  readonly identity: AccountServices;
  readonly orders: BookingServices;
  readonly clock: { now: Date };
  readonly logged: string[];
  readonly sent: Mail[];
  readonly mailServices: AccountMailServices;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Writes an account; a member of Dallas by default. */
  account(values?: Partial<NewAccount>): Promise<Account>;
  read(id: string): Promise<Account>;
  /** Does everything that waits, mails among it. */
  deliver(): Promise<void>;
  /** Asks for a link and reads its secret out of the mail; fails when there is none. */
  link(request: LinkWish): Promise<string>;
  state(token: string): Promise<LinkState>;
  /** Writes an account, and asks for the link of its forgotten password. */
  resetLink(values?: Partial<NewAccount>): Promise<{ readonly account: Account; readonly token: string }>;
  /** Lets time go by. */
  pass(milliseconds: number): void;
  /** Logs an account in, as a member by default; returns its access token. */
  logIn(accountId: string, category?: ClientCategory): Promise<string>;
}

/** What a test asks a link for. */
export type LinkWish = { readonly continueTo?: string } & (
  | { readonly purpose: 'forgotUsername'; readonly email: string }
  | { readonly purpose: 'resetPassword' | 'confirmEnrollment'; readonly username: string }
  | { readonly purpose: 'completeSetup'; readonly accountNumber: string }
);

/** A lookup as a page of the traveller site sends it. */
export function lookupOf(wish: LinkWish, other: Partial<LookupRequest> = {}): LookupRequest {
  return { language: 'es', returnTo: { surface: 'traveller' }, ...wish, ...other } as LookupRequest;
}

/** Reads the secret of the link out of a mail. */
export function tokenOf(mail: Mail | undefined): string {
  const [, token] = /#([A-Za-z0-9_-]{43})/.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error(`There is no link in ${JSON.stringify(mail)}.`);
  return token;
}

/** Returns the statuses of answers that were asked for at the same moment, the lowest first. */
export function statusesOf(answers: readonly Response[]): readonly number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}

/** The catalogue's code or the name of a refusal, with the fields that it is about. */
export async function refusalOf(given: Response | Promise<Response>): Promise<readonly unknown[]> {
  const { code, type, title, errors = [] } = await readJson(given);
  return [code ?? problemNameOf(type) ?? title, ...errors.map((error) => `${error.pointer} ${error.code}`)];
}

/** What each test of a file begins with. */
export interface OpenedGateway {
  /** The file's: what one test writes the next one finds. */
  readonly database: OpenDatabase;
  readonly gateway: AccountGateway;
  /** Other ones in each test, so that names differ and no limit counts another test's requests. */
  readonly hours: number;
}

/** Gives each test of a file a gateway whose clock stands two hours after the last one's, on the file's database. */
export function openGatewayBeforeEach(begin: (opened: OpenedGateway) => void | Promise<void>): void {
  let database: OpenDatabase;
  let hours = 0;
  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    hours += 2;
    const gateway = openAccountGateway(database, { clock: { now: new Date(Date.UTC(2026, 10, 21, hours)) } });
    await database.db.delete(job);
    await begin({ database, gateway, hours });
  });
}

export interface AccountGatewayOptions {
  readonly clock?: { now: Date };
  /** What is flown: nothing by default. */
  readonly patterns?: readonly LegPattern[];
  /** The pages that the site's search finds: none by default. */
  readonly sitePages?: () => readonly SitePage[];
  /** Who watches: nobody by default. */
  readonly observer?: Observer | undefined;
  /** What this gateway's environment names beside what all of tests do. */
  readonly variables?: Readonly<Record<string, string>>;
}

const noPages: readonly SitePage[] = [];

export function openAccountGateway(
  database: OpenDatabase,
  {
    clock = { now: new Date('2026-11-21T07:00:00Z') },
    patterns = [],
    sitePages = () => noPages,
    observer,
    variables = {},
  }: AccountGatewayOptions = {},
): AccountGateway {
  const logged: string[] = [];
  const sent: Mail[] = [];
  const basis = {
    config: testConfig({ PUBLIC_ORIGIN: origin, ...variables }),
    database,
    log: createLog('debug', { write: (line) => logged.push(line) }),
    now: () => clock.now,
    observer,
  };
  const accountServices = { ...openAccountServices(basis), secrets: createTestHashing() };
  const schedule = createSchedule(patterns);
  const flights = createFlights(database.db, basis.now, schedule);
  const bookingServices = openBookingServices({ ...basis, accountServices }, toFlightFacts(flights));
  const app = createApp({ ...basis, flights, accountServices, bookingServices, sitePages, isStopping: () => false });
  const mail = { send: async (each: Mail) => void sent.push(each), close: async () => undefined };
  const mailServices = { ...accountServices, mail };
  const gateway: AccountGateway = {
    app,
    identity: accountServices,
    orders: bookingServices,
    clock,
    logged,
    sent,
    mailServices,
    post: async (path, body, headers = {}) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [idempotencyKeyHeader]: randomUUID(), ...headers },
        body: JSON.stringify(body),
      }),
    async account(values = {}) {
      const account = memberOf(clock.now, values);
      const passwordHash =
        values.passwordHash === undefined
          ? await accountServices.secrets.hashSecret(oldPassword, 'test')
          : values.passwordHash;
      await insertAccount(database.db, { ...account, passwordHash });
      if (passwordHash !== null) {
        await replaceAnswers(
          database.db,
          account.id,
          await hashAnswers(accountServices.secrets, securityAnswers, 'test'),
        );
      }
      return gateway.read(account.id);
    },
    async read(id) {
      const found = await findAccountById(database.db, id);
      if (found === undefined) throw new Error(`There is no account ${id}.`);
      return found.account;
    },
    async deliver() {
      while ((await runDueJobs({ ...mailServices, observer }, accountJobGroup(mailServices))) > 0);
    },
    async link(wish) {
      await gateway.post('/api/account-help/v1/lookups', lookupOf(wish));
      await gateway.deliver();
      return tokenOf(sent.at(-1));
    },
    async state(token) {
      return (await (await gateway.post('/api/account-help/v1/links/state', { token })).json()) as LinkState;
    },
    async resetLink(values) {
      const account = await gateway.account(values);
      return { account, token: await gateway.link({ purpose: 'resetPassword', username: account.username ?? '' }) };
    },
    pass(milliseconds) {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
    async logIn(accountId, category = 'member') {
      const [sessionId, authenticatedAt] = [randomUUID(), clock.now];
      const session = { clientId: 'test', category, authenticatedAt, methods: ['pwd'] } as const;
      const expiresAt = new Date(authenticatedAt.getTime() + 30 * 24 * 60 * 60 * 1000);
      await insertSession(database.db, {
        ...session,
        methods: ['pwd'],
        id: sessionId,
        accountId,
        createdAt: authenticatedAt,
        lastUsedAt: authenticatedAt,
        expiresAt,
      });
      return accountServices.tokens.signAccessToken({ ...session, subject: accountId, sessionId });
    },
  };
  return gateway;
}

function memberOf(createdAt: Date, values: Partial<NewAccount>): NewAccount {
  const id = randomUUID();
  return {
    id,
    kind: 'member',
    status: 'active',
    accountNumber: makeAccountNumber(randomInt),
    username: `ana.${id.slice(0, 8)}`,
    email: `ana.${id.slice(0, 8)}@example.com`,
    firstName: 'Ana',
    lastName: 'Pérez',
    birthDate: '1990-04-12',
    countryCode: 'US',
    line1: '1200 Main St',
    city: 'Dallas',
    stateCode: 'TX',
    postalCode: '75201-1234',
    language: 'es',
    tier: 'member',
    createdAt,
    ...values,
  };
}

/** Where a mailed link is asked for. */
export const lookupsPath = '/api/account-help/v1/lookups';

/** What proves the person of every account of the tests beside the mailed link: the answer in other letters, with spaces. */
export const rightAnswers = { zipCode: '75201', securityAnswer: ' SEVILLA ' };

/** The calls of account help as a test makes them, of whichever gateway the test has. */
export function helpCalls(gatewayNow: () => AccountGateway) {
  const post = (name: string) => (body: object) => gatewayNow().post(`/api/account-help/v1/${name}`, body);
  const readState = post('links/state');
  return {
    answer: post('links/answers'),
    complete: post('links/result'),
    read: (token: string) => readState({ token }),
  };
}
