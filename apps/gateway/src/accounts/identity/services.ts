import type { Logger } from 'pino';

import { createRedisCounters } from '../../limits/redis-counters.ts';
import { createTableCounters } from '../../limits/table-counters.ts';
import type { Database } from '../../database/database.ts';
import type { ProxySettings } from '../../http/request-origin.ts';
import { createSecretSource, type SecretSource } from '../../database/secret-source.ts';
import { createIdentityTokens, type IdentityTokens } from './identity-tokens.ts';
import { createRateLimits, type RateLimits } from '../../limits/limit-rate.ts';
import { createRefusalTally, type RefusalTally } from '../../limits/refusal-tally.ts';
import type { DeploymentSettings } from '../../settings/deployment-settings.ts';
import type { Observer } from '../../observability/observer.ts';
import { createSecretHashing, type SecretHashing } from './secret-hashing.ts';
import { createTokenKeys, type TokenKeys } from './token-keys.ts';

interface AccountSettings extends ProxySettings {
  readonly settings: DeploymentSettings;
  /** The origin that people's browsers see, without a trailing slash. */
  readonly publicOrigin: string;
  /** Where the desk that supports companies reads its mails. */
  readonly supportAddress: string;
}

type AccountConfig = AccountSettings & {
  /** Redis or Valkey, which counts for the limits; absent for the database. */
  readonly redisUrl: string | undefined;
};

/** What accounts, logins and sessions are made with. */
export interface AccountServices extends AccountSettings {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  readonly keys: TokenKeys;
  readonly tokens: IdentityTokens;
  readonly secrets: SecretHashing;
  readonly limits: RateLimits;
  /** What limits refused on this instance, until it is written down. */
  readonly refusals: RefusalTally;
  readonly secretFor: SecretSource;
}

/** Brings together what identity works with; reads nothing yet, so that a gateway starts without waiting for it. */
export function openAccountServices({
  config,
  database: { db },
  log,
  now,
  observer,
}: {
  readonly config: AccountConfig;
  readonly database: { readonly db: Database };
  readonly log: Logger;
  readonly now: () => Date;
  readonly observer?: Observer | undefined;
}): AccountServices {
  const keys = createTokenKeys(db, now);
  const secretFor = createSecretSource(db, now);
  const refusals = createRefusalTally();
  const counters =
    config.redisUrl === undefined ? createTableCounters(db, now) : createRedisCounters(config.redisUrl, log);
  return {
    db,
    now,
    log,
    settings: config.settings,
    publicOrigin: config.publicOrigin,
    supportAddress: config.supportAddress,
    clientAddressHeader: config.clientAddressHeader,
    clientAddressHops: config.clientAddressHops,
    keys,
    tokens: createIdentityTokens(keys, config.publicOrigin, now),
    secrets: createSecretHashing(),
    limits: createRateLimits(
      counters,
      () => secretFor('pseudonym'),
      now,
      (limit) => {
        refusals.count(limit);
        observer?.count('airline.limits.refused', { limit });
      },
    ),
    refusals,
    secretFor,
  };
}
