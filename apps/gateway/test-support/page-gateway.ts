import { randomUUID } from 'node:crypto';

import { type AppSettings, emptyAppSettings } from '@airline/client-config/app-settings';
import { formatResponseType } from '@airline/client-config/response-type';
import {
  type CorporateAccessLevel,
  type CancellationQuote,
  type CardToken,
  endpoints,
  type FareFamily,
  idempotencyKeyHeader,
  jwtBearerGrantType,
  type Offer,
  type OfferBound,
  type OrderOutcome,
  type Passenger,
  type PromotionAudience,
  type Trip,
  type TripLookup,
} from '@airline/contract';
import { testInstant } from '@tooling/config/test-instant';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import { findWatchOfTrip } from '../src/bookings/fare-watch/fare-watch-store.ts';
import { keepAlertsOfTrip } from '../src/bookings/flight-alerts/flight-alert-store.ts';
import { readBookedTrip } from '../src/bookings/orders/booked-trip-store.ts';
import { toMailedToken } from '../src/mail/mailed-token.ts';
import { orderJobGroup } from '../src/bookings/jobs/order-job-group.ts';
import { flightAlertJobGroup } from '../src/bookings/flight-alerts/flight-alert-job-group.ts';
import { createSchedule } from '../src/flights/schedule/rules/index.ts';
import { createFlights } from '../src/flights/shopping/flights.ts';
import { runDueJobs } from '../src/jobs/run-jobs.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { totpCodeAt } from '../src/accounts/identity/rules/totp.ts';
import type { NewAccount } from '../src/accounts/identity/account-store.ts';
import type { OfferContent } from '../src/flights/shopping/rules/offers/offer-content.ts';
import { offerPrice } from '../src/flights/shopping/rules/offers/index.ts';
import type { SitePage } from '../src/site/search/rules/index.ts';
import { legInventory } from '../src/flights/shopping/leg-inventory-schema.ts';
import { travelFundMovement } from '../src/bookings/funds/fund-schema.ts';
import { insertDraft, toDraftColumns, updatePromotion } from '../src/loyalty/promotions/promotion-store.ts';
import { pointsMovement } from '../src/loyalty/points/points-schema.ts';
import { grantCompanion } from '../src/accounts/companion/companion-store.ts';
import { insertPoints } from '../src/loyalty/points/points-store.ts';
import { type AccountGateway, oldPassword, openAccountGateway, origin, tokenOf } from './account-gateway.ts';
import { faredBound } from './changes.ts';
import { openCompany } from './companies.ts';
import { smallNetwork } from './flights.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { issueFund } from './funds.ts';
import { codeIn, tripCodeFor } from './trip-code.ts';
import {
  boundOf,
  cardOf,
  flightLeg,
  keyedPost,
  offerOf,
  orderOf,
  paidWithFund,
  paidWithPoints,
  readJson,
} from './orders.ts';

const noPages: readonly SitePage[] = [];

/** When the flight of tests leaves. */
const flightDate = '2026-12-12';

const userAgents = {
  page: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
} as const;

/** What a page asked the gateway for. */
export interface PageRequest {
  readonly method: string;
  readonly path: string;
  /** As JSON where it is JSON, as text else. */
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

/** What happens to a request on its way. */
export type Disturbance =
  /** The line is cut before the gateway has the request. */
  | { readonly kind: 'cut' }
  /** The gateway answers, and the line is cut before the page has the answer. */
  | { readonly kind: 'lose-answer' }
  /** Something else answers in the gateway's place. */
  | { readonly kind: 'answer'; readonly status: number; readonly body?: unknown };

/** The real gateway in process, as the browser of a page test has it. */
export interface PageGateway extends Pick<
  AccountGateway,
  'account' | 'deliver' | 'identity' | 'link' | 'logIn' | 'orders' | 'post' | 'read' | 'resetLink' | 'sent'
> {
  /** What pages asked for in this test, in order. */
  readonly requests: readonly PageRequest[];
  /** Asks as the browser does: with its cookies, in this test's network. */
  readonly fetch: typeof fetch;
  /** Delivers what waits, and reads the secret of the newest link that was mailed to an address. */
  secretMailedTo(email: string): Promise<string>;
  /** Disturbs the requests whose path matches, the first `times` of them; all of them by default. */
  disturb(path: RegExp, disturbance: Disturbance, times?: number): void;
  /** Lets all requests through again. */
  restore(): void;
  /** Writes a member who logs in with the username and {@link oldPassword}, has points, and has flown so many directions of 600 points. */
  member(values?: Partial<NewAccount> & { readonly points?: number; readonly flights?: number }): Promise<Member>;
  /** Lets a member fly with a companion. */
  grantCompanion(accountId: string): Promise<void>;
  /** Writes a manager of the company Olivares Export, which each call makes anew; an administrator by default. */
  manager(accessLevel?: CorporateAccessLevel): Promise<{ readonly username: string; readonly companyId: string }>;
  /** Delivers what waits, and reads what the newest invitation to a company that was mailed to an address carries. */
  companyInvitation(email: string): Promise<string>;
  /** Gives an account an authenticator app, and lets a minute pass; gives what the app shows, and the recovery codes. */
  addTotp(accountId: string): Promise<{ readonly code: () => string; readonly recoveryCodes: readonly string[] }>;
  /** Logs a member in on another device: Safari on an iPhone. */
  logInElsewhere(username: string): Promise<void>;
  /** Books Dallas – Houston on flight WN10 at $129.00, or 8,400 points and $21.00; for Ana Ruiz by default. */
  book(options?: BookOptions): Promise<BookedTrip>;
  /** Publishes promotions of three flights; gives their ids. */
  promotions(wishes: readonly PromotionWish[]): Promise<readonly string[]>;
  /** Ends a promotion, as a manager does meanwhile. */
  endPromotion(id: string): Promise<void>;
  /** Issues a travel fund of 200 dollars of Ana Ruiz that is good for a year; gives its number. */
  fund(values?: Parameters<typeof issueFund>[2]): Promise<string>;
  /** Spends of a fund, as another tab does. */
  spendFund(fundNumber: string, amountMinor: number): Promise<void>;
  /**
   * Prices the flight of {@link book}: for a party of one, twenty minutes long. With a price in cents, or a family, it says what its
   * price is made of, as a change of flights wants it.
   */
  offer(date?: string, fare?: { readonly price?: number; readonly family?: FareFamily }): Promise<Offer>;
  /** Exchanges a card of the sandbox, one that is approved by default, for its token. */
  card(number?: string): Promise<CardToken>;
  /** Sells a leg, that of {@link book} by default, but for some seats, and lets two seconds pass: then searches know. */
  sellSeats(options?: { readonly legId?: string; readonly seatsLeft?: number }): Promise<void>;
  /** Asks for the code of a trip, as another tab of the same person does. */
  askTripCode(proof: TripLookup): Promise<void>;
  /** Gives what the links of mails about a trip's flights carry. */
  alertToken(recordLocator: string): Promise<string>;
  /** Gives what the links of mails about the watch of a trip carry. */
  watchToken(recordLocator: string): Promise<string>;
  /** Looks at a trip by a code, as another tab of the same person does. */
  tryTripCode(proof: TripLookup, code: string): Promise<void>;
  /** Delivers what waits, and reads the newest code that was mailed to the contact of a trip. */
  tripCode(): Promise<string>;
  /** Cancels a trip for what it gives back now, by a code of its own. */
  cancel(proof: TripLookup): Promise<Trip>;
}

export interface BookOptions {
  /** The local date of the flight: 2026-12-12 by default. */
  readonly date?: string | undefined;
  readonly passenger?: Partial<Passenger>;
  /** Its fare, in which flights can be changed by default. */
  readonly family?: FareFamily;
  /** The account that books; nobody by default. */
  readonly accountOf?: string;
  /** Pays with this account's points, and the taxes by card. */
  readonly pointsOf?: string;
  /** Pays so many cents with this travel fund of the passenger's, and the rest by card. */
  readonly fund?: { readonly number: string; readonly amountMinor: number };
}

/** A promotion as a test wants it. */
export interface PromotionWish {
  readonly title: string;
  readonly kind?: 'default' | 'chiefs';
  /** When it starts and ends, in days from now. */
  readonly days: readonly [number, number];
  /** When registration ends, in days from now. */
  readonly optInDays?: number;
  readonly tiers?: PromotionAudience['tierStatus'];
}

export interface Member {
  readonly id: string;
  readonly username: string;
  readonly accountNumber: string;
}

export interface BookedTrip {
  readonly trip: Trip;
  /** What proves that the trip is the person's own. */
  readonly proof: TripLookup;
}

/** Who flies where a test does not say. */
export const anaRuiz: Passenger = {
  kind: 'adult',
  firstName: 'Ana',
  lastName: 'Ruiz',
  birthDate: '1985-02-03',
  gender: 'female',
  assistance: [],
};

/** What a page's gateway has otherwise than all of tests do. */
export interface PageGatewayOptions {
  readonly now?: string;
  /** What is flown: a small network by default. */
  readonly patterns?: typeof smallNetwork;
  /** The pages that the site's search finds: none by default. */
  readonly sitePages?: () => readonly SitePage[];
  /** What the deployment has set. */
  readonly settings?: Partial<AppSettings>;
}

/**
 * Opens the gateway for the page tests of a file. Each test begins at `now`, with an empty database, no cookie and a sound
 * network. Page and gateway share the clock: `vi.setSystemTime` moves it.
 */
export function openPageGateway({
  now = testInstant,
  patterns = smallNetwork,
  sitePages = (): readonly SitePage[] => noPages,
  settings = {},
}: PageGatewayOptions = {}): PageGateway {
  // jsdom brings a Uint8Array of its own, of which nothing is an instance that Node's encoders and hashes make.
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
  const clock = {
    get now() {
      return vi.getMockedSystemTime() ?? new Date(now);
    },
    set now(instant: Date) {
      vi.setSystemTime(instant);
    },
  };
  let database: OpenDatabase;
  let gateway: AccountGateway;
  let rules: { readonly path: RegExp; readonly disturbance: Disturbance; left: number }[] = [];
  const requests: PageRequest[] = [];
  const cookies = new Map<string, string>();
  const underWay = new Set<Promise<unknown>>();

  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await emptyTables(database);
    gateway = openAccountGateway(database, {
      clock,
      patterns,
      sitePages,
      variables: { AIRLINE_SETTINGS: JSON.stringify({ ...emptyAppSettings, ...settings }) },
    });
    rules = [];
    requests.length = 0;
    cookies.clear();
    vi.stubGlobal('fetch', askAsBrowser);
  });
  afterEach(async () => {
    await Promise.allSettled(underWay);
    vi.useRealTimers();
    const errors = gateway.logged.filter((line) => (JSON.parse(line) as { readonly level: number }).level >= 50);
    expect(errors, 'The gateway failed in this test').toEqual([]);
  });
  afterAll(() => database.close());

  async function askAsBrowser(given: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    if (given instanceof Request) throw new TypeError('Pages ask by address.');
    const url = new URL(given, origin);
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? init.body : undefined;
    const method = init.method ?? 'GET';
    requests.push({
      method,
      path: url.pathname,
      body: headers.get('content-type') === 'application/json' && body !== undefined ? JSON.parse(body) : body,
      idempotencyKey: headers.get(idempotencyKeyHeader),
    });
    const disturbance = takeDisturbance(url.pathname + url.search);
    if (disturbance?.kind === 'cut') throw new TypeError('Failed to fetch');
    if (disturbance?.kind === 'answer') {
      const type = disturbance.status < 400 ? 'application/json' : 'application/problem+json';
      return Response.json(disturbance.body ?? null, {
        status: disturbance.status,
        headers: { 'content-type': type },
      });
    }
    if (init.credentials !== 'omit' && cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    headers.set('origin', origin);
    headers.set('user-agent', userAgents.page);
    const answered = Promise.resolve(
      gateway.app.request(url.href, { method, headers, ...(body === undefined ? {} : { body }) }, pageConnection),
    );
    underWay.add(answered);
    const answer = await untilAborted(
      answered.finally(() => underWay.delete(answered)),
      init.signal,
    );
    if (disturbance?.kind === 'lose-answer') throw new TypeError('Failed to fetch');
    for (const line of answer.headers.getSetCookie()) keepCookie(cookies, line);
    return answer;
  }

  function takeDisturbance(path: string): Disturbance | undefined {
    const rule = rules.find((each) => each.left > 0 && each.path.test(path));
    if (rule !== undefined) rule.left -= 1;
    return rule?.disturbance;
  }

  const api: PageGateway = {
    requests,
    get identity() {
      return gateway.identity;
    },
    get orders() {
      return gateway.orders;
    },
    get sent() {
      return gateway.sent;
    },
    fetch: askAsBrowser,
    account: (values) => gateway.account(values),
    read: (id) => gateway.read(id),
    link: (wish) => gateway.link(wish),
    logIn: (accountId) => gateway.logIn(accountId),
    post: (path, body, headers) => gateway.post(path, body, headers),
    resetLink: (values) => gateway.resetLink(values),
    async deliver() {
      await gateway.deliver();
      const services = { ...gateway.orders, mail: gateway.mailServices.mail };
      const flights = createFlights(database.db, () => clock.now, createSchedule(patterns));
      const partyLimits = () => gateway.identity.settings.current().config.limits;
      const alerts = { ...services, flights, news: flights.news, partyLimits };
      for (const group of [orderJobGroup(services), flightAlertJobGroup(alerts)]) {
        while ((await runDueJobs(gateway.orders, group)) > 0);
      }
    },
    async secretMailedTo(email) {
      await gateway.deliver();
      return tokenOf(gateway.sent.findLast(({ to }) => to === email));
    },
    disturb(path, disturbance, times = Number.POSITIVE_INFINITY) {
      rules.push({ path, disturbance, left: times });
    },
    restore() {
      rules = [];
    },
    async member({ points = 0, flights = 0, ...values } = {}) {
      const { id, username, accountNumber } = await gateway.account(values);
      if (points > 0) await insertPoints(database.db, { accountId: id, kind: 'welcome', points, at: clock.now });
      const flown = { accountId: id, kind: 'earned' as const, points: 600, at: clock.now };
      if (flights > 0) await database.db.insert(pointsMovement).values(Array.from({ length: flights }, () => flown));
      return { id, username: username ?? '', accountNumber: accountNumber ?? '' };
    },
    grantCompanion: (accountId) => grantCompanion(database.db, accountId, clock.now),
    manager: (accessLevel = 'administrator') => openCompany(database.db, gateway, accessLevel),
    async companyInvitation(email) {
      await api.deliver();
      const mail = gateway.sent.findLast(({ to }) => to === email);
      return /#([0-9a-f-]{36}\.[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    },
    async addTotp(accountId) {
      const headers = { authorization: `Bearer ${await gateway.logIn(accountId)}` };
      const started = await readJson(gateway.post(endpoints.startTotp.path, undefined, headers));
      const { setupId, secret } = endpoints.startTotp.answer.parse(started);
      const code = (): string => totpCodeAt(secret, clock.now);
      const confirmed = await readJson(gateway.post(endpoints.confirmTotp.path, { setupId, code: code() }, headers));
      // The code of the set-up counts no second time.
      clock.now = new Date(clock.now.getTime() + 60_000);
      return { code, ...endpoints.confirmTotp.answer.parse(confirmed) };
    },
    async logInElsewhere(username) {
      const phone = { 'user-agent': userAgents.phone };
      const login = { method: 'password', category: 'member', username, password: oldPassword };
      const proved = readJson(gateway.post(endpoints.requestAssertion.path, login, phone));
      const { assertion } = endpoints.requestAssertion.answer.parse(await proved);
      const { clientId, responseType } = gateway.identity.settings.current().config.loginClients.member;
      const response_type = formatResponseType(responseType);
      const body = { grant_type: jwtBearerGrantType, assertion, client_id: clientId, scope: 'openid', response_type };
      await gateway.app.request(endpoints.exchangeToken.path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...phone },
        body: new URLSearchParams(body).toString(),
      });
    },
    async book({ date, passenger = {}, family, accountOf, pointsOf, fund } = {}) {
      const { app } = gateway;
      const { token: offer } = await api.offer(date, family === undefined ? undefined : { family });
      const { token } = await api.card();
      const paidByCard = orderOf(offer, token, [{ ...anaRuiz, ...passenger }]);
      const order = fund === undefined ? paidByCard : paidWithFund(paidByCard, fund);
      const account = pointsOf ?? accountOf;
      const request = keyedPost(
        pointsOf === undefined ? order : paidWithPoints(order),
        undefined,
        account === undefined ? undefined : await gateway.logIn(account),
      );
      const outcome = await readJson<OrderOutcome>(app.request(endpoints.createOrder.path, request));
      if (outcome.status !== 'confirmed') throw new Error(`The order was not confirmed: ${JSON.stringify(outcome)}`);
      const { trip } = outcome;
      const { firstName, lastName } = { ...anaRuiz, ...passenger };
      return { trip, proof: { recordLocator: trip.recordLocator, firstName, lastName } };
    },
    promotions: (wishes) =>
      Promise.all(
        wishes.map(async ({ title, kind = 'default', days: [starts, ends], optInDays, tiers = [] }) => {
          const id = randomUUID();
          const after = (days: number) => new Date(clock.now.getTime() + days * 24 * 60 * 60 * 1000).toISOString();
          const words = { title, summary: 'Vuele tres veces.', terms: 'Una vez por socio.' };
          const draft = {
            kind,
            texts: { es: words, en: words },
            startsAt: after(starts),
            endsAt: after(ends),
            optInEndsAt: optInDays === undefined ? undefined : after(optInDays),
            timeZone: 'America/Chicago',
            reward: { points: 3_000, flights: 3 },
            audience: { loginState: [], tierStatus: tiers, corporateRole: [], corporateAccessLevel: [] },
          };
          await insertDraft(database.db, { id, region: 'central', ...toDraftColumns(draft), savedAt: clock.now });
          await updatePromotion(database.db, id, { stage: 'published', publishedAt: clock.now });
          return id;
        }),
      ),
    endPromotion: (id) => updatePromotion(database.db, id, { stage: 'ended', endsAt: clock.now, optInEndsAt: null }),
    fund: ({ ...values } = {}) =>
      issueFund(database.db, clock.now, { holderFirstName: 'Ana', holderLastName: 'Ruiz', ...values }),
    async spendFund(fundNumber, amountMinor) {
      await database.db
        .insert(travelFundMovement)
        .values({ fundNumber, kind: 'spent', amountMinor: -amountMinor, at: clock.now });
    },
    async offer(date = flightDate, fare) {
      const expiresAt = new Date(clock.now.getTime() + 20 * 60 * 1000);
      const bound = boundOf([flightLeg('WN10', date)]);
      const content = fare === undefined ? offerOf([bound], expiresAt) : faredOffer(bound, fare, expiresAt);
      return { ...content, token: await gateway.orders.offers.sign(content), changes: [] };
    },
    card: (number = '4242424242424242') =>
      readJson<CardToken>(gateway.app.request('/sandbox/payments/v1/tokens', keyedPost(cardOf(number)))),
    async sellSeats({ legId = `WN10-${flightDate}-DAL`, seatsLeft = 0 } = {}) {
      const [date = ''] = /\d{4}-\d\d-\d\d/.exec(legId) ?? [];
      const seats = 143;
      await database.db.insert(legInventory).values({ legId, date, seats, sold: seats - seatsLeft });
      clock.now = new Date(clock.now.getTime() + 2_000);
    },
    async alertToken(recordLocator) {
      const trip = await readBookedTrip(database.db, { recordLocator });
      if (trip === undefined) throw new Error(`There is no trip ${recordLocator}.`);
      const { id } = await keepAlertsOfTrip(database.db, trip.orderId, clock.now);
      return toMailedToken(gateway.orders, 'flightAlert', id);
    },
    async watchToken(recordLocator) {
      const trip = await readBookedTrip(database.db, { recordLocator });
      const watch = trip === undefined ? undefined : await findWatchOfTrip(database.db, trip.orderId);
      if (watch === undefined) throw new Error(`The trip ${recordLocator} is not watched.`);
      return toMailedToken(gateway.orders, 'fareWatch', watch.id);
    },
    async askTripCode(proof) {
      await gateway.app.request(endpoints.requestTripCode.path, keyedPost(proof), pageConnection);
    },
    async tryTripCode(proof, code) {
      await gateway.app.request(endpoints.findTrip.path, keyedPost({ ...proof, code }), pageConnection);
    },
    async tripCode() {
      await api.deliver();
      return codeIn(gateway.sent.at(-1) ?? { text: '' });
    },
    async cancel(proof) {
      const { app } = gateway;
      const quoted = app.request(endpoints.quoteCancellation.path, keyedPost(proof));
      const { refund, credit } = await readJson<CancellationQuote>(quoted);
      const shown = { refund, credit };
      const code = await tripCodeFor(gateway.orders, proof.recordLocator);
      return readJson<Trip>(app.request(endpoints.cancelTrip.path, keyedPost({ ...proof, code, shown })));
    },
  };
  return api;
}

/** Makes an offer for one adult that says what its price is made of. */
function faredOffer(
  bound: OfferBound,
  {
    price = bound.perPassenger.amountMinor,
    family = bound.family,
  }: { readonly price?: number; readonly family?: FareFamily },
  expiresAt: Date,
): OfferContent {
  const { fare, perPassenger, pointsEarned } = faredBound({ family, price, departs: `${bound.date}T07:00:00-06:00` });
  const fared = { ...bound, family, fare, perPassenger, pointsEarned };
  const party = { adults: 1, children: 0, lapInfants: 0 };
  return {
    expiresAt: expiresAt.toISOString(),
    party,
    bounds: [fared],
    price: offerPrice([fared], party),
    freeCancellation: true,
  };
}

/** Where pages ask from. */
const pageConnection = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };

/** Keeps or drops a cookie as an answer says: one of another path is another cookie, and none that pages have. */
function keepCookie(cookies: Map<string, string>, line: string): void {
  if (!/;\s*path=\/(?:;|$)/i.test(line)) return;
  const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
  if (/;\s*max-age=0\b/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}

async function emptyTables({ db }: OpenDatabase): Promise<void> {
  // As a replica it fires no trigger: one of them refuses to forget what happened to an account. With nothing to delete
  // this takes a tenth of a truncation's time.
  await db.execute(sql`
    do $$ declare name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', name);
      end loop;
    end $$`);
}

/** Waits for a promise as long as nobody gives it up. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
