import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';
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
    createdAt: new Date(),
  });
  await insertAccount(database.db, member(randomUUID()));
  const taken = await insertAccount(database.db, member(randomUUID())).catch((error: unknown) => error);
  const malformed = await database.db
    .select()
    .from(account)
    .where(eq(account.id, 'ana.secreta'))
    .catch((error: unknown) => error);
  for (const error of [taken, malformed, new Error('Around it.', { cause: taken })]) {
    expect(error).toBeInstanceOf(Error);
    const line = logged(error);
    expect(line).not.toMatch(/secreta|5000000017/i);
    expect(line).toContain('Failed query');
    expect(line).toContain('create-log.test.ts');
  }
  expect(logged(taken)).toContain('account_');
  await database.close();
});

test('any other error is logged whole', () => {
  const line = logged(new TypeError('There is no such thing.', { cause: new Error('Because.') }));
  expect(line).toContain('There is no such thing.');
  expect(line).toContain('TypeError');
  expect(line).toContain('Because.');
  expect(logged('only a text')).toContain('only a text');
});
