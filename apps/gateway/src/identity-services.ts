import type { Environment } from '@airline/client-config/environments';
import type { Logger } from 'pino';

import type { Services } from './services.ts';
import type { Database } from './store/database.ts';
import { readSigningKey, type SigningPurpose } from './store/signing-keys.ts';
import { createIdentityTokens, type IdentityTokens } from './use-cases/identity/identity-tokens.ts';
import { createRateLimits, type RateLimits } from './use-cases/identity/limit-rate.ts';
import { createSecretHashing, type SecretHashing } from './use-cases/identity/secret-hashing.ts';
import { createTokenKeys, type TokenKeys } from './use-cases/identity/token-keys.ts';

/** What accounts, logins and sessions are made with. */
export interface IdentityServices {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  readonly environment: Environment;
  /** The origin that people's browsers see, without a trailing slash. */
  readonly publicOrigin: string;
  /** The header in which the proxy in front names the client's address; absent where there is no proxy. */
  readonly clientAddressHeader: string | undefined;
  readonly keys: TokenKeys;
  readonly tokens: IdentityTokens;
  readonly secrets: SecretHashing;
  readonly limits: RateLimits;
  /** The 32 secret bytes that all instances share for a purpose, read once. */
  readonly secretFor: (purpose: SigningPurpose) => Promise<Uint8Array>;
}

/** Brings together what identity works with; reads nothing yet, so that a gateway starts without waiting for it. */
export function openIdentity({
  config,
  database: { db },
  log,
  now,
}: Pick<Services, 'config' | 'database' | 'log' | 'now'>): IdentityServices {
  const keys = createTokenKeys(db, now);
  const secretFor = createSecretSource(db, now);
  return {
    db,
    now,
    log,
    environment: config.environment,
    publicOrigin: config.publicOrigin,
    clientAddressHeader: config.clientAddressHeader,
    keys,
    tokens: createIdentityTokens(keys, config.publicOrigin, now),
    secrets: createSecretHashing(),
    limits: createRateLimits(db, () => secretFor('pseudonym'), now),
    secretFor,
  };
}

/** Reads each secret when it is first needed, and once; after a failure it is read anew. */
function createSecretSource(db: Database, now: () => Date): IdentityServices['secretFor'] {
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
