/**
 * Lists the environments that a client can run in. Frozen.
 *
 * Source: docs/rules.md §4 and §7.
 *
 * @example
 * ```ts
 * import { environments } from '@airline/client-config/environments';
 *
 * environments.length; // 8
 * ```
 */
export const environments = /* @__PURE__ */ Object.freeze([
  'qa',
  'offline',
  'ptest',
  'prod',
  'dev',
  'cstg',
  'local',
  'efix',
] as const);

/**
 * One of the eight environments.
 *
 * Source: docs/rules.md §4 and §7.
 *
 * @example
 * ```ts
 * import type { Environment } from '@airline/client-config/environments';
 *
 * const environment: Environment = 'dev';
 * ```
 */
export type Environment = (typeof environments)[number];

/**
 * Tells whether a value is the name of an environment, in its own letter case.
 *
 * Any other value, of any type, gives `false`.
 *
 * Source: docs/rules.md §4 and §7.
 *
 * @example
 * ```ts
 * import { isEnvironment } from '@airline/client-config/environments';
 *
 * isEnvironment('prod'); // true
 * isEnvironment('PROD'); // false
 * ```
 */
export function isEnvironment(value: unknown): value is Environment {
  return environments.some((environment) => environment === value);
}
