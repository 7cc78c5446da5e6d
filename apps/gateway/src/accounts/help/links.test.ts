import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { asWord } from '../../../test-support/as-word.ts';
import {
  type AccountGateway,
  helpCalls,
  lookupsPath,
  rightAnswers,
  lookupOf,
  origin,
  refusalOf,
  openGatewayBeforeEach,
} from '../../../test-support/account-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';
import { linkLifetimeMs } from './rules/link-standing.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { accountLink } from './help-schema.ts';
import { account as accounts, securityEvent } from '../identity/identity-schema.ts';
import { job } from '../../jobs/job-schema.ts';

let database: OpenDatabase;
let gateway: AccountGateway;

openGatewayBeforeEach((opened) => {
  ({ database, gateway } = opened);
});

const { answer, complete, read } = helpCalls(() => gateway);

const newPassword = 'Brisa2027!';
const minuteMs = 60_000;

describe('a link', () => {
  test('that nobody made is refused as such, by every call', async () => {
    const token = 'A'.repeat(43);
    expect(await refusalOf(read(token))).toEqual(['linkInvalid']);
    expect(await refusalOf(answer({ token, ...rightAnswers }))).toEqual(['linkInvalid']);
    expect(await refusalOf(complete({ token, purpose: 'confirmEmail' }))).toEqual(['linkInvalid']);
  });

  test('works until its ten minutes are over, and not a moment longer', async () => {
    const { token } = await gateway.resetLink();
    await answer({ token, ...rightAnswers });
    gateway.pass(10 * minuteMs - 1);
    expect((await read(token)).status).toBe(200);
    gateway.pass(1);
    expect(await refusalOf(read(token))).toEqual(['linkExpired']);
    expect(await refusalOf(answer({ token, ...rightAnswers }))).toEqual(['linkExpired']);
    expect(await refusalOf(complete({ token, purpose: 'resetPassword', newPassword }))).toEqual(['linkExpired']);
  });

  test('ends when a newer one is mailed for the same account and purpose', async () => {
    const { token, account } = await gateway.resetLink();
    await answer({ token, ...rightAnswers });
    gateway.pass(minuteMs);
    const newer = await gateway.link({ purpose: 'resetPassword', username: account.accountNumber ?? '' });
    expect(await refusalOf(complete({ token, purpose: 'resetPassword', newPassword }))).toEqual(['linkSuperseded']);
    expect((await gateway.state(newer)).isProved).toBe(false);
  });

  test('does nothing but what it was mailed for', async () => {
    const { token } = await gateway.resetLink();
    await answer({ token, ...rightAnswers });
    for (const purpose of ['forgotUsername', 'confirmEmail', 'confirmErasure', 'confirmEnrollment']) {
      expect(await refusalOf(complete({ token, purpose }))).toEqual(['linkInvalid']);
    }
    expect((await read(token)).status).toBe(200);
  });

  test('of an account that was closed meanwhile says that the account is gone', async () => {
    const { token, account } = await gateway.resetLink();
    await answer({ token, ...rightAnswers });
    await database.db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, account.id));
    expect(await refusalOf(complete({ token, purpose: 'resetPassword', newPassword }))).toEqual([400356116]);
  });

  test('that does nothing any more says what it was for, and whether that is done', async () => {
    const { token } = await gateway.resetLink();
    const told = async () => (await readJson(read(token))).mailedLink;
    expect(await told()).toBeUndefined();
    await answer({ token, ...rightAnswers });
    await complete({ token, purpose: 'resetPassword', newPassword });
    expect(await told()).toEqual({ purpose: 'resetPassword', isDone: true });
    const late = await gateway.resetLink();
    gateway.pass(10 * minuteMs);
    expect((await readJson(read(late.token))).mailedLink).toEqual({ purpose: 'resetPassword', isDone: false });
  });

  test('is kept as a hash alone', async () => {
    const { token, account } = await gateway.resetLink();
    const rows = await database.db.select().from(accountLink).where(eq(accountLink.accountId, account.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await database.db.$count(job)).toBe(0);
  });

  test('leads to the origin of the configuration, whatever host the request names', async () => {
    const account = await gateway.account();
    const wish = lookupOf({ purpose: 'resetPassword', username: account.username ?? '' });
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await gateway.post(lookupsPath, wish, evil);
    await gateway.deliver();
    const { text = '', html = '' } = gateway.sent.at(-1) ?? {};
    expect(text + html).not.toContain('evil.example');
    expect(text).toContain(`${origin}/accounthelp/reset-password?language=es#`);
  });

  test('from the mobile apps leads back to them', async () => {
    const account = await gateway.account();
    const wish = { purpose: 'resetPassword', username: account.username ?? '' } as const;
    await gateway.post(lookupsPath, lookupOf(wish, { returnTo: { surface: 'webview' } }));
    await gateway.deliver();
    expect(gateway.sent.at(-1)?.text).toContain(`${origin}/mobile/accounthelp/reset-password?language=es#`);
  });
});

test('no log line and no address has anything personal or secret in it', async () => {
  const { account, token } = await gateway.resetLink();
  await answer({ token, ...rightAnswers, securityAnswer: 'Granada' });
  await answer({ token, ...rightAnswers });
  await complete({ token, purpose: 'resetPassword', newPassword });
  await gateway.deliver();
  const log = gateway.logged.join('');
  expect(log).toContain('/api/account-help/v1/links/answers');
  const secrets = [token, account.username, account.email, account.accountNumber, newPassword, 'Granada', 'Pérez'];
  for (const secret of secrets) expect(log).not.toContain(secret);
  expect(log).not.toMatch(asWord('75201'));
  const events = JSON.stringify(
    await database.db.select().from(securityEvent).where(eq(securityEvent.accountId, account.id)),
  );
  expect(events).toContain('passwordReset');
  for (const secret of secrets) expect(events).not.toContain(secret);
  expect(events).not.toMatch(asWord('75201'));
});

test('links that confirm an address work longer than those that open an account', () => {
  expect(linkLifetimeMs.confirmEmail).toBe(60 * minuteMs);
  expect(linkLifetimeMs.confirmEnrollment).toBe(24 * 60 * minuteMs);
});
