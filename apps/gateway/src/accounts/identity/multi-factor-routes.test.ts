import { endpoints, type MultiFactorState, multiFactorState, type Problem, problemNameOf } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';

import {
  assertionOf,
  bearer,
  codeOf,
  openIdentityGateway,
  password,
  sessionOf,
} from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { createAuthenticator, type SoftwareAuthenticator } from '../../../test-support/software-authenticator.ts';
import { totpCodeAt } from './rules/totp.ts';
import {
  account,
  accountTotp,
  identityChallenge,
  recoveryCodes as recoveryCodeTable,
  securityEvent,
} from './identity-schema.ts';
import type { AccountNotice } from './rules/account-jobs.ts';
import { job } from '../../jobs/job-schema.ts';

const suite = openIdentitySuite();

/** Somebody who is logged in, with what their browser asks of their factors. */
async function person() {
  const username = `p${crypto.randomUUID().slice(0, 12)}`;
  const id = await suite.gateway.account({ username });
  const { accessToken } = await suite.gateway.logIn(username, password);
  const send = (method: string, path: string, body?: unknown) =>
    suite.gateway.send(method, path, body, bearer(accessToken));
  return {
    id,
    username,
    send,
    state: async (): Promise<MultiFactorState> =>
      multiFactorState.parse(await (await suite.gateway.get(endpoints.readMultiFactor.path, accessToken)).json()),
    async setUpTotp() {
      const started = await send('POST', endpoints.startTotp.path);
      const setup = endpoints.startTotp.answer.parse(await started.json());
      const code = totpCodeAt(setup.secret, suite.gateway.clock.now);
      const answer = await send('POST', endpoints.confirmTotp.path, { setupId: setup.setupId, code });
      const { recoveryCodes } = endpoints.confirmTotp.answer.parse(await answer.json());
      // The code of the set-up counts no second time.
      suite.later(60_000);
      return { secret: setup.secret, recoveryCodes };
    },
    async addPasskey(authenticator: SoftwareAuthenticator, origin?: string) {
      const challenge = await send('POST', endpoints.startPasskeyRegistration.path);
      const { challengeId, options } = endpoints.startPasskeyRegistration.answer.parse(await challenge.json());
      const credential = authenticator.create(options, origin);
      return send('POST', endpoints.addPasskey.path, { challengeId, name: 'Portátil', credential });
    },
  };
}

async function waitingLogin(username: string): Promise<NonNullable<Problem['multiFactor']>> {
  const answer = await suite.gateway.password(username, password);
  const { code, multiFactor } = (await answer.json()) as Problem;
  expect([answer.status, code, multiFactor]).toEqual([401, 401120752, expect.anything()]);
  return multiFactor as NonNullable<Problem['multiFactor']>;
}

async function setUpAndWait(of: Awaited<ReturnType<typeof person>>) {
  await of.setUpTotp();
  return waitingLogin(of.username);
}

const secondStep = (transaction: string, factor: unknown): Promise<Response> =>
  suite.gateway.assertion({ method: 'multiFactor', transaction, factor });

async function nameOf(answer: Response | Promise<Response>): Promise<string | undefined> {
  return problemNameOf(((await (await answer).json()) as Problem).type);
}

async function passkeyChallenge(transaction?: string) {
  const body = transaction === undefined ? {} : { transaction };
  const answer = await suite.gateway.send('POST', endpoints.startPasskeyLogin.path, body);
  return endpoints.startPasskeyLogin.answer.parse(await answer.json());
}

describe('an authenticator app', () => {
  test('asks at the next login for its code, which completes it', async () => {
    const ana = await person();
    const { secret, recoveryCodes } = await ana.setUpTotp();
    expect(recoveryCodes).toHaveLength(10);
    expect(await ana.state()).toEqual({ totp: true, recoveryCodesLeft: 10, passkeys: [] });
    const { transaction, factors } = await waitingLogin(ana.username);
    expect(factors).toEqual(['totp', 'recoveryCode']);
    const code = totpCodeAt(secret, suite.gateway.clock.now);
    const session = await sessionOf(
      await suite.gateway.exchange(await assertionOf(secondStep(transaction, { kind: 'totp', code }))),
    );
    expect(decodeJwt(session.idToken)['amr']).toEqual(['pwd', 'otp', 'mfa']);
  });

  test('takes each code once, and each waiting login once', async () => {
    const ana = await person();
    const { secret } = await ana.setUpTotp();
    const first = await waitingLogin(ana.username);
    const factor = { kind: 'totp', code: totpCodeAt(secret, suite.gateway.clock.now) };
    expect((await secondStep(first.transaction, factor)).status).toBe(200);
    expect(await nameOf(secondStep(first.transaction, factor))).toBe('challengeExpired');
    const second = await waitingLogin(ana.username);
    expect(await nameOf(secondStep(second.transaction, factor))).toBe('codeUsed');
  });

  test('two that show the same code at the same moment are one', async () => {
    const ana = await person();
    const { secret } = await ana.setUpTotp();
    const [one, other] = [await waitingLogin(ana.username), await waitingLogin(ana.username)];
    const factor = { kind: 'totp', code: totpCodeAt(secret, suite.gateway.clock.now) };
    const answers = await Promise.all([one, other].map(({ transaction }) => secondStep(transaction, factor)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  test('is checked for the environment’s own client alone, and another one costs no try', async () => {
    const ana = await person();
    const { secret } = await ana.setUpTotp();
    const { transaction } = await waitingLogin(ana.username);
    const factor = { kind: 'totp', code: totpCodeAt(secret, suite.gateway.clock.now) };
    for (let tries = 0; tries < 6; tries += 1) {
      const body = { method: 'multiFactor', clientId: 'prod-multi-factor', transaction, factor };
      const refused = await suite.gateway.assertion(body);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/clientId', code: 'clientUnknown' }] });
    }
    expect((await secondStep(transaction, factor)).status).toBe(200);
  });

  test('is not passed by the transaction’s own secret, after five minutes, or after five wrong codes', async () => {
    const ana = await person();
    const { secret } = await ana.setUpTotp();
    const right = () => ({ kind: 'totp', code: totpCodeAt(secret, suite.gateway.clock.now) });
    expect(await nameOf(secondStep('A'.repeat(43), right()))).toBe('challengeExpired');
    const late = await waitingLogin(ana.username);
    suite.later(5 * 60_000);
    expect(await nameOf(secondStep(late.transaction, right()))).toBe('challengeExpired');
    const { transaction } = await waitingLogin(ana.username);
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await nameOf(secondStep(transaction, { kind: 'totp', code: '000000' }))).toBe('codeIncorrect');
    }
    expect(await nameOf(secondStep(transaction, right()))).toBe('challengeExpired');
  });

  test('is guessed by nobody: ten wrong codes put an account off, however many logins wait', async () => {
    const ana = await person();
    const { secret } = await ana.setUpTotp();
    for (let round = 1; round <= 2; round += 1) {
      const { transaction } = await waitingLogin(ana.username);
      for (let tries = 1; tries <= 5; tries += 1) await secondStep(transaction, { kind: 'totp', code: '000000' });
    }
    const { transaction } = await waitingLogin(ana.username);
    const factor = { kind: 'totp', code: totpCodeAt(secret, suite.gateway.clock.now) };
    const locked = (await (await secondStep(transaction, factor)).json()) as Problem;
    expect(locked).toMatchObject({ code: 400618202, lockedForSeconds: 60 * 60 });
    suite.later(61 * 60_000);
    const again = await waitingLogin(ana.username);
    const now = { kind: 'totp', code: totpCodeAt(secret, suite.gateway.clock.now) };
    expect((await secondStep(again.transaction, now)).status).toBe(200);
  });

  test('stands in the database as nobody can read it', async () => {
    const ana = await person();
    const { secret, recoveryCodes } = await ana.setUpTotp();
    const rows = JSON.stringify([
      await suite.database.db.select().from(accountTotp),
      await suite.database.db.select().from(recoveryCodeTable),
      await suite.database.db.select().from(identityChallenge),
    ]);
    for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(rows).not.toContain(told);
    }
  });

  test('counts only once a code of it was shown, in ten minutes and by the same person', async () => {
    const ana = await person();
    const luis = await person();
    const started = await ana.send('POST', endpoints.startTotp.path);
    const { setupId, secret } = endpoints.startTotp.answer.parse(await started.json());
    expect(await ana.state()).toMatchObject({ totp: false });
    const confirm = (of: typeof ana, code: string) => of.send('POST', endpoints.confirmTotp.path, { setupId, code });
    expect(await nameOf(confirm(ana, '000000'))).toBe('codeIncorrect');
    expect(await nameOf(confirm(luis, totpCodeAt(secret, suite.gateway.clock.now)))).toBe('challengeExpired');
    expect((await confirm(ana, totpCodeAt(secret, suite.gateway.clock.now))).status).toBe(200);
    expect(await nameOf(confirm(ana, totpCodeAt(secret, suite.gateway.clock.now)))).toBe('challengeExpired');
  });

  test('that is taken away asks no more, and its recovery codes go with it', async () => {
    const ana = await person();
    await ana.setUpTotp();
    expect((await ana.send('DELETE', endpoints.removeTotp.path)).status).toBe(204);
    expect(await ana.state()).toEqual({ totp: false, recoveryCodesLeft: 0, passkeys: [] });
    expect((await suite.gateway.password(ana.username, password)).status).toBe(200);
  });

  test('cannot be checked in an environment without settings for it: nobody gets past', async () => {
    const ana = await person();
    await ana.setUpTotp();
    const local = openIdentityGateway(suite.database, {
      variables: { AIRLINE_ENVIRONMENT: 'local' },
      clock: suite.gateway.clock,
    });
    expect(await codeOf(local.password(ana.username, password))).toBe(503517048);
    expect(local.logged.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        environment: 'local',
        msg: 'a second factor is due, and the environment has no settings to check one with',
      }),
    );
  });
});

describe('the person of an account', () => {
  /** What is waiting to be mailed to somebody. */
  async function noticesTo(id: string) {
    const [owner] = await suite.database.db.select().from(account).where(eq(account.id, id));
    const jobs = await suite.database.db.select().from(job).where(eq(job.kind, 'accountNotice'));
    return jobs.map(({ payload }) => payload as AccountNotice).filter(({ email }) => email === owner?.email);
  }

  test('is notified by mail of every change of their second factors, and of a recovery code that was used', async () => {
    const ana = await person();
    const { recoveryCodes } = await ana.setUpTotp();
    const { transaction } = await waitingLogin(ana.username);
    await secondStep(transaction, { kind: 'recoveryCode', code: recoveryCodes[0] });
    await ana.send('POST', endpoints.renewRecoveryCodes.path);
    const passkey = endpoints.addPasskey.answer.parse(await (await ana.addPasskey(createAuthenticator())).json());
    await ana.send('DELETE', endpoints.removePasskey.path.replace('{passkeyId}', passkey.id));
    await ana.send('DELETE', endpoints.removeTotp.path);
    const notices = await noticesTo(ana.id);
    expect(notices.map(({ notice }) => notice)).toEqual([
      'totpAdded',
      'recoveryCodeUsed',
      'recoveryCodesRenewed',
      'passkeyAdded',
      'passkeyRemoved',
      'totpRemoved',
    ]);
    expect(notices[1]).toMatchObject({ codesLeft: 9, language: 'es', destination: { surface: 'traveller' } });
    expect(JSON.stringify(notices)).not.toContain(recoveryCodes[0]);
  });

  test('is notified of nothing that was not changed', async () => {
    const ana = await person();
    const { transaction } = await setUpAndWait(ana);
    await secondStep(transaction, { kind: 'recoveryCode', code: 'AAAA-AAAA-AAAA' });
    const unknown = endpoints.removePasskey.path.replace('{passkeyId}', crypto.randomUUID());
    expect((await ana.send('DELETE', unknown)).status).toBe(204);
    expect((await noticesTo(ana.id)).map(({ notice }) => notice)).toEqual(['totpAdded']);
  });
});

describe('a recovery code', () => {
  test('serves once, however it is written', async () => {
    const ana = await person();
    const { recoveryCodes } = await ana.setUpTotp();
    const typed = ` ${recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ')} `;
    const first = await waitingLogin(ana.username);
    const answer = await secondStep(first.transaction, { kind: 'recoveryCode', code: typed });
    expect(await answer.json()).toMatchObject({ assertion: expect.any(String), recoveryCodesLeft: 9 });
    const second = await waitingLogin(ana.username);
    expect(await nameOf(secondStep(second.transaction, { kind: 'recoveryCode', code: typed }))).toBe('codeIncorrect');
    expect(await ana.state()).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('of another account serves nobody', async () => {
    const [ana, luis] = [await person(), await person()];
    const { recoveryCodes } = await ana.setUpTotp();
    await luis.setUpTotp();
    const { transaction } = await waitingLogin(luis.username);
    const factor = { kind: 'recoveryCode', code: recoveryCodes[0] };
    expect(await nameOf(secondStep(transaction, factor))).toBe('codeIncorrect');
  });

  test('works no more once there are new ones', async () => {
    const ana = await person();
    const { recoveryCodes } = await ana.setUpTotp();
    const answer = await ana.send('POST', endpoints.renewRecoveryCodes.path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const renewed = endpoints.renewRecoveryCodes.answer.parse(await answer.json()).recoveryCodes;
    const { transaction } = await waitingLogin(ana.username);
    const use = (code?: string) => secondStep(transaction, { kind: 'recoveryCode', code });
    expect(await nameOf(use(recoveryCodes[0]))).toBe('codeIncorrect');
    expect((await use(renewed[0])).status).toBe(200);
  });
});

describe('a passkey', () => {
  const logIn = async (authenticator: SoftwareAuthenticator, told?: { origin?: string; isVerified?: boolean }) => {
    const { challengeId, options } = await passkeyChallenge();
    const credential = authenticator.get(options, told);
    return suite.gateway.assertion({ method: 'passkey', category: 'member', challengeId, credential });
  };

  test('logs in by itself, without a name, and counts as two factors', async () => {
    const ana = await person();
    await ana.setUpTotp();
    const authenticator = createAuthenticator();
    const added = await ana.addPasskey(authenticator);
    expect(added.status).toBe(201);
    expect(await ana.state()).toMatchObject({ passkeys: [{ name: 'Portátil' }] });
    const session = await sessionOf(await suite.gateway.exchange(await assertionOf(logIn(authenticator))));
    expect(decodeJwt(session.idToken)).toMatchObject({ sub: ana.id, amr: ['hwk', 'mfa'] });
    expect((await ana.state()).passkeys[0]?.lastUsedAt).toBeDefined();
  });

  test('serves as the second factor, of its own account alone', async () => {
    const [ana, luis] = [await person(), await person()];
    const [hers, his] = [createAuthenticator(), createAuthenticator()];
    await ana.addPasskey(hers);
    await ana.setUpTotp();
    await luis.addPasskey(his);
    const { transaction, factors } = await waitingLogin(ana.username);
    expect(factors).toEqual(['totp', 'passkey', 'recoveryCode']);
    const prove = async (authenticator: SoftwareAuthenticator) => {
      const { challengeId, options } = await passkeyChallenge(transaction);
      expect(options).toMatchObject({ allowCredentials: [{ id: hers.credentialId }], userVerification: 'required' });
      return secondStep(transaction, { kind: 'passkey', challengeId, credential: authenticator.get(options) });
    };
    expect(await nameOf(prove(his))).toBe('passkeyRefused');
    const session = await sessionOf(await suite.gateway.exchange(await assertionOf(prove(hers))));
    expect(decodeJwt(session.idToken)['amr']).toEqual(['pwd', 'hwk', 'mfa']);
  });

  test('answers a challenge once, in time, and only the one that it was given', async () => {
    const ana = await person();
    const authenticator = createAuthenticator();
    await ana.addPasskey(authenticator);
    const { challengeId, options } = await passkeyChallenge();
    const other = await passkeyChallenge();
    const prove = (id: string) =>
      suite.gateway.assertion({
        method: 'passkey',
        category: 'member',
        challengeId: id,
        credential: authenticator.get(options),
      });
    expect(await nameOf(prove(other.challengeId))).toBe('passkeyRefused');
    expect((await prove(challengeId)).status).toBe(200);
    expect(await nameOf(prove(challengeId))).toBe('challengeExpired');
    const late = await passkeyChallenge();
    suite.later(5 * 60_000);
    expect(await nameOf(prove(late.challengeId))).toBe('challengeExpired');
  });

  test.each([
    ['from a page of another origin', { origin: 'https://evil.example' }],
    ['without its person verified', { isVerified: false }],
  ])('%s is refused', async (_, told) => {
    const ana = await person();
    const authenticator = createAuthenticator();
    await ana.addPasskey(authenticator);
    expect(await nameOf(logIn(authenticator, told))).toBe('passkeyRefused');
  });

  test('that nobody registered is refused', async () => {
    expect(await nameOf(logIn(createAuthenticator()))).toBe('passkeyRefused');
  });

  test('made for a page of another origin, or registered before, is not added', async () => {
    const ana = await person();
    const authenticator = createAuthenticator();
    expect(await nameOf(ana.addPasskey(authenticator, 'https://evil.example'))).toBe('passkeyRefused');
    expect((await ana.addPasskey(authenticator)).status).toBe(201);
    expect(await nameOf(ana.addPasskey(authenticator))).toBe('passkeyRefused');
    expect((await ana.state()).passkeys).toHaveLength(1);
  });

  test('of a member is none of a travel manager', async () => {
    const ana = await person();
    const authenticator = createAuthenticator();
    await ana.addPasskey(authenticator);
    const { challengeId, options } = await passkeyChallenge();
    const credential = authenticator.get(options);
    const body = { method: 'passkey', category: 'corporateTravelManager', challengeId, credential };
    expect(await nameOf(suite.gateway.assertion(body))).toBe('passkeyRefused');
  });

  test('of an account on hold says why it does not log in', async () => {
    const ana = await person();
    const authenticator = createAuthenticator();
    await ana.addPasskey(authenticator);
    await suite.database.db.update(account).set({ status: 'held' }).where(eq(account.id, ana.id));
    expect(await codeOf(logIn(authenticator))).toBe(400120381);
  });

  test('is taken away by its owner alone, and not when it is the only way in', async () => {
    const [ana, luis] = [await person(), await person()];
    await ana.addPasskey(createAuthenticator());
    await ana.addPasskey(createAuthenticator());
    const [first, second] = (await ana.state()).passkeys.map(({ id }) =>
      endpoints.removePasskey.path.replace('{passkeyId}', id),
    );
    expect((await luis.send('DELETE', first ?? '')).status).toBe(204);
    expect((await ana.state()).passkeys).toHaveLength(2);
    await suite.database.db.update(account).set({ passwordHash: null }).where(eq(account.id, ana.id));
    const both = await Promise.all([ana.send('DELETE', first ?? ''), ana.send('DELETE', second ?? '')]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
    expect((await ana.state()).passkeys).toHaveLength(1);
    expect((await ana.send('DELETE', '/api/account/v1/multi-factor/passkeys/none')).status).toBe(404);
  });
});

test('each change of a factor stands in the audit log', async () => {
  const ana = await person();
  await ana.setUpTotp();
  await ana.addPasskey(createAuthenticator());
  await ana.send('POST', endpoints.renewRecoveryCodes.path);
  const [passkey] = (await ana.state()).passkeys;
  await ana.send('DELETE', endpoints.removePasskey.path.replace('{passkeyId}', passkey?.id ?? ''));
  await ana.send('DELETE', endpoints.removeTotp.path);
  const events = await suite.database.db.select().from(securityEvent).where(eq(securityEvent.accountId, ana.id));
  expect(events.map(({ event }) => event).slice(2)).toEqual([
    'totpAdded',
    'passkeyAdded',
    'recoveryCodesRenewed',
    'passkeyRemoved',
    'totpRemoved',
  ]);
  expect(events.every(({ sessionId }, index) => index === 0 || sessionId !== null)).toBe(true);
});
