import { type LinkResult, type LinkState, problemNameOf } from '@airline/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  type AccountGateway,
  lookupOf,
  statusesOf,
  oldPassword,
  openAccountGateway,
  origin,
  securityAnswers,
  tokenOf,
} from '../../test-support/account-gateway.ts';
import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { readJson } from '../../test-support/orders.ts';
import { linkLifetimeMs } from '../domain/account-help/link-standing.ts';
import type { OpenDatabase } from '../store/database.ts';
import { account as accounts, accountLink, accountTask, accountTotp, company, securityEvent } from '../store/schema.ts';
import { deliverAccountTasks } from '../use-cases/account-help/deliver-account-tasks.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
/** Each test has hours of its own, so that no limit counts another test’s requests. */
let hours = 0;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  hours += 2;
  gateway = openAccountGateway(database, new Date(Date.UTC(2026, 10, 21, hours)));
  await database.db.delete(accountTask);
});

const lookups = '/api/account-help/v1/lookups';
const answer = (body: object) => gateway.post('/api/account-help/v1/links/answers', body);
const complete = (body: object) => gateway.post('/api/account-help/v1/links/result', body);
const read = (token: string) => gateway.post('/api/account-help/v1/links/state', { token });
const right = { zipCode: '75201', securityAnswer: ' SEVILLA ' };
const newPassword = 'Brisa2027!';
const minuteMs = 60_000;

function pass(milliseconds: number): void {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
}

/** The catalogue's code or the name of a refusal, with the fields that it is about. */
async function refusalOf(given: Response | Promise<Response>): Promise<readonly unknown[]> {
  const { code, type, title, errors = [] } = await readJson(given);
  return [code ?? problemNameOf(type) ?? title, ...errors.map((error) => `${error.pointer} ${error.code}`)];
}

async function resetLink(values: Parameters<AccountGateway['account']>[0] = {}) {
  const account = await gateway.account(values);
  const token = await gateway.link({ purpose: 'resetPassword', username: account.username ?? '' });
  return { account, token };
}

async function managerOf(values: Parameters<AccountGateway['account']>[0] = {}) {
  const companyId = crypto.randomUUID();
  const createdAt = gateway.clock.now;
  await database.db
    .insert(company)
    .values({ id: companyId, name: 'Olmo', product: 'business', status: 'active', createdAt });
  const nothing = { birthDate: null, countryCode: null, postalCode: null, accountNumber: null, tier: null };
  return gateway.account({ kind: 'travelManager', accessLevel: 'administrator', companyId, ...nothing, ...values });
}

describe('a forgotten password', () => {
  test('is replaced by whoever has the mail and the answers', async () => {
    const { account, token } = await resetLink();
    const session = await gateway.logIn(account.id);
    await database.db
      .insert(accountTotp)
      .values({ accountId: account.id, secret: 'x', confirmedAt: gateway.clock.now, lastStep: 1 });
    expect(await gateway.state(token)).toEqual({
      purpose: 'resetPassword',
      expiresAt: new Date(gateway.clock.now.getTime() + 10 * minuteMs).toISOString(),
      checks: [{ kind: 'zipCode' }, { kind: 'securityQuestion', questionId: 'birthCity' }],
      isProved: false,
    });
    expect(await refusalOf(complete({ token, purpose: 'resetPassword', newPassword }))).toEqual(['proofMissing']);
    expect(await readJson<LinkState>(answer({ token, ...right }))).toMatchObject({ checks: [], isProved: true });
    const done = await complete({ token, purpose: 'resetPassword', newPassword });
    expect(await readJson<LinkResult>(done)).toEqual({ purpose: 'resetPassword' });
    expect(done.headers.get('set-cookie')).toBeNull();

    const after = await gateway.read(account.id);
    const { secrets } = gateway.identity;
    expect(await secrets.verifySecret(after.passwordHash, newPassword)).toBe(true);
    expect(await secrets.verifySecret(after.passwordHash, oldPassword)).toBe(false);
    expect(await database.db.$count(accountTotp, eq(accountTotp.accountId, account.id))).toBe(1);
    const headers = { authorization: `Bearer ${session}` };
    expect(await refusalOf(gateway.app.request('/api/account/v1/consents', { headers }))).toEqual([400080012]);
    await gateway.deliver();
    expect(gateway.sent.at(-1)).toMatchObject({ to: account.email, subject: 'Su contraseña cambió' });
    expect(await refusalOf(read(token))).toEqual(['linkUsed']);
  });

  test.each([
    ['a country without postal codes', { countryCode: 'IE', postalCode: null }, ['dateOfBirth', 'securityQuestion']],
    ['a member without an address', { countryCode: null, postalCode: null }, ['dateOfBirth', 'securityQuestion']],
    ['a country with postal codes', { countryCode: 'ES', postalCode: '41004' }, ['zipCode', 'securityQuestion']],
  ])('%s: asks what the account has', async (_, values, kinds) => {
    const { token } = await resetLink(values);
    expect((await gateway.state(token)).checks.map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    [{ ...right, zipCode: '10001' }, [400356110, '/zipCode zipCodeMismatch']],
    [{ ...right, securityAnswer: 'Granada' }, [400356112, '/securityAnswer securityAnswersMismatch']],
    [
      { zipCode: '1', securityAnswer: 'x' },
      [400356110, '/zipCode zipCodeMismatch', '/securityAnswer securityAnswersMismatch'],
    ],
  ])('%o is told as wrong', async (given, refusal) => {
    const { token } = await resetLink();
    expect(await refusalOf(answer({ token, ...given }))).toEqual(refusal);
    expect((await answer({ token, ...right })).status).toBe(200);
  });

  test('a wrong birth date is told as wrong', async () => {
    const { token } = await resetLink({ countryCode: 'IE', postalCode: null });
    const given = { dateOfBirth: '1990-04-13', securityAnswer: 'Sevilla' };
    expect(await refusalOf(answer({ token, ...given }))).toEqual([400356111, '/dateOfBirth dateOfBirthMismatch']);
    expect((await answer({ token, ...given, dateOfBirth: '1990-04-12' })).status).toBe(200);
  });

  test('an answer that is missing is no round', async () => {
    const { token } = await resetLink();
    for (let round = 0; round < 6; round += 1) {
      expect((await refusalOf(answer({ token, zipCode: '75201' }))).slice(1)).toEqual(['/securityAnswer required']);
    }
    expect((await answer({ token, ...right })).status).toBe(200);
  });

  test('the fifth wrong round ends the link, whatever comes after it', async () => {
    const { token, account } = await resetLink();
    for (let round = 1; round < 5; round += 1) {
      expect((await refusalOf(answer({ token, ...right, zipCode: '1' })))[0]).toBe(400356110);
    }
    expect(await refusalOf(answer({ token, ...right, zipCode: '1' }))).toEqual(['linkExhausted']);
    expect(await refusalOf(answer({ token, ...right }))).toEqual(['linkExhausted']);
    expect(await refusalOf(complete({ token, purpose: 'resetPassword', newPassword }))).toEqual(['linkExhausted']);
    const wrong = and(eq(securityEvent.accountId, account.id), eq(securityEvent.event, 'linkAnswerWrong'));
    expect(await database.db.$count(securityEvent, wrong)).toBe(5);
  });

  test('answers at the same moment are counted each', async () => {
    const { token } = await resetLink();
    const rounds = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(answer({ token, ...right, zipCode: '1' }))),
    );
    expect(rounds.filter(([refusal]) => refusal === 400356110).length).toBeLessThanOrEqual(4);
    expect(await refusalOf(answer({ token, ...right }))).toEqual(['linkExhausted']);
  });

  test('the same question is asked until it is answered, then the other', async () => {
    const { token, account } = await resetLink();
    const again = { purpose: 'resetPassword', username: account.username ?? '' } as const;
    const asked = async (secret: string) =>
      (await gateway.state(secret)).checks.map((check) => ('questionId' in check ? check.questionId : ''));
    expect(await asked(token)).toContain('birthCity');
    pass(minuteMs);
    const second = await gateway.link(again);
    expect(await asked(second)).toContain('birthCity');
    await answer({ token: second, ...right });
    pass(minuteMs);
    expect(await asked(await gateway.link(again))).toContain('firstPetName');
  });

  test.each([
    ['short', ['tooShort', 'missingUppercase', 'missingDigit']],
    ['Password1', ['blacklisted']],
  ])('%s is told with all that is wrong with it, and the link stays', async (bad, codes) => {
    const { token } = await resetLink();
    await answer({ token, ...right });
    const errors = codes.map((code) => `/newPassword ${code}`);
    const given = complete({ token, purpose: 'resetPassword', newPassword: bad });
    expect(await refusalOf(given)).toEqual([400356114, ...errors]);
    expect((await complete({ token, purpose: 'resetPassword', newPassword })).status).toBe(200);
  });

  test('of two who use one link at the same moment one wins', async () => {
    const { token, account } = await resetLink();
    await answer({ token, ...right });
    const passwords = ['Brisa2027!', 'Cumbre2028!', 'Libre2029!'];
    const given = await Promise.all(
      passwords.map((each) => complete({ token, purpose: 'resetPassword', newPassword: each })),
    );
    const winner = given.findIndex(({ status }) => status === 200);
    expect(statusesOf(given)).toEqual([200, 410, 410]);
    const { passwordHash } = await gateway.read(account.id);
    expect(await gateway.identity.secrets.verifySecret(passwordHash, passwords[winner] ?? '')).toBe(true);
  });

  test('a new password ends every other link that was mailed', async () => {
    const { token, account } = await resetLink();
    const other = await gateway.link({ purpose: 'forgotUsername', email: account.email ?? '' });
    await answer({ token, ...right });
    await complete({ token, purpose: 'resetPassword', newPassword });
    expect(await refusalOf(read(other))).toEqual(['linkSuperseded']);
  });

  test('a travel manager proves the e-mail and a question, in the words and at the page of the portal', async () => {
    const manager = await managerOf();
    const wish = { purpose: 'resetPassword', username: manager.username ?? '' } as const;
    await gateway.post(lookups, lookupOf(wish, { returnTo: { surface: 'ctm', product: 'evil' } }));
    await gateway.deliver();
    const mail = gateway.sent.at(-1);
    expect(mail?.subject).toBe('Cree una contraseña nueva para el portal de viajes de empresa');
    expect(mail?.text).toContain(`${origin}/business/ctm/password-help#`);
    const token = tokenOf(mail);
    expect((await gateway.state(token)).checks.map(({ kind }) => kind)).toEqual(['email', 'securityQuestion']);
    const given = { email: 'other@example.com', securityAnswer: 'Sevilla' };
    expect(await refusalOf(answer({ token, ...given }))).toEqual([400356115, '/email emailMismatch']);
    expect((await answer({ token, ...given, email: ` ${manager.email?.toUpperCase()} ` })).status).toBe(200);
    expect((await complete({ token, purpose: 'resetPassword', newPassword })).status).toBe(200);
  });
});

describe('a link', () => {
  test('that nobody made is told as such, by every call', async () => {
    const token = 'A'.repeat(43);
    expect(await refusalOf(read(token))).toEqual(['linkInvalid']);
    expect(await refusalOf(answer({ token, ...right }))).toEqual(['linkInvalid']);
    expect(await refusalOf(complete({ token, purpose: 'confirmEmail' }))).toEqual(['linkInvalid']);
  });

  test('works until its ten minutes are over, and not a moment longer', async () => {
    const { token } = await resetLink();
    await answer({ token, ...right });
    pass(10 * minuteMs - 1);
    expect((await read(token)).status).toBe(200);
    pass(1);
    expect(await refusalOf(read(token))).toEqual(['linkExpired']);
    expect(await refusalOf(answer({ token, ...right }))).toEqual(['linkExpired']);
    expect(await refusalOf(complete({ token, purpose: 'resetPassword', newPassword }))).toEqual(['linkExpired']);
  });

  test('ends when a newer one is mailed for the same account and purpose', async () => {
    const { token, account } = await resetLink();
    await answer({ token, ...right });
    pass(minuteMs);
    const newer = await gateway.link({ purpose: 'resetPassword', username: account.accountNumber ?? '' });
    expect(await refusalOf(complete({ token, purpose: 'resetPassword', newPassword }))).toEqual(['linkSuperseded']);
    expect((await gateway.state(newer)).isProved).toBe(false);
  });

  test('does nothing but what it was mailed for', async () => {
    const { token } = await resetLink();
    await answer({ token, ...right });
    for (const purpose of ['forgotUsername', 'confirmEmail', 'confirmErasure', 'confirmEnrollment']) {
      expect(await refusalOf(complete({ token, purpose }))).toEqual(['linkInvalid']);
    }
    expect((await read(token)).status).toBe(200);
  });

  test('of an account that was closed meanwhile says that the account is gone', async () => {
    const { token, account } = await resetLink();
    await answer({ token, ...right });
    await database.db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, account.id));
    expect(await refusalOf(complete({ token, purpose: 'resetPassword', newPassword }))).toEqual([400356116]);
  });

  test('is kept as a hash alone', async () => {
    const { token, account } = await resetLink();
    const rows = await database.db.select().from(accountLink).where(eq(accountLink.accountId, account.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await database.db.$count(accountTask)).toBe(0);
  });

  test('leads to the origin of the configuration, whatever host the request names', async () => {
    const account = await gateway.account();
    const wish = lookupOf({ purpose: 'resetPassword', username: account.username ?? '' });
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await gateway.post(lookups, wish, { ...evil, origin: 'https://evil.example' });
    await gateway.deliver();
    const { text = '', html = '' } = gateway.sent.at(-1) ?? {};
    expect(text + html).not.toContain('evil.example');
    expect(text).toContain(`${origin}/accounthelp/reset-password#`);
  });

  test('from the mobile apps leads back to them', async () => {
    const account = await gateway.account();
    const wish = { purpose: 'resetPassword', username: account.username ?? '' } as const;
    await gateway.post(lookups, lookupOf(wish, { returnTo: { surface: 'webview' } }));
    await gateway.deliver();
    expect(gateway.sent.at(-1)?.text).toContain(`${origin}/mobile/accounthelp/reset-password#`);
  });
});

describe('a forgotten username', () => {
  test('is told with those of all accounts of the address: in one mail the names, behind its link the rest', async () => {
    const email = `family.${hours}@example.com`;
    const ana = await gateway.account({ email, firstName: 'Ana', createdAt: new Date(0) });
    const luis = await gateway.account({ email: email.toUpperCase(), firstName: 'Luis' });
    await gateway.account({ email, firstName: 'Nadie', status: 'disabled' });
    const token = await gateway.link({ purpose: 'forgotUsername', email });
    expect(gateway.sent).toHaveLength(1);
    expect(gateway.sent[0]?.to).toBe(email);
    expect(gateway.sent[0]?.text).toContain('Ana y Luis');
    expect(gateway.sent[0]?.text).not.toContain(ana.username);
    expect(await gateway.state(token)).toMatchObject({ checks: [], isProved: true });
    expect(await readJson<LinkResult>(complete({ token, purpose: 'forgotUsername' }))).toEqual({
      purpose: 'forgotUsername',
      accounts: [ana, luis].map(({ username, accountNumber, firstName }) => ({ username, accountNumber, firstName })),
    });
    expect(await refusalOf(complete({ token, purpose: 'forgotUsername' }))).toEqual(['linkUsed']);
  });
});

describe('the set-up of an account that somebody else opened', () => {
  const opened = { passwordHash: null, username: null } as const;
  const setup = (token: string, values: object = {}) =>
    complete({
      token,
      purpose: 'completeSetup',
      username: `luis.${hours}`,
      newPassword,
      securityAnswers: [...securityAnswers],
      ...values,
    });

  test('asks what the airline knows, and gives a username, a password and questions', async () => {
    const account = await gateway.account(opened);
    const token = await gateway.link({ purpose: 'completeSetup', accountNumber: account.accountNumber ?? '' });
    expect((await gateway.state(token)).checks).toEqual([{ kind: 'zipCode' }, { kind: 'dateOfBirth' }]);
    expect((await refusalOf(answer({ token, zipCode: '1', dateOfBirth: '1990-04-11' })))[0]).toBe(400356110);
    await answer({ token, zipCode: '75201', dateOfBirth: '1990-04-12' });
    expect((await refusalOf(setup(token, { newPassword: 'x' })))[0]).toBe(400356114);
    const twice = { securityAnswers: [securityAnswers[0], securityAnswers[0]] };
    expect((await refusalOf(setup(token, twice))).slice(1)).toEqual(['/securityAnswers/1/questionId sameQuestion']);
    expect(await readJson<LinkResult>(setup(token))).toEqual({ purpose: 'completeSetup', username: `luis.${hours}` });
    pass(minuteMs);
    const reset = await gateway.link({ purpose: 'resetPassword', username: `LUIS.${hours}` });
    expect((await answer({ token: reset, zipCode: '75201', securityAnswer: 'sevilla' })).status).toBe(200);
  });

  test('a username that somebody has, or that is nobody’s to have, can be chosen anew', async () => {
    const { username } = await gateway.account();
    const account = await gateway.account(opened);
    const token = await gateway.link({ purpose: 'completeSetup', accountNumber: account.accountNumber ?? '' });
    await answer({ token, zipCode: '75201', dateOfBirth: '1990-04-12' });
    for (const taken of [username?.toUpperCase(), 'Anonymous']) {
      expect(await refusalOf(setup(token, { username: taken }))).toEqual([400356113, '/username usernameTaken']);
    }
    expect((await setup(token)).status).toBe(200);
  });

  test('whoever asks for the wrong one of two gets what they need', async () => {
    const { username, accountNumber } = await gateway.account();
    const asked = await gateway.link({ purpose: 'completeSetup', accountNumber: accountNumber ?? '' });
    expect((await gateway.state(asked)).purpose).toBe('resetPassword');
    const unset = await gateway.account({ passwordHash: null });
    const given = await gateway.link({ purpose: 'resetPassword', username: unset.username ?? '' });
    expect((await gateway.state(given)).purpose).toBe('completeSetup');
    expect(username).not.toBe(unset.username);
  });
});

describe('mails', () => {
  test.each([
    ['disabled', 'Su cuenta está cerrada'],
    ['held', 'Cree una contraseña nueva'],
    ['pending', 'Confirme su correo y empiece a acumular puntos'],
  ] as const)('for an account that is %s say “%s”', async (status, subject) => {
    const account = await gateway.account({ status });
    await gateway.post(lookups, lookupOf({ purpose: 'resetPassword', username: account.username ?? '' }));
    await gateway.deliver();
    expect(gateway.sent.map((mail) => mail.subject)).toEqual([subject]);
  });

  test('go to nobody who has no account', async () => {
    await gateway.post(lookups, lookupOf({ purpose: 'resetPassword', username: 'nobody.at.all' }));
    await gateway.post(lookups, lookupOf({ purpose: 'forgotUsername', email: 'nobody@example.com' }));
    await gateway.post(lookups, lookupOf({ purpose: 'completeSetup', accountNumber: '5999999999' }));
    await gateway.deliver();
    expect(gateway.sent).toEqual([]);
  });

  test('that a server does not take are written anew, with another secret, until they are given up', async () => {
    const account = await gateway.account();
    await gateway.post(lookups, lookupOf({ purpose: 'resetPassword', username: account.username ?? '' }));
    const refused: string[] = [];
    const send = (mail: { readonly text: string; readonly to: string }) => {
      refused.push(tokenOf(mail as never));
      return Promise.reject(new Error(`Mailbox ${mail.to} is full.`));
    };
    const broken = { ...gateway.mailServices, mail: { ...gateway.mailServices.mail, send } };
    expect(await deliverAccountTasks(broken)).toBe(1);
    expect(await deliverAccountTasks(broken)).toBe(0);
    pass(2_000);
    await gateway.deliver();
    const token = tokenOf(gateway.sent.at(-1));
    expect((await read(token)).status).toBe(200);
    expect(await refusalOf(read(refused[0] ?? ''))).toEqual(['linkSuperseded']);

    await gateway.post(lookups, lookupOf({ purpose: 'resetPassword', username: account.username ?? '' }));
    for (let tries = 0; tries < 30; tries += 1) {
      await deliverAccountTasks(broken);
      pass(60 * minuteMs);
    }
    expect(await database.db.$count(accountTask)).toBe(0);
    const log = gateway.logged.join('');
    expect(log).toContain('given up');
    expect(log).not.toContain(account.email);
  });
});

test('limits count an address and a name, and say when to come back', async () => {
  const wish = lookupOf({ purpose: 'resetPassword', username: 'nobody.at.all' });
  for (let asked = 0; asked < 5; asked += 1) expect((await gateway.post(lookups, wish)).status).toBe(202);
  const refused = await gateway.post(lookups, { ...wish, username: 'NOBODY.at.all ' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  for (let asked = 0; asked < 60; asked += 1) {
    await gateway.post(lookups, lookupOf({ purpose: 'forgotUsername', email: `nobody.${asked}@example.com` }));
  }
  const other = await gateway.post(lookups, lookupOf({ purpose: 'forgotUsername', email: 'new@example.com' }));
  expect(await refusalOf(other)).toEqual(['tooManyRequests']);
});

test('no log line and no address has anything personal or secret in it', async () => {
  const { account, token } = await resetLink();
  await answer({ token, ...right, securityAnswer: 'Granada' });
  await answer({ token, ...right });
  await complete({ token, purpose: 'resetPassword', newPassword });
  await gateway.deliver();
  const log = gateway.logged.join('');
  expect(log).toContain('/api/account-help/v1/links/answers');
  const secrets = [
    token,
    account.username,
    account.email,
    account.accountNumber,
    newPassword,
    'Granada',
    '75201',
    'Pérez',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
  const events = JSON.stringify(
    await database.db.select().from(securityEvent).where(eq(securityEvent.accountId, account.id)),
  );
  expect(events).toContain('passwordReset');
  for (const secret of secrets) expect(events).not.toContain(secret);
});

test('while the database is away everybody is told to come back, and the log names nobody', async () => {
  const closed = await openMemoryDatabase();
  const away = openAccountGateway(closed);
  await closed.close();
  const wishes = [
    lookupOf({ purpose: 'resetPassword', username: 'ana.secreta' }),
    lookupOf({ purpose: 'forgotUsername', email: 'ana.secreta@example.com' }),
  ];
  for (const wish of wishes) {
    const given = await away.post(lookups, wish);
    expect([given.status, given.headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(away.logged.join('')).not.toContain('secreta');
});

test('links that confirm an address work longer than those that open an account', () => {
  expect(linkLifetimeMs.confirmEmail).toBe(60 * minuteMs);
  expect(linkLifetimeMs.confirmEnrollment).toBe(24 * 60 * minuteMs);
});
