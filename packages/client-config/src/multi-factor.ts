import type { AppSettings } from './app-settings.ts';
import { ConfigurationError } from './configuration-error.ts';
import type { Environment } from './environments.ts';

/**
 * Lists the environments that have multi-factor authentication. Frozen.
 *
 * Source: docs/rules.md §7.
 *
 * @example
 * ```ts
 * import { multiFactorEnvironments } from '@airline/client-config/multi-factor';
 *
 * multiFactorEnvironments; // ['qa', 'prod', 'dev']
 * ```
 */
export const multiFactorEnvironments = /* @__PURE__ */ Object.freeze(['qa', 'prod', 'dev'] as const);

/**
 * One of the three environments that have multi-factor authentication.
 *
 * Source: docs/rules.md §7.
 *
 * @example
 * ```ts
 * import type { MultiFactorEnvironment } from '@airline/client-config/multi-factor';
 *
 * const environment: MultiFactorEnvironment = 'prod';
 * ```
 */
export type MultiFactorEnvironment = (typeof multiFactorEnvironments)[number];

/**
 * What a client tells the multi-factor service: which environment it runs in, and as which client.
 *
 * Source: docs/rules.md §7.
 *
 * @example
 * ```ts
 * import type { MultiFactorSettings } from '@airline/client-config/multi-factor';
 *
 * const settings: MultiFactorSettings = { environment: 'qa', clientId: 'qa-multi-factor' };
 * ```
 */
export interface MultiFactorSettings {
  readonly environment: MultiFactorEnvironment;
  readonly clientId: string;
}

/**
 * Gives the multi-factor settings of an environment; `undefined` for the five that have none, and for any other value.
 *
 * `clientId` is `<environment>-multi-factor`, or what the settings put in its place. Without settings nobody may pass a
 * step that asks for a second factor: see `requireMultiFactorFor`.
 *
 * Source: docs/rules.md §7.
 *
 * @example
 * ```ts
 * import { multiFactorFor } from '@airline/client-config/multi-factor';
 *
 * multiFactorFor('prod'); // { environment: 'prod', clientId: 'prod-multi-factor' }
 * multiFactorFor('local'); // undefined
 * ```
 */
export function multiFactorFor(
  environment: Environment,
  settings?: Pick<AppSettings, 'multiFactorClientIds'>,
): MultiFactorSettings | undefined {
  const known = multiFactorEnvironments.find((candidate) => candidate === environment);
  if (known === undefined) return undefined;
  return Object.freeze({
    environment: known,
    clientId: settings?.multiFactorClientIds[known] ?? `${known}-multi-factor`,
  });
}

/**
 * Gives the multi-factor settings of an environment, and throws a `ConfigurationError` where there are none.
 *
 * For the step that needs the second factor: it fails closed.
 *
 * Source: docs/rules.md §7 and §8 (401120752).
 *
 * @example
 * ```ts
 * import { requireMultiFactorFor } from '@airline/client-config/multi-factor';
 *
 * requireMultiFactorFor('dev').clientId; // 'dev-multi-factor'
 * ```
 */
export function requireMultiFactorFor(
  environment: Environment,
  settings?: Pick<AppSettings, 'multiFactorClientIds'>,
): MultiFactorSettings {
  const found = multiFactorFor(environment, settings);
  if (found) return found;
  throw new ConfigurationError(
    `multiFactor.${environment}`,
    `The environment '${environment}' has no multi-factor settings, so a second factor cannot be checked; run in one of ${multiFactorEnvironments.join(', ')}.`,
  );
}
