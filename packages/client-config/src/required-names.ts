import { ConfigurationError } from './configuration-error.ts';
import { type Environment, environments, isEnvironment } from './environments.ts';

/** Throws when what a caller gave as an environment is none. */
export function requireEnvironment(environment: unknown): asserts environment is Environment {
  if (!isEnvironment(environment)) refuseName('environment', environment, environments);
}

/** Throws for a name outside a closed list, and says what the list is. */
export function refuseName(what: string, given: unknown, known: readonly string[]): never {
  throw new ConfigurationError(what, `'${String(given)}' is no ${what}; give one of ${known.join(', ')}.`);
}
