import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Makes a secret that nobody can guess: 32 random bytes, base64url, 43 characters. */
export function makeOpaqueSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Gives the secret that follows another one: always the same, and for nobody who lacks the key (32 bytes); base64url, 43 characters. */
export function deriveOpaqueSecret(key: Uint8Array, secret: string): string {
  return createHmac('sha256', key).update(secret).digest('base64url');
}

/** Gives what is stored of such a secret; being random, it needs no slow hash. */
export function hashOpaqueSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
