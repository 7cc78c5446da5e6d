import { randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import { openSealedSecret, sealSecret } from './sealed-secret.ts';

const key = randomBytes(32);

test('what was sealed opens for its owner, and is sealed differently each time', () => {
  const sealed = sealSecret(key, 'JBSWY3DPEHPK3PXP', 'ana');
  expect(openSealedSecret(key, sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealSecret(key, 'JBSWY3DPEHPK3PXP', 'ana')).not.toBe(sealed);
});

test('it opens for nobody else, by no other key, and not when a bit of it was changed', () => {
  const sealed = sealSecret(key, 'JBSWY3DPEHPK3PXP', 'ana');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  expect(() => openSealedSecret(key, sealed, 'luis')).toThrow(/unable to authenticate/);
  expect(() => openSealedSecret(randomBytes(32), sealed, 'ana')).toThrow(/unable to authenticate/);
  expect(() => openSealedSecret(key, bytes.toString('base64url'), 'ana')).toThrow(/unable to authenticate/);
});
