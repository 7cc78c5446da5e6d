/**
 * Thrown when something that a client cannot run without is not configured: a login identity, a second factor, an API
 * key. `key` names what is missing; the message says what to do. It never holds a value that was configured.
 *
 * @example
 * ```ts
 * import { ConfigurationError, requireMultiFactorFor } from '@airline/client-config';
 *
 * try {
 *   requireMultiFactorFor('local');
 * } catch (error) {
 *   if (error instanceof ConfigurationError) console.log(error.key); // 'multiFactor.local'
 * }
 * ```
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly key: string;

  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}
