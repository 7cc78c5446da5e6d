import type { LinkResult, LinkState } from '@airline/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import {
  type AccountGateway,
  helpCalls,
  lookupsPath,
  rightAnswers,
  lookupOf,
  oldPassword,
  origin,
  refusalOf,
  statusesOf,
  tokenOf,
  openGatewayBeforeEach,
} from '../../../test-support/account-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { accountTotp, company, securityEvent, accountPasskey } from '../identity/identity-schema.ts';

let database: OpenDatabase;
let gateway: AccountGateway;

openGatewayBeforeEach((opened) => {
  ({ database, gateway } = opened);
});

const { answer, complete, read } = helpCalls(() => gateway);

const newPassword = 'Brisa2027!';
const minuteMs = 60_000;

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
  test('is replaced by the person who has the mail and the answers', async () => {
    const { account, token } = await gateway.resetLink();
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
    expect(await readJson<LinkState>(answer({ token, ...rightAnswers }))).toMatchObject({ checks: [], isProved: true });
    const done = await complete({ token, purpose: 'resetPassword', newPassword });
    const keeps = { passkeys: 0, authenticatorApp: true };
    expect(await readJson<LinkResult>(done)).toEqual({ purpose: 'resetPassword', username: account.username, keeps });
    expect(done.headers.get('set-cookie')).toBeNull();

    const after = await gateway.read(account.id);
    const { secrets } = gateway.identity;
    expect(await secrets.verifySecret(after.passwordHash, newPassword, 'test')).toBe(true);
    expect(await secrets.verifySecret(after.passwordHash, oldPassword, 'test')).toBe(false);
    expect(await database.db.$count(accountTotp, eq(accountTotp.accountId, account.id))).toBe(1);
    const headers = { authorization: `Bearer ${session}` };
    expect(await refusalOf(gateway.app.request('/api/account/v1/consents', { headers }))).toEqual([400080012]);
    await gateway.deliver();
    expect(gateway.sent.at(-1)).toMatchObject({ to: account.email, subject: 'Su contraseña cambió' });
    expect(gateway.sent.at(-1)?.text).toContain('aplicación de autenticación');
    expect(await refusalOf(read(token))).toEqual(['linkUsed']);
  });

  test('leaves passkeys, and says so in the answer and the mail, with the way to remove them', async () => {
    const { account, token } = await gateway.resetLink();
    const passkey = { publicKey: 'x', counter: 0, transports: [], createdAt: gateway.clock.now, lastUsedAt: null };
    for (const name of ['Mía', 'De alguien']) {
      const id = crypto.randomUUID();
      await database.db
        .insert(accountPasskey)
        .values({ ...passkey, id, accountId: account.id, credentialId: id, name });
    }
    await answer({ token, ...rightAnswers });
    const done = await complete({ token, purpose: 'resetPassword', newPassword });
    const keeps = { passkeys: 2, authenticatorApp: false };
    expect(await readJson<LinkResult>(done)).toEqual({ purpose: 'resetPassword', username: account.username, keeps });
    await gateway.deliver();
    const { text = '' } = gateway.sent.at(-1) ?? {};
    expect(text).toContain('llaves de acceso (2)');
    expect(text).toContain('http://localhost:3000/loyalty/myaccount/profile-security');
  });

  test('that keeps nothing else says nothing of it', async () => {
    const { account, token } = await gateway.resetLink();
    await answer({ token, ...rightAnswers });
    const done = await complete({ token, purpose: 'resetPassword', newPassword });
    expect(await readJson<LinkResult>(done)).toEqual({ purpose: 'resetPassword', username: account.username });
  });

  test.each([
    ['a country without postal codes', { countryCode: 'IE', postalCode: null }, ['dateOfBirth', 'securityQuestion']],
    ['a member without an address', { countryCode: null, postalCode: null }, ['dateOfBirth', 'securityQuestion']],
    ['a country with postal codes', { countryCode: 'ES', postalCode: '41004' }, ['zipCode', 'securityQuestion']],
  ])('%s: asks what the account has', async (_, values, kinds) => {
    const { token } = await gateway.resetLink(values);
    expect((await gateway.state(token)).checks.map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    [{ ...rightAnswers, zipCode: '10001' }, [400356110, '/zipCode zipCodeMismatch']],
    [{ ...rightAnswers, securityAnswer: 'Granada' }, [400356112, '/securityAnswer securityAnswersMismatch']],
    [
      { zipCode: '1', securityAnswer: 'x' },
      [400356110, '/zipCode zipCodeMismatch', '/securityAnswer securityAnswersMismatch'],
    ],
  ])('%o is reported as wrong', async (given, refusal) => {
    const { token } = await gateway.resetLink();
    expect(await refusalOf(answer({ token, ...given }))).toEqual(refusal);
    expect((await answer({ token, ...rightAnswers })).status).toBe(200);
  });

  test('a wrong birth date is reported as wrong', async () => {
    const { token } = await gateway.resetLink({ countryCode: 'IE', postalCode: null });
    const given = { dateOfBirth: '1990-04-13', securityAnswer: 'Sevilla' };
    expect(await refusalOf(answer({ token, ...given }))).toEqual([400356111, '/dateOfBirth dateOfBirthMismatch']);
    expect((await answer({ token, ...given, dateOfBirth: '1990-04-12' })).status).toBe(200);
  });

  test('an answer that is missing is no round', async () => {
    const { token } = await gateway.resetLink();
    for (let round = 0; round < 6; round += 1) {
      expect((await refusalOf(answer({ token, zipCode: '75201' }))).slice(1)).toEqual(['/securityAnswer required']);
    }
    expect((await answer({ token, ...rightAnswers })).status).toBe(200);
  });

  test('the fifth wrong round ends the link, whatever comes after it', async () => {
    const { token, account } = await gateway.resetLink();
    for (let round = 1; round < 5; round += 1) {
      const wrong = await readJson(answer({ token, ...rightAnswers, zipCode: '1' }));
      expect([wrong.code, wrong.triesLeft]).toEqual([400356110, 5 - round]);
    }
    expect(await refusalOf(answer({ token, ...rightAnswers, zipCode: '1' }))).toEqual(['linkExhausted']);
    expect(await refusalOf(answer({ token, ...rightAnswers }))).toEqual(['linkExhausted']);
    expect(await refusalOf(complete({ token, purpose: 'resetPassword', newPassword }))).toEqual(['linkExhausted']);
    const wrong = and(eq(securityEvent.accountId, account.id), eq(securityEvent.event, 'linkAnswerWrong'));
    expect(await database.db.$count(securityEvent, wrong)).toBe(5);
  });

  test('answers at the same moment are counted each', async () => {
    const { token } = await gateway.resetLink();
    const rounds = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(answer({ token, ...rightAnswers, zipCode: '1' }))),
    );
    expect(rounds.filter(([refusal]) => refusal === 400356110).length).toBeLessThanOrEqual(4);
    expect(await refusalOf(answer({ token, ...rightAnswers }))).toEqual(['linkExhausted']);
  });

  test('the same question is asked until it is answered, then the other', async () => {
    const { token, account } = await gateway.resetLink();
    const again = { purpose: 'resetPassword', username: account.username ?? '' } as const;
    const asked = async (secret: string) =>
      (await gateway.state(secret)).checks.map((check) => ('questionId' in check ? check.questionId : ''));
    expect(await asked(token)).toContain('birthCity');
    gateway.pass(minuteMs);
    const second = await gateway.link(again);
    expect(await asked(second)).toContain('birthCity');
    await answer({ token: second, ...rightAnswers });
    gateway.pass(minuteMs);
    expect(await asked(await gateway.link(again))).toContain('firstPetName');
  });

  test.each([
    ['short', ['tooShort', 'missingUppercase', 'missingDigit']],
    ['Password1', ['blacklisted']],
  ])('%s is refused with all that is wrong with it, and the link stays', async (bad, codes) => {
    const { token } = await gateway.resetLink();
    await answer({ token, ...rightAnswers });
    const errors = codes.map((code) => `/newPassword ${code}`);
    const given = complete({ token, purpose: 'resetPassword', newPassword: bad });
    expect(await refusalOf(given)).toEqual([400356114, ...errors]);
    expect((await complete({ token, purpose: 'resetPassword', newPassword })).status).toBe(200);
  });

  test('the password that the account has is not a new one, and the link stays', async () => {
    const { token, account } = await gateway.resetLink();
    expect(await refusalOf(complete({ token, purpose: 'resetPassword', newPassword: oldPassword }))).toEqual([
      'proofMissing',
    ]);
    await answer({ token, ...rightAnswers });
    const same = complete({ token, purpose: 'resetPassword', newPassword: oldPassword });
    expect(await refusalOf(same)).toEqual([400356114, '/newPassword unchanged']);
    expect((await gateway.read(account.id)).passwordHash).toBe(account.passwordHash);
    expect((await complete({ token, purpose: 'resetPassword', newPassword })).status).toBe(200);
  });

  test('of two who use one link at the same moment one wins', async () => {
    const { token, account } = await gateway.resetLink();
    await answer({ token, ...rightAnswers });
    const passwords = ['Brisa2027!', 'Cumbre2028!', 'Libre2029!'];
    const given = await Promise.all(
      passwords.map((each) => complete({ token, purpose: 'resetPassword', newPassword: each })),
    );
    const winner = given.findIndex(({ status }) => status === 200);
    expect(statusesOf(given)).toEqual([200, 410, 410]);
    const { passwordHash } = await gateway.read(account.id);
    expect(await gateway.identity.secrets.verifySecret(passwordHash, passwords[winner] ?? '', 'test')).toBe(true);
  });

  test('a new password ends every other link that was mailed', async () => {
    const { token, account } = await gateway.resetLink();
    const other = await gateway.link({ purpose: 'forgotUsername', email: account.email ?? '' });
    await answer({ token, ...rightAnswers });
    await complete({ token, purpose: 'resetPassword', newPassword });
    expect(await refusalOf(read(other))).toEqual(['linkSuperseded']);
  });

  test('a travel manager proves the e-mail and a question, in the words and at the page of the portal', async () => {
    const manager = await managerOf();
    const wish = { purpose: 'resetPassword', username: manager.username ?? '' } as const;
    await gateway.post(lookupsPath, lookupOf(wish, { returnTo: { surface: 'ctm', product: 'evil' } }));
    await gateway.deliver();
    const mail = gateway.sent.at(-1);
    expect(mail?.subject).toBe('Cree una contraseña nueva para el portal de viajes de empresa');
    expect(mail?.text).toContain(`${origin}/business/ctm/password-help?language=es#`);
    const token = tokenOf(mail);
    expect((await gateway.state(token)).checks.map(({ kind }) => kind)).toEqual(['email', 'securityQuestion']);
    const given = { email: 'other@example.com', securityAnswer: 'Sevilla' };
    expect(await refusalOf(answer({ token, ...given }))).toEqual([400356115, '/email emailMismatch']);
    expect((await answer({ token, ...given, email: ` ${manager.email?.toUpperCase()} ` })).status).toBe(200);
    expect((await complete({ token, purpose: 'resetPassword', newPassword })).status).toBe(200);
  });
});
