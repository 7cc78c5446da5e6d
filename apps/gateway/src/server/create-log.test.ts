import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { CountersAwayError } from '../limits/counters-away.ts';
import { createLog } from './create-log.ts';
import { insertAccount } from '../accounts/identity/account-store.ts';
import { account } from '../accounts/identity/identity-schema.ts';

function logged(error: unknown): string {
  let line = '';
  createLog('info', { write: (written) => (line = written) }).error({ err: error }, 'it failed');
  return line;
}

test('an error of the database is logged without personal data, and well enough to be found', async () => {
  const database = await openMemoryDatabase();
  const member = (id: string) => ({
    id,
    kind: 'member' as const,
    status: 'active' as const,
    accountNumber: '5000000017',
    username: 'ana.secreta',
    email: 'ana.secreta@example.com',
    lastName: 'Secreta',
    language: 'es' as const,
    createdAt: new Date('2026-11-21T07:00:00Z'),
  });
  await insertAccount(database.db, member(randomUUID()));
  const taken = await insertAccount(database.db, member(randomUUID())).catch((error: unknown) => error);
  const malformed = await database.db
    .select()
    .from(account)
    .where(eq(account.id, 'ana.secreta'))
    .catch((error: unknown) => error);
  const around = new Error('Around it.', { cause: taken });
  const asked = { type: 'DrizzleQueryError', query: expect.stringContaining('"account"') as string };
  for (const error of [taken, malformed, around]) {
    expect(error).toBeInstanceOf(Error);
    const line = logged(error);
    expect(line).not.toMatch(/secreta|5000000017/i);
    expect(JSON.parse(line)).toMatchObject(error === around ? { err: { cause: asked } } : { err: asked });
    expect(line).toContain('create-log.test.ts');
  }
  expect(logged(taken)).toContain('account_');
  await database.close();
});

const address = 'refused.traveller@example.org';

/** As libraries throw them: with what they are about in every place that an error has. */
function quotingErrors(): readonly Error[] {
  const refused = Object.assign(new Error(`550 5.1.1 <${address}>: Recipient address rejected`), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
    response: `550 <${address}>`,
    rejected: [address],
    rejectedErrors: [new Error(address)],
  });
  const unreadable = new SyntaxError(`Unexpected token 'r', "${address}" is not valid JSON`);
  const framed = new TypeError(`Nothing.\n    at ${address}\n    at ${address} (there.ts:1:1)`);
  const coded = Object.assign(new Error('coded'), { code: address, errno: address });
  return [refused, unreadable, framed, coded, new Error('around', { cause: refused })];
}

test.each(quotingErrors())('an error is logged by name, code and frames, without what it quotes: $name', (error) => {
  const line = logged(error);
  expect(line).not.toContain(address);
  expect(JSON.parse(line)).toMatchObject({ err: { type: error.constructor.name } });
  expect(line).toContain('create-log.test.ts');
});

test('what a mail server refused is found by its codes', () => {
  expect(JSON.parse(logged(quotingErrors()[0]))).toMatchObject({ err: { code: 'EENVELOPE', responseCode: 550 } });
});

test('errors of our own keep their words', () => {
  const error = new CountersAwayError('Redis does not answer.', { cause: new TypeError('a') });
  expect(JSON.parse(logged(error))).toMatchObject({
    err: { type: 'CountersAwayError', message: 'Redis does not answer.', cause: { type: 'TypeError' } },
  });
});

test('what is no error is named by its type, and a circle of causes ends', () => {
  expect(logged('only a text')).not.toContain('only a text');
  const circle = new Error('circle');
  circle.cause = circle;
  expect(logged(circle)).toContain('"type":"Error"');
});
