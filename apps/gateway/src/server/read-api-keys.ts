import { type ApiKeySet, apiKeySets, apiKeyVariable, missingApiKeys } from '@airline/client-config/api-keys';
import type { Environment } from '@airline/client-config/environments';

/** The API keys of a gateway, by their sets: what its pages send, and what it takes. */
export interface ApiKeys {
  /** The key that pages of a set are given. */
  readonly sent: Readonly<Record<ApiKeySet, string>>;
  /** Each key that counts, with its set: those that pages are given, and those that they were given before. */
  readonly taken: ReadonlyMap<string, ApiKeySet>;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the API keys of an environment.
 *
 * 1. Each set has its key in `AIRLINE_API_KEY_<ENVIRONMENT>_<SET>`; all that are missing or malformed are named at once.
 * 2. In `dev` there may be none at all: then requests are taken without.
 * 3. `…_PREVIOUS` holds a key that still counts while pages with it are open.
 *
 * Source: docs/rules.md §7.
 */
export function readApiKeys(
  environment: Environment,
  variables: Variables,
): ApiKeys | { readonly faults: readonly string[] } | undefined {
  const missing = missingApiKeys(environment, variables);
  const hasNone = apiKeySets.every((set) => (variables[apiKeyVariable(environment, set)] ?? '') === '');
  if (environment === 'dev' && hasNone) return undefined;
  if (missing.length > 0) {
    return {
      faults: missing.map(
        (variable) => `${variable}: is missing, or holds what no API key has; set it to the bare key of its set`,
      ),
    };
  }
  const keyOf = (set: ApiKeySet, suffix = ''): string => variables[apiKeyVariable(environment, set) + suffix] ?? '';
  const taken = new Map<string, ApiKeySet>();
  for (const set of apiKeySets) {
    for (const key of [keyOf(set), keyOf(set, '_PREVIOUS')]) if (key !== '') taken.set(key, set);
  }
  return {
    sent: { general: keyOf('general'), corporate: keyOf('corporate'), mobile: keyOf('mobile') },
    taken,
  };
}
