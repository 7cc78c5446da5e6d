import { type LinkPurpose, type Problem, problemNameOf } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  type AccountGateway,
  lookupOf,
  oldPassword,
  openAccountGateway,
  purposePages,
  tokenOf,
} from '../../test-support/account-gateway.ts';
import { readJson } from '../../test-support/orders.ts';
import { openInMemory, type OpenDatabase } from '../store/database.ts';

let database: OpenDatabase;
let gateway: AccountGateway;

beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());
beforeEach(() => {
  gateway = openAccountGateway(database, new Date(Date.now() + counter++ * 3_600_000));
});
/** Each test has hours of its own, so that no limit counts another test’s requests. */
let counter = 0;

const answers = (body: object) => gateway.post('/api/account-help/v1/links/answers', body);
const result = (body: object) => gateway.post('/api/account-help/v1/links/result', body);
const right = { zipCode: '75201', securityAnswer: ' SEVILLA ' };
const newPassword = 'Brisa2027!';

async function refusalOf(answer: Response | Promise<Response>) {
  const problem = await readJson<Problem>(answer);
  return problem.code ?? problemNameOf(problem.type) ?? problem.title;
}

describe('a forgotten password', () => {
  test('is replaced by whoever has the mail and the answers; nothing else changes hands', async () => {
    const account = await gateway.account();
    const session = await gateway.logIn(account.id);
    const token = await gateway.link({ purpose: 'resetPassword', username: account.username ?? '' });
    expect(await gateway.state(token)).toMatchObject({
      purpose: 'resetPassword',
      checks: [{ kind: 'zipCode' }, { kind: 'securityQuestion', questionId: 'birthCity' }],
      isProved: false,
    });
    expect(await refusalOf(result({ token, purpose: 'resetPassword', newPassword }))).toBe('proofMissing');
    expect(await readJson(answers({ token, ...right }))).toMatchObject({ checks: [], isProved: true });
    const done = await result({ token, purpose: 'resetPassword', newPassword });
    expect(await readJson(done)).toEqual({ purpose: 'resetPassword' });
    expect(done.headers.get('set-cookie')).toBeNull();

    const { secrets } = gateway.identity;
    const { passwordHash } = await gateway.read(account.id);
    expect(await secrets.verifySecret(passwordHash, newPassword)).toBe(true);
    expect(await secrets.verifySecret(passwordHash, oldPassword)).toBe(false);
    const after = await gateway.app.request('/api/account/v1/consents', {
      headers: { authorization: `Bearer ${session}` },
    });
    expect(await refusalOf(after)).toBe(400080012);
    await gateway.deliver();
    expect(gateway.sent.at(-1)).toMatchObject({ to: account.email, subject: 'Su contraseña cambió' });
    expect(await refusalOf(result({ token, purpose: 'resetPassword', newPassword }))).toBe('linkUsed');
  });
});
void tokenOf;
void lookupOf;
void purposePages;
export type { LinkPurpose };
