import { randomInt } from 'node:crypto';

import type { ClientCategory } from '@airline/client-config/client-categories';
import { loginClientFor } from '@airline/client-config/login-clients';
import { formatResponseType } from '@airline/client-config/response-type';
import { endpoints, jwtBearerGrantType, type Problem, type TokenAnswer } from '@airline/contract';
import type { Hono } from 'hono';

import { createApp } from '../src/app.ts';
import { testConfig } from './config.ts';
import { createLog } from '../src/server/create-log.ts';
import { makeAccountNumber } from '../src/accounts/identity/rules/account-number.ts';
import { createSchedule } from '../src/flights/schedule/rules/index.ts';
import { type AccountServices, openAccountServices } from '../src/accounts/identity/services.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { insertAccount, type NewAccount } from '../src/accounts/identity/account-store.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { noOrders } from './no-orders.ts';
import { createTestHashing } from './test-hashing.ts';

/** A browser's view of a session: what it keeps of a token call. */
export interface LoggedIn {
  readonly accessToken: string;
  readonly idToken: string;
  /** The cookie as the browser sends it back. */
  readonly cookie: string;
  /** The cookie by which the browser is known to the account from now on. */
  readonly device: string;
}

/** A gateway in process whose clock a test sets, with what an app needs to log in. */
export interface IdentityGateway {
  readonly app: Hono;
  readonly identity: AccountServices;
  readonly logged: string[];
  readonly clock: { now: Date };
  /** Inserts an account whose password is `password`; returns its id. */
  account(values?: Partial<NewAccount> & { readonly password?: string | null }): Promise<string>;
  assertion(body: unknown, address?: string, cookie?: string): Promise<Response>;
  /** Asks for an assertion by a password. */
  password(username: string, password: string, category?: ClientCategory): Promise<Response>;
  token(fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<Response>;
  exchange(assertion: string, category?: ClientCategory, cookie?: string): Promise<Response>;
  refresh(cookie: string, category?: ClientCategory): Promise<Response>;
  logIn(username: string, password: string, category?: ClientCategory): Promise<LoggedIn>;
  anonymous(): Promise<LoggedIn>;
  get(path: string, accessToken?: string): Promise<Response>;
  send(method: string, path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

export const password = 'Viento2026!';

export function openIdentityGateway(
  database: OpenDatabase,
  {
    variables = {},
    clock = { now: new Date('2026-11-21T07:00:00Z') },
    ...overrides
  }: Partial<AccountServices> & {
    readonly variables?: Readonly<Record<string, string>>;
    readonly clock?: { now: Date };
  } = {},
): IdentityGateway {
  const logged: string[] = [];
  const config = testConfig({ PUBLIC_ORIGIN: 'http://localhost:3000', AIRLINE_ENVIRONMENT: 'qa', ...variables });
  const log = createLog('info', { write: (line) => logged.push(line) });
  const now = (): Date => clock.now;
  const accountServices = {
    ...openAccountServices({ config, database, log, now }),
    secrets: createTestHashing(),
    ...overrides,
  };
  const flights = createFlights(database.db, now, createSchedule([]));
  const app = createApp({
    config,
    database,
    flights,
    accountServices,
    log,
    now,
    // What an account has is listed without an order being made.
    bookingServices: { ...noOrders, db: database.db, now },
    isStopping: () => false,
  });
  const clientOf = (category: ClientCategory) => {
    const { clientId, responseType } = loginClientFor(config.environment, category);
    return { client_id: clientId, scope: 'openid', response_type: formatResponseType(responseType) };
  };

  /** A second factor names the environment's client, unless a test names another. */
  const withFactorClient = (body: unknown): unknown => {
    const isSecondFactor = typeof body === 'object' && body !== null && 'transaction' in body;
    return isSecondFactor ? { clientId: config.settings.current().config.multiFactor?.clientId, ...body } : body;
  };
  const gateway: IdentityGateway = {
    app,
    identity: accountServices,
    logged,
    clock,
    async account({ password: secret = password, ...values } = {}) {
      const id = crypto.randomUUID();
      await insertAccount(database.db, {
        id,
        kind: 'member',
        status: 'active',
        accountNumber: makeAccountNumber(randomInt),
        username: `person.${id.slice(0, 8)}`,
        email: `${id.slice(0, 8)}@example.com`,
        firstName: 'Ana',
        lastName: 'Pérez',
        language: 'es',
        tier: 'silver',
        passwordHash: secret === null ? null : await accountServices.secrets.hashSecret(secret, 'test'),
        passwordChangedAt: secret === null ? null : new Date(clock.now.getTime() - 86_400_000),
        createdAt: clock.now,
        ...values,
      });
      return id;
    },
    async assertion(body, address = '192.0.2.1', cookie = '') {
      const bindings = { incoming: { socket: { remoteAddress: address } } };
      return app.request(
        endpoints.requestAssertion.path,
        jsonRequest('POST', withFactorClient(body), cookie ? { cookie } : {}),
        bindings,
      );
    },
    password: (username, secret, category = 'member') =>
      gateway.assertion({ method: 'password', category, username, password: secret }),
    async token(fields, headers = {}) {
      return app.request(endpoints.exchangeToken.path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      });
    },
    exchange: (assertion, category = 'member', cookie = '') =>
      gateway.token({ grant_type: jwtBearerGrantType, assertion, ...clientOf(category) }, cookie ? { cookie } : {}),
    refresh: (cookie, category = 'member') =>
      gateway.token({ grant_type: 'refresh_token', ...clientOf(category) }, cookie ? { cookie } : {}),
    async logIn(username, secret, category = 'member') {
      return sessionOf(
        await gateway.exchange(await assertionOf(gateway.password(username, secret, category)), category),
      );
    },
    async anonymous() {
      const assertion = await assertionOf(gateway.assertion({ method: 'anonymous' }));
      return sessionOf(await gateway.exchange(assertion, 'anonymousTraveler'));
    },
    async get(path, accessToken) {
      return app.request(path, accessToken === undefined ? {} : { headers: bearer(accessToken) });
    },
    async send(method, path, body, headers = {}) {
      return app.request(path, jsonRequest(method, body, headers));
    },
  };
  return gateway;
}

export function bearer(accessToken: string): Record<string, string> {
  return { authorization: `Bearer ${accessToken}` };
}

/** Reads the session of a token call's answer, as a browser does. */
export async function sessionOf(answer: Response): Promise<LoggedIn> {
  const body = (await answer.json()) as TokenAnswer & Problem;
  if (answer.status !== 200) throw new Error(`No tokens: ${JSON.stringify(body)}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const device = cookies.find((cookie) => /airline\.device=./.test(cookie)) ?? '';
  return { accessToken: body.access_token, idToken: body.id_token, cookie: cookieOf(answer), device };
}

/** Returns the cookie that an answer sets, as a browser sends it back. */
export function cookieOf(answer: Response): string {
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

export async function assertionOf(answer: Response | Promise<Response>): Promise<string> {
  const body = (await (await answer).json()) as { readonly assertion?: string };
  if (body.assertion === undefined) throw new Error(`No assertion: ${JSON.stringify(body)}`);
  return body.assertion;
}

/** Returns the catalogue's code of a refusal; `undefined` for any other answer. */
export async function codeOf(answer: Response | Promise<Response>): Promise<number | undefined> {
  const text = await (await answer).text();
  return text === '' ? undefined : (JSON.parse(text) as Problem).code;
}

function jsonRequest(method: string, body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
