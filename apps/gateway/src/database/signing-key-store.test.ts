import { expect, test } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { readSigningKey } from './signing-key-store.ts';

test('two instances that ask at once get one key of 32 bytes, and get it again', async () => {
  const database = await openMemoryDatabase();
  const { db } = database;
  const now = new Date('2026-11-21T12:00:00Z');
  const [first, second] = await Promise.all([readSigningKey(db, 'offer', now), readSigningKey(db, 'offer', now)]);
  expect(first).toHaveLength(32);
  expect(second).toEqual(first);
  expect(await readSigningKey(db, 'offer', new Date('2027-01-01T00:00:00Z'))).toEqual(first);
  await database.close();
});
