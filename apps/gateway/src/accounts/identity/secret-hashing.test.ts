import { hash } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';

import { testCost } from '../../../test-support/test-hashing.ts';
import { createSecretHashing, hashesAtOnce } from './secret-hashing.ts';

test('a hash of any cost is verified at its own', async () => {
  const cheap = await createSecretHashing({ cost: testCost }).hashSecret('Viento2026!', 'test');
  expect(cheap).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  const production = createSecretHashing();
  expect(await production.verifySecret(cheap, 'Viento2026!', 'test')).toBe(true);
  expect(await production.verifySecret(cheap, 'Equivocada1', 'test')).toBe(false);
});

test('a moment without memory does not tell unknown names from known ones later', async () => {
  const makeHash = vi.fn(hash);
  const secrets = createSecretHashing({ cost: testCost, makeHash });
  const known = await secrets.hashSecret('Viento2026!', 'test');
  makeHash.mockRejectedValueOnce(new Error('no memory'));
  await expect(secrets.verifySecret(undefined, 'Viento2026!', 'test')).rejects.toThrow('no memory');
  expect(await secrets.verifySecret(undefined, 'Viento2026!', 'test')).toBe(false);
  expect(await secrets.verifySecret(known, 'Viento2026!', 'test')).toBe(true);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [64, 3],
])('on %i processors, at most %i hashes are made at once', (processors, hashes) => {
  expect(hashesAtOnce(processors)).toBe(hashes);
});
