import { endpoints } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { assertionOf, bearer, codeOf, type LoggedIn, password } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { createAuthenticator } from '../../../test-support/software-authenticator.ts';
import { eraseAccount } from '../help/erasure-store.ts';
import { resetPassword } from '../help/reset-password.ts';
import { insertLink } from '../help/link-store.ts';
import { findAccountById } from './account-store.ts';
import { company } from './identity-schema.ts';
import { totpCodeAt } from './rules/totp.ts';

const suite = openIdentitySuite();
const trace = {
  reference: 'test',
  address: '192.0.2.1',
  addressHash: 'hash',
  device: { browser: 'other', browserVersion: null, system: 'other' },
} as const;

interface Person {
  readonly id: string;
  readonly username: string;
  readonly session: LoggedIn;
}

async function person(): Promise<Person> {
  const username = `p${crypto.randomUUID().slice(0, 12)}`;
  const id = await suite.gateway.account({ username });
  return { id, username, session: await suite.gateway.logIn(username, password) };
}

async function reset(accountId: string): Promise<void> {
  const { db, now } = suite.gateway.identity;
  const account = (await findAccountById(db, accountId))?.account;
  if (account === undefined) throw new Error('The account is gone.');
  const content = { language: 'es', destination: { surface: 'traveller' } } as const;
  const expiresAt = new Date(now().getTime() + 60_000);
  const link = {
    tokenHash: accountId,
    accountId,
    purpose: 'resetPassword',
    content,
    createdAt: now(),
    expiresAt,
  } as const;
  await insertLink(db, link, now());
  const open = { ...link, tries: 0, provedAt: now(), usedAt: null, supersededAt: null };
  const facts = { ...account, questionId: undefined };
  const context = {
    link: open,
    account,
    facts,
    checks: [],
    question: undefined,
    services: suite.gateway.identity,
    trace,
  };
  expect(await resetPassword(context, { newPassword: 'Brisa2027!' })).toHaveProperty('result');
}

const send = (method: string, path: string, { session }: Person, body?: unknown) =>
  suite.gateway.send(method, path, body, { cookie: session.cookie, ...bearer(session.accessToken) });

const ends: readonly (readonly [string, (who: Person) => Promise<unknown>])[] = [
  ['a reset', ({ id }) => reset(id)],
  [
    'a new password',
    (who) =>
      send('PUT', endpoints.updatePassword.path, who, {
        currentPassword: password,
        newPassword: 'Brisa2027!',
        language: 'es',
      }),
  ],
  [
    'a logout everywhere',
    (who) => send('POST', endpoints.endSession.path, who, { client_id: 'qa-member', everywhere: true }),
  ],
  ['the end of the other sessions', (who) => send('DELETE', endpoints.endOtherSessions.path, who)],
  ['other second factors', (who) => send('POST', endpoints.renewRecoveryCodes.path, who)],
];

test.each(ends)('an assertion from before %s opens no session after it', async (_, end) => {
  const who = await person();
  // The clock stands still: what counts is which came first, not when.
  const before = await assertionOf(suite.gateway.password(who.username, password));
  await end(who);
  expect(await codeOf(suite.gateway.exchange(before))).toBe(400080012);
});

test('an assertion from before an erasure opens no session after it', async () => {
  const who = await person();
  const before = await assertionOf(suite.gateway.password(who.username, password));
  await suite.database.db.transaction((tx) => eraseAccount(tx, who.id, suite.gateway.clock.now));
  expect(await codeOf(suite.gateway.exchange(before))).toBe(401120359);
});

test.each(ends)(
  'an assertion that is exchanged at the moment of %s is exchanged before it or not at all',
  async (_, end) => {
    const who = await person();
    const before = await assertionOf(suite.gateway.password(who.username, password));
    const [exchanged] = await Promise.all([suite.gateway.exchange(before), end(who)]);
    if (exchanged.status !== 200) return;
    const { access_token: token } = (await exchanged.json()) as { readonly access_token: string };
    expect(await codeOf(suite.gateway.get(endpoints.readUserInfo.path, token))).toBe(400080012);
  },
);

test.each(ends)('a login that waits for its second factor does not outlast %s', async (_, end) => {
  const who = await person();
  const started = await send('POST', endpoints.startTotp.path, who);
  const { setupId, secret } = endpoints.startTotp.answer.parse(await started.json());
  const code = () => totpCodeAt(secret, suite.gateway.clock.now);
  await send('POST', endpoints.confirmTotp.path, who, { setupId, code: code() });
  suite.later(60_000);
  const waiting = (await (await suite.gateway.password(who.username, password)).json()) as {
    readonly multiFactor: { readonly transaction: string };
  };
  await end(who);
  const { transaction } = waiting.multiFactor;
  const answer = await suite.gateway.assertion({
    method: 'multiFactor',
    transaction,
    factor: { kind: 'totp', code: code() },
  });
  expect(answer.status).toBe(410);
});

test('a login by a passkey that was taken away meanwhile opens no session', async () => {
  const who = await person();
  const authenticator = createAuthenticator();
  const registration = await send('POST', endpoints.startPasskeyRegistration.path, who);
  const { challengeId, options } = endpoints.startPasskeyRegistration.answer.parse(await registration.json());
  const credential = authenticator.create(options);
  const added = await send('POST', endpoints.addPasskey.path, who, { challengeId, name: 'Portátil', credential });
  const { id } = endpoints.addPasskey.answer.parse(await added.json());
  const challenge = await suite.gateway.send('POST', endpoints.startPasskeyLogin.path, {});
  const login = endpoints.startPasskeyLogin.answer.parse(await challenge.json());
  const before = await assertionOf(
    suite.gateway.assertion({
      method: 'passkey',
      category: 'member',
      challengeId: login.challengeId,
      credential: authenticator.get(login.options),
    }),
  );
  await send('DELETE', endpoints.removePasskey.path.replace('{passkeyId}', id), who);
  expect(await codeOf(suite.gateway.exchange(before))).toBe(400080012);
});

test('a session ends with the factors that opened it; the one that changes them goes on', async () => {
  const who = await person();
  const other = await suite.gateway.logIn(who.username, password);
  await send('POST', endpoints.renewRecoveryCodes.path, who);
  expect(await codeOf(suite.gateway.get(endpoints.readUserInfo.path, other.accessToken))).toBe(400080012);
  expect((await suite.gateway.get(endpoints.readUserInfo.path, who.session.accessToken)).status).toBe(200);
});

test('a login within the second of a new password is not asked for the password again', async () => {
  suite.gateway.clock.now = new Date('2026-11-22T10:00:00.300Z');
  const who = await person();
  suite.later(200);
  await reset(who.id);
  suite.later(200);
  const { accessToken } = await suite.gateway.logIn(who.username, 'Brisa2027!');
  expect((await suite.gateway.send('POST', endpoints.startTotp.path, undefined, bearer(accessToken))).status).toBe(201);
});

test('a company that is deactivated ends the access of its people at once', async () => {
  const companyId = crypto.randomUUID();
  const values = { id: companyId, name: 'Olivares', product: 'business', createdAt: suite.gateway.clock.now };
  await suite.database.db.insert(company).values({ ...values, status: 'active' });
  const username = `p${crypto.randomUUID().slice(0, 12)}`;
  await suite.gateway.account({ username, kind: 'travelManager', companyId });
  const { accessToken } = await suite.gateway.logIn(username, password, 'corporateTravelManager');
  expect((await suite.gateway.get(endpoints.readUserInfo.path, accessToken)).status).toBe(200);
  await suite.database.db.update(company).set({ status: 'deactivated' }).where(eq(company.id, companyId));
  expect(await codeOf(suite.gateway.get(endpoints.readUserInfo.path, accessToken))).toBe(401120725);
});
