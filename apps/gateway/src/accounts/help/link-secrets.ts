import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** Makes the secret of a mailed link. It stands in the mail alone: the database has its hash. */
export function createLinkSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** Gives what a link is found by: SHA-256, which is enough for what nobody can guess. */
export function hashLinkSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
