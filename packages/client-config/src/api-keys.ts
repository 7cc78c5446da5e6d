import { ConfigurationError } from './configuration-error.ts';
import type { Environment } from './environments.ts';
import { refuseName, requireEnvironment } from './required-names.ts';

/**
 * Lists the sets of API keys: of the public site, of the corporate site, of the mobile apps. Frozen.
 *
 * Source: docs/rules.md §7.
 *
 * @example
 * ```ts
 * import { apiKeySets } from '@airline/client-config/api-keys';
 *
 * apiKeySets; // ['general', 'corporate', 'mobile']
 * ```
 */
export const apiKeySets = /* @__PURE__ */ Object.freeze(['general', 'corporate', 'mobile'] as const);

/**
 * One of the three sets of API keys.
 *
 * Source: docs/rules.md §7.
 *
 * @example
 * ```ts
 * import type { ApiKeySet } from '@airline/client-config/api-keys';
 *
 * const set: ApiKeySet = 'mobile';
 * ```
 */
export type ApiKeySet = (typeof apiKeySets)[number];

/**
 * Where API keys come from at deploy time: variables by name, such as Node's `process.env` or a bundler's.
 *
 * @example
 * ```ts
 * import type { ApiKeySource } from '@airline/client-config/api-keys';
 *
 * const source: ApiKeySource = { AIRLINE_API_KEY_QA_GENERAL: 'from the deployment' };
 * ```
 */
export type ApiKeySource = Readonly<Record<string, string | undefined>>;

/** Visible ASCII characters alone: what a header can carry as it is (RFC 9110 §5.5, without white space). */
const headerSafe = /^[!-~]+$/;

/**
 * Gives the name of the variable that holds an API key: `AIRLINE_API_KEY_<ENVIRONMENT>_<SET>`.
 *
 * Throws a `ConfigurationError` for an unknown environment or set.
 *
 * Source: docs/rules.md §7; the naming scheme is this package's own.
 *
 * @example
 * ```ts
 * import { apiKeyVariable } from '@airline/client-config/api-keys';
 *
 * apiKeyVariable('prod', 'mobile'); // 'AIRLINE_API_KEY_PROD_MOBILE'
 * ```
 */
export function apiKeyVariable(environment: Environment, set: ApiKeySet): string {
  requireEnvironment(environment);
  if (!apiKeySets.includes(set)) refuseName('set of API keys', set, apiKeySets);
  return `AIRLINE_API_KEY_${environment.toUpperCase()}_${set.toUpperCase()}`;
}

/**
 * Gives an API key from the variables of the deployment.
 *
 * Throws a `ConfigurationError` that names the variable when it is missing or empty, or holds anything but visible ASCII
 * characters, such as a line break that a deploy script left; the message never has the value. It does not check that
 * the gateway takes the key.
 *
 * Source: docs/rules.md §7: keys come from the environment, and none is in the code.
 *
 * @example
 * ```ts
 * import { apiKeyFor } from '@airline/client-config/api-keys';
 *
 * apiKeyFor('qa', 'general', { AIRLINE_API_KEY_QA_GENERAL: 'k-123' }); // 'k-123'
 * ```
 */
export function apiKeyFor(environment: Environment, set: ApiKeySet, source: ApiKeySource): string {
  const variable = apiKeyVariable(environment, set);
  const value = source[variable];
  if (value === undefined || value === '') {
    throw new ConfigurationError(
      variable,
      `The variable ${variable} is ${value === undefined ? 'missing' : 'empty'}; set it to the ${set} API key of the environment '${environment}'.`,
    );
  }
  if (!headerSafe.test(value)) {
    throw new ConfigurationError(
      variable,
      `The variable ${variable} holds white space or another character that no API key has; set it to the bare key.`,
    );
  }
  return value;
}

/**
 * Lists the variables of an environment's API keys that are missing, empty or malformed, so that a start reports all at
 * once. `[]` when every set has its key.
 *
 * Throws a `ConfigurationError` for an unknown environment.
 *
 * Source: docs/rules.md §7.
 *
 * @example
 * ```ts
 * import { missingApiKeys } from '@airline/client-config/api-keys';
 *
 * missingApiKeys('dev', { AIRLINE_API_KEY_DEV_GENERAL: 'k-123' });
 * // ['AIRLINE_API_KEY_DEV_CORPORATE', 'AIRLINE_API_KEY_DEV_MOBILE']
 * ```
 */
export function missingApiKeys(environment: Environment, source: ApiKeySource): readonly string[] {
  return apiKeySets
    .map((set) => apiKeyVariable(environment, set))
    .filter((variable) => {
      const value = source[variable];
      return value === undefined || !headerSafe.test(value);
    });
}
