import type { LinkResult } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { asWord } from '../../../test-support/as-word.ts';
import {
  type AccountGateway,
  statusesOf,
  oldPassword,
  refusalOf,
  tokenOf,
  openGatewayBeforeEach,
} from '../../../test-support/account-gateway.ts';
import { boundOf, flightLeg, offerOf, readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { Account } from '../identity/account-store.ts';
import { accountConsent, accountSecurityAnswer } from '../help/help-schema.ts';
import { accountPasskey, company } from '../identity/identity-schema.ts';
import { bookingOrder, orderPassenger, orderPayment, ticket } from '../../bookings/orders/order-schema.ts';
import { pointsMovement } from '../../loyalty/points/points-schema.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let account: Account;
let token: string;
let hours: number;

openGatewayBeforeEach(async (opened) => {
  ({ database, gateway, hours } = opened);
  account = await gateway.account();
  token = await gateway.logIn(account.id);
});

const newPassword = 'Brisa2027!';

async function ask(method: string, path: string, body?: unknown, bearer = token): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  return gateway.app.request(`/api/account/v1/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const complete = (secret: string, purpose: string) =>
  gateway.post('/api/account-help/v1/links/result', { token: secret, purpose });

describe('a new password', () => {
  const update = (values: object = {}) =>
    ask('PUT', 'password', { currentPassword: oldPassword, newPassword, language: 'en', ...values });

  test('ends the other sessions and links, keeps this one, and is notified by mail', async () => {
    const other = await gateway.logIn(account.id);
    const link = await gateway.link({ purpose: 'resetPassword', username: account.username ?? '' });
    gateway.pass(11 * 60_000);
    token = await gateway.logIn(account.id);
    expect((await update()).status).toBe(204);
    const { passwordHash } = await gateway.read(account.id);
    expect(await gateway.identity.secrets.verifySecret(passwordHash, newPassword, 'test')).toBe(true);
    expect((await ask('GET', 'consents', undefined, other)).status).toBe(401);
    // Who knew the current password has just proved who they are.
    expect((await ask('POST', 'data-export')).status).toBe(200);
    const state = gateway.post('/api/account-help/v1/links/state', { token: link });
    expect(await refusalOf(state)).toEqual(['linkSuperseded']);
    await gateway.deliver();
    expect(gateway.sent.at(-1)).toMatchObject({ to: account.email, subject: 'Your password was changed' });
  });

  test('needs the current one; five wrong ones are enough for a while', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await refusalOf(update({ currentPassword: 'Wrong2026!' }))).toEqual([
        400618205,
        '/currentPassword mismatch',
      ]);
    }
    expect(await refusalOf(update())).toEqual(['tooManyRequests']);
  });

  test('keeps the rules', async () => {
    expect(await refusalOf(update({ newPassword: 'Password1' }))).toEqual([400356114, '/newPassword blacklisted']);
  });

  test('is another one than the current, which only its owner learns', async () => {
    const same = { currentPassword: oldPassword, newPassword: oldPassword };
    expect(await refusalOf(update(same))).toEqual([400356114, '/newPassword unchanged']);
    const guessed = { currentPassword: 'Wrong2026!', newPassword: 'Wrong2026!' };
    expect(await refusalOf(update(guessed))).toEqual([400618205, '/currentPassword mismatch']);
  });

  test('of two at the same moment one counts', async () => {
    const given = await Promise.all(['Brisa2027!', 'Libre2028!'].map((each) => update({ newPassword: each })));
    expect(statusesOf(given)).toEqual([204, 400]);
  });
});

describe('a change of e-mail', () => {
  const change = (email: string) => ask('POST', 'email-changes', { email, language: 'es', surface: 'traveller' });

  test('counts once the new address confirmed it; the old one is notified of both', async () => {
    const email = `new.${hours}@example.com`;
    expect((await change(email)).status).toBe(202);
    await gateway.deliver();
    const [link, notice] = gateway.sent;
    expect(link?.to).toBe(email);
    expect(notice).toMatchObject({ to: account.email, subject: 'Pidió cambiar su dirección de correo' });
    expect(notice?.text).toContain('n•••@e•••.com');
    expect(notice?.text).not.toContain(email);
    expect((await gateway.read(account.id)).email).toBe(account.email);
    gateway.pass(59 * 60_000);
    expect(await readJson<LinkResult>(complete(tokenOf(link), 'confirmEmail'))).toEqual({
      purpose: 'confirmEmail',
      email,
    });
    const emailChangedAt = gateway.clock.now;
    expect(await gateway.read(account.id)).toMatchObject({ email, emailKey: email, emailChangedAt });
    await gateway.deliver();
    expect(gateway.sent.at(-1)).toMatchObject({ to: account.email, subject: 'Su dirección de correo cambió' });
  });

  test('is to another address than the account has, whatever its letters’ case', async () => {
    for (const email of [account.email, account.email?.toUpperCase()]) {
      const given = await change(email ?? '');
      expect([given.status, (await refusalOf(given)).at(-1)]).toEqual([422, '/email unchanged']);
    }
    await gateway.deliver();
    expect(gateway.sent).toEqual([]);
  });

  test('is shown as done to who opens its link again, until the address changes once more', async () => {
    const state = async (secret: string) =>
      (await readJson(gateway.post('/api/account-help/v1/links/state', { token: secret }))).mailedLink;
    const confirm = async (email: string) => {
      await change(email);
      await gateway.deliver();
      const secret = tokenOf(gateway.sent.find(({ to }) => to === email));
      await complete(secret, 'confirmEmail');
      return secret;
    };
    const first = await confirm(`first.${hours}@example.com`);
    expect(await state(first)).toEqual({ purpose: 'confirmEmail', isDone: true });
    await confirm(`second.${hours}@example.com`);
    expect(await state(first)).toEqual({ purpose: 'confirmEmail', isDone: false });
  });

  test('is cancelled by a new password', async () => {
    await change(`new.${hours}@example.com`);
    await gateway.deliver();
    await ask('PUT', 'password', { currentPassword: oldPassword, newPassword, language: 'es' });
    expect(await refusalOf(complete(tokenOf(gateway.sent[0]), 'confirmEmail'))).toEqual(['linkSuperseded']);
  });

  test('needs a recent proof of the person', async () => {
    gateway.pass(11 * 60_000);
    const fresh = await gateway.logIn(account.id);
    expect(await refusalOf(change('x@example.com'))).toEqual([expect.any(Number)]);
    expect(
      (await ask('POST', 'email-changes', { email: 'x@example.com', language: 'es', surface: 'webview' }, fresh))
        .status,
    ).toBe(202);
  });
});

describe('consents', () => {
  test('are what was said last, and everything that was said is kept', async () => {
    const record = (granted: boolean) =>
      ask('POST', 'consents', { consents: [{ purpose: 'marketingEmail', granted }], language: 'es' });
    expect(await readJson(ask('GET', 'consents'))).toEqual({ consents: [] });
    expect((await record(true)).status).toBe(204);
    gateway.pass(1_000);
    expect((await record(false)).status).toBe(204);
    const recordedAt = gateway.clock.now.toISOString();
    const last = { purpose: 'marketingEmail', granted: false, recordedAt };
    expect(await readJson(ask('GET', 'consents'))).toEqual({ consents: [last] });
    expect(await database.db.$count(accountConsent, eq(accountConsent.accountId, account.id))).toBe(2);
  });

  test('name a purpose once', async () => {
    const one = { purpose: 'partnerSharing', granted: true };
    const twice = ask('POST', 'consents', { consents: [one, { ...one, granted: false }], language: 'es' });
    expect((await refusalOf(twice)).slice(1)).toEqual(['/consents invalid']);
  });
});

/** Books a trip without a browser; `email` is the contact’s, `accountId` whose it is. */
async function insertOrder(
  { email, accountId = null }: { readonly email: string; readonly accountId?: string | null },
  passengers: readonly Partial<typeof orderPassenger.$inferInsert>[],
) {
  const id = crypto.randomUUID();
  const at = gateway.clock.now;
  const recordLocator = id.slice(0, 6).toUpperCase();
  await database.db.insert(bookingOrder).values({
    id,
    status: 'confirmed',
    recordLocator,
    offerHash: id,
    travellersHash: id,
    offer: offerOf([boundOf([flightLeg('WN1', '2026-12-01')])], at),
    email,
    accountId,
    phone: '+12145550123',
    language: 'es',
    createdAt: at,
    holdExpiresAt: at,
    settleAfter: at,
    confirmedAt: at,
  });
  await database.db.insert(orderPassenger).values(
    passengers.map((passenger, position) => ({
      orderId: id,
      position,
      kind: 'adult' as const,
      firstName: 'Otra',
      lastName: 'Persona',
      birthDate: '1970-01-01',
      gender: 'female' as const,
      documentNumber: `SECRET${position}`,
      assistance: [],
      ...passenger,
    })),
  );
  await database.db.insert(ticket).values({ orderId: id, position: 0 });
  await database.db
    .insert(orderPayment)
    .values({ orderId: id, position: 0, brand: 'visa', lastFour: '4242', amountMinor: 12_900, currency: 'USD' });
  return { id, recordLocator };
}

const holder = { firstName: 'Ana', lastName: 'Pérez' };

describe('the data of a person', () => {
  test('are given whole, and nobody else’s with them', async () => {
    const email = account.email ?? '';
    const own = await insertOrder({ email: 'first.contact@example.com', accountId: account.id }, [
      { firstName: 'Ana María', lastName: 'Perez', birthDate: '1990-04-12', documentNumber: 'MINE1' },
      {},
    ]);
    const flown = await insertOrder({ email: 'somebody.else@example.com' }, [
      {},
      { ...holder, frequentFlyerNumber: account.accountNumber, documentNumber: 'MINE2' },
    ]);
    // A number says nothing of who typed it, nor does an address: others know both.
    const foreign = [
      await insertOrder({ email: 'stranger@example.com' }, [{ frequentFlyerNumber: account.accountNumber }]),
      await insertOrder({ email }, [{ ...holder, birthDate: '1990-04-12' }]),
      await insertOrder({ email: 'stranger@example.com' }, [{}]),
    ];
    for (const { id: orderId } of [flown, ...foreign]) {
      await database.db
        .insert(pointsMovement)
        .values({ accountId: account.id, kind: 'earned', points: 600, at: gateway.clock.now, orderId });
    }
    const given = await ask('POST', 'data-export');
    expect(given.headers.get('cache-control')).toBe('no-store');
    const text = await given.text();
    const data = JSON.parse(text) as Record<string, unknown>;
    expect(data).toMatchObject({
      account: {
        accountNumber: account.accountNumber,
        username: account.username,
        email: account.email,
        birthDate: '1990-04-12',
        address: { city: 'Dallas', postalCode: '75201-1234' },
      },
      securityQuestions: ['¿En qué ciudad nació?', '¿Cómo se llamaba su primera mascota?'],
      secondFactors: { authenticatorAppSince: null, recoveryCodesLeft: 0, passkeys: [] },
      sessions: [{ category: 'member', methods: ['pwd'] }],
      securityEvents: [{ event: 'dataExported' }],
      points: expect.arrayContaining([
        expect.objectContaining({ kind: 'earned', points: 600, recordLocator: flown.recordLocator }),
      ]),
      orders: [
        {
          recordLocator: own.recordLocator,
          contact: { email: 'first.contact@example.com' },
          payments: [{ card: 'visa', lastFour: '4242' }],
          passengers: [{ documentNumber: 'MINE1' }, { firstName: 'Otra', lastName: 'Persona' }],
        },
        { recordLocator: flown.recordLocator, passengers: [{ firstName: 'Otra' }, { documentNumber: 'MINE2' }] },
      ],
    });
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain('somebody.else@example.com');
    for (const { recordLocator } of foreign) expect(text).not.toMatch(asWord(recordLocator));
    expect(text).not.toContain('argon2');
  });

  test('are erased once the mailed link says so: what is left names nobody', async () => {
    const { id } = await insertOrder({ email: account.email ?? '' }, [{ ...holder, birthDate: '1990-04-12' }]);
    await database.db.insert(accountPasskey).values({
      id: crypto.randomUUID(),
      accountId: account.id,
      credentialId: crypto.randomUUID(),
      publicKey: 'x',
      counter: 0,
      transports: [],
      name: 'Teléfono de Ana',
      createdAt: gateway.clock.now,
    });
    expect((await ask('POST', 'erasure-requests', { language: 'es', surface: 'traveller' })).status).toBe(202);
    await gateway.deliver();
    expect(gateway.sent[0]?.subject).toBe('Confirme que quiere borrar su cuenta');
    expect(await gateway.read(account.id)).toMatchObject({ status: 'active', firstName: 'Ana' });
    const secret = tokenOf(gateway.sent[0]);
    expect(await readJson<LinkResult>(complete(secret, 'confirmErasure'))).toEqual({ purpose: 'confirmErasure' });

    const left = JSON.stringify(await gateway.read(account.id));
    for (const gone of ['Pérez', account.email, account.username, 'argon2']) expect(left).not.toContain(gone);
    for (const gone of ['Ana', '1990', 'Main', '75201']) expect(left).not.toMatch(asWord(gone));
    expect(await gateway.read(account.id)).toMatchObject({ status: 'erased', accountNumber: account.accountNumber });
    expect(await database.db.$count(accountPasskey, eq(accountPasskey.accountId, account.id))).toBe(0);
    expect(await database.db.$count(accountSecurityAnswer, eq(accountSecurityAnswer.accountId, account.id))).toBe(0);
    expect(await refusalOf(ask('GET', 'consents'))).toEqual([401120359]);
    // The law wants bookings kept: the tickets still say who flies.
    expect(await database.db.$count(orderPassenger, eq(orderPassenger.orderId, id))).toBe(1);
    expect(await refusalOf(complete(secret, 'confirmErasure'))).toEqual(['linkUsed']);
    await gateway.deliver();
    expect(gateway.sent.at(-1)).toMatchObject({ to: account.email, subject: 'Borramos su cuenta' });
    const sent = gateway.sent.length;
    gateway.pass(60_000);
    await gateway.post('/api/account-help/v1/lookups', {
      purpose: 'forgotUsername',
      email: account.email,
      language: 'es',
      returnTo: { surface: 'traveller' },
    });
    await gateway.deliver();
    expect(gateway.sent).toHaveLength(sent);
  });

  test('of a company’s people are for the company to give', async () => {
    const companyId = crypto.randomUUID();
    const createdAt = gateway.clock.now;
    await database.db
      .insert(company)
      .values({ id: companyId, name: 'Olmo', product: 'business', status: 'active', createdAt });
    const manager = await gateway.account({ kind: 'travelManager', companyId, accessLevel: 'viewer' });
    const bearer = await gateway.logIn(manager.id, 'corporateTravelManager');
    expect(await refusalOf(ask('POST', 'data-export', undefined, bearer))).toEqual(['accountDataUnavailable']);
    const erasure = ask('POST', 'erasure-requests', { language: 'es', surface: 'ctm' }, bearer);
    expect(await refusalOf(erasure)).toEqual(['accountDataUnavailable']);
  });
});

test.each([
  ['PUT', 'password'],
  ['POST', 'email-changes'],
  ['GET', 'consents'],
  ['POST', 'consents'],
  ['POST', 'data-export'],
  ['POST', 'erasure-requests'],
])('%s %s needs a person who is logged in', async (method, path) => {
  const given = await gateway.app.request(`/api/account/v1/${path}`, {
    method,
    ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }),
  });
  expect(await refusalOf(given)).toEqual([401120721]);
});
