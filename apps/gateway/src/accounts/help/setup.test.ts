import type { LinkResult } from '@airline/contract';
import { describe, expect, test } from 'vitest';

import {
  type AccountGateway,
  helpCalls,
  refusalOf,
  securityAnswers,
  openGatewayBeforeEach,
} from '../../../test-support/account-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';

let gateway: AccountGateway;
let hours: number;

openGatewayBeforeEach((opened) => {
  ({ gateway, hours } = opened);
});

const { answer, complete } = helpCalls(() => gateway);

const newPassword = 'Brisa2027!';
const minuteMs = 60_000;

describe('a forgotten username', () => {
  test('is sent with those of all accounts of the address: in one mail the names, behind its link the rest', async () => {
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
    gateway.pass(minuteMs);
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

  test('anyone who asks for the wrong one of two gets what they need', async () => {
    const { username, accountNumber } = await gateway.account();
    const asked = await gateway.link({ purpose: 'completeSetup', accountNumber: accountNumber ?? '' });
    expect((await gateway.state(asked)).purpose).toBe('resetPassword');
    const unset = await gateway.account({ passwordHash: null });
    const given = await gateway.link({ purpose: 'resetPassword', username: unset.username ?? '' });
    expect((await gateway.state(given)).purpose).toBe('completeSetup');
    expect(username).not.toBe(unset.username);
  });
});
