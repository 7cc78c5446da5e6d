import { randomUUID } from 'node:crypto';

import { currentTermsOfUse, endpoints, idempotencyKeyHeader, type ManagedCompany } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import {
  type AccountGateway,
  openGatewayBeforeEach,
  refusalOf,
  statusesOf,
} from '../../../test-support/account-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { account, company } from '../identity/identity-schema.ts';
import { deleteSignupsBefore } from './sign-up-company.ts';
import { companySignup } from './signup-schema.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let email: string;
let username: string;

openGatewayBeforeEach((opened) => {
  ({ database, gateway } = opened);
});
beforeEach(() => {
  email = `elena.${randomUUID().slice(0, 8)}@istmo.example`;
  username = `elena.${randomUUID().slice(0, 8)}`;
});

const asked = (values: object = {}) => ({
  companyName: 'Cafés del Istmo',
  registrationNumber: '74-1234567',
  firstName: 'Elena',
  lastName: 'Robles',
  email,
  product: 'business',
  language: 'es',
  ...values,
});
const signUp = (values: object = {}, key: string = randomUUID()) =>
  gateway.post(endpoints.signUpCompany.path, asked(values), { [idempotencyKeyHeader]: key });
const mailedToken = async (): Promise<string> => {
  await gateway.deliver();
  return /welcome-company\?language=es#([0-9a-f-]{36}\.[\w-]{43})/.exec(gateway.sent.at(-1)?.text ?? '')?.[1] ?? '';
};
const complete = (token: string, values: object = {}) =>
  gateway.post(endpoints.completeCompanySignup.path, {
    token,
    username,
    password: 'Istmo2026!',
    termsVersion: currentTermsOfUse,
    ...values,
  });

test('a company is opened by its mailed link, once, with an administrator who gets into the portal', async () => {
  const key = randomUUID();
  expect(statusesOf(await Promise.all([signUp({}, key), signUp({}, key)]))).toEqual([202, 202]);
  const token = await mailedToken();
  expect(gateway.sent).toHaveLength(1);
  expect(gateway.sent[0]).toMatchObject({ to: email, subject: 'Confirme el registro de Cafés del Istmo' });
  const state = await readJson(gateway.post(endpoints.readCompanySignup.path, { token }));
  expect(state).toMatchObject({ ...asked(), expiresAt: expect.any(String) });
  const answers = await Promise.all([complete(token), complete(token, { username: `${username}.b` })]);
  expect(statusesOf(answers)).toEqual([201, 410]);
  const opened = await readJson<{ readonly username: string }>(
    answers.find(({ status }) => status === 201) as Response,
  );
  expect(opened).toMatchObject({ companyName: 'Cafés del Istmo', product: 'business' });
  expect(await refusalOf(complete(token))).toEqual(['linkUsed']);
  const [holder] = await database.db.select().from(account).where(eq(account.username, opened.username));
  const bearer = { authorization: `Bearer ${await gateway.logIn(holder?.id ?? '', 'corporateTravelManager')}` };
  const seen = await readJson<ManagedCompany>(gateway.app.request(endpoints.readCompany.path, { headers: bearer }));
  expect(seen).toMatchObject({
    profile: { name: 'Cafés del Istmo', contactEmail: email },
    members: { active: 1, managers: 1 },
    own: { role: 'travelManager', accessLevel: 'administrator' },
  });
  const log = await readJson(gateway.app.request(endpoints.listCompanyEvents.path, { headers: bearer }));
  expect(log).toMatchObject({
    events: [
      {
        kind: 'companyOpened',
        by: 'Elena Robles',
        changes: expect.arrayContaining([
          expect.objectContaining({ field: 'registrationNumber', after: '74-1234567' }),
        ]),
      },
    ],
  });
  const login = {
    method: 'password',
    category: 'corporateTravelManager',
    username: opened.username,
    password: 'Istmo2026!',
  };
  expect((await gateway.post(endpoints.requestAssertion.path, login)).status).toBe(200);
});

test('an address that has an account gets the same answer and the same mail as one that has none', async () => {
  const member = await gateway.account();
  const known = await signUp({ email: member.email });
  const unknown = await signUp();
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  await gateway.deliver();
  const [one, other] = gateway.sent.map(({ text }) => text.replaceAll(/#\S+/g, ''));
  expect(one).toBe(other);
});

test('one address gets three mails a day, however often somebody asks', async () => {
  for (let times = 0; times < 5; times += 1) {
    await signUp({ email: times % 2 === 0 ? email : email.toUpperCase() });
    await gateway.deliver();
  }
  expect(gateway.sent).toHaveLength(3);
});

test('one network asks ten times an hour', async () => {
  for (let times = 0; times < 10; times += 1) expect((await signUp({ email: `${times}${email}` })).status).toBe(202);
  expect(await refusalOf(signUp())).toEqual(['tooManyRequests']);
});

test('what nobody proved in 48 hours is over, and erased', async () => {
  await signUp();
  const token = await mailedToken();
  gateway.pass(48 * 60 * 60 * 1000);
  expect(await refusalOf(gateway.post(endpoints.readCompanySignup.path, { token }))).toEqual(['linkExpired']);
  expect(await refusalOf(complete(token))).toEqual(['linkExpired']);
  await deleteSignupsBefore(database.db, gateway.clock.now);
  expect(await database.db.select().from(companySignup)).toEqual([]);
  expect(await refusalOf(complete(token))).toEqual(['linkExpired']);
});

test('a link of somebody else’s making, an unknown portal, a weak password, a taken name and old terms open nothing', async () => {
  expect(await refusalOf(signUp({ product: 'nowhere' }))).toEqual([expect.anything(), '/product invalid']);
  await signUp();
  const token = await mailedToken();
  expect(await refusalOf(complete(`${randomUUID()}${token.slice(36)}`))).toEqual(['linkInvalid']);
  const [code] = await refusalOf(complete(token, { password: 'corta' }));
  expect(code).toBe(400356114);
  const member = await gateway.account({ username: `${username}x` });
  expect(await refusalOf(complete(token, { username: member.username?.toUpperCase() }))).toEqual([
    400356113,
    '/username usernameTaken',
  ]);
  expect(await refusalOf(complete(token, { termsVersion: '2020-01' }))).toEqual([
    expect.anything(),
    '/termsVersion outdated',
  ]);
  expect(await database.db.select().from(company).where(eq(company.contactEmail, email))).toEqual([]);
  expect((await complete(token)).status).toBe(201);
});
