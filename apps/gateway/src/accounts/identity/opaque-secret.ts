import { createHash, randomBytes } from 'node:crypto';

/** Makes a secret that nobody can guess: 32 random bytes, base64url, 43 characters. */
export function makeOpaqueSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Gives what is stored of such a secret; being random, it needs no slow hash. */
export function hashOpaqueSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
