import type { Database } from './database.ts';
import { readSigningKey, type SigningPurpose } from './signing-key-store.ts';

/** Gives the 32 secret bytes that all instances share for a purpose. */
export type SecretSource = (purpose: SigningPurpose) => Promise<Uint8Array>;

/** Reads each secret when it is first needed, and once; after a failure it is read anew. */
export function createSecretSource(db: Database, now: () => Date): SecretSource {
  const secrets = new Map<SigningPurpose, Promise<Uint8Array>>();
  return (purpose) => {
    const known = secrets.get(purpose);
    if (known !== undefined) return known;
    const reading = readSigningKey(db, purpose, now());
    secrets.set(purpose, reading);
    reading.catch(() => secrets.delete(purpose));
    return reading;
  };
}
