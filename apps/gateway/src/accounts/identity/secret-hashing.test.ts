import { expect, test } from 'vitest';

import { testCost } from '../../../test-support/test-hashing.ts';
import { createSecretHashing } from './secret-hashing.ts';

test('a hash of any cost is verified at its own', async () => {
  const cheap = await createSecretHashing({ cost: testCost }).hashSecret('Viento2026!');
  expect(cheap).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  const production = createSecretHashing();
  expect(await production.verifySecret(cheap, 'Viento2026!')).toBe(true);
  expect(await production.verifySecret(cheap, 'Equivocada1')).toBe(false);
});
