type ParameterName<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParameterName<Head> | ParameterName<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/**
 * Infers what a path pattern asks for: one entry for each `:name`; a number stands for its decimal digits.
 *
 * @example
 * ```ts
 * import type { PathParameters } from '@airline/links';
 *
 * const passenger: PathParameters<'/air/booking/passenger/:passenger'> = { passenger: 0 };
 * console.log(passenger);
 * ```
 */
export type PathParameters<Path extends string> = { readonly [Name in ParameterName<Path>]: string | number };

/**
 * Infers what matching a path pattern gives: decoded text for each `:name`.
 *
 * @example
 * ```ts
 * import type { MatchedParameters } from '@airline/links';
 *
 * const trip: MatchedParameters<'/trip/:recordLocator'> = { recordLocator: 'AB12CD' };
 * console.log(trip);
 * ```
 */
export type MatchedParameters<Path extends string> = { readonly [Name in ParameterName<Path>]: string };

/**
 * Holds the rules of the parameters that have one, by name, as the source of a regular expression without flags.
 *
 * A parameter without a rule takes any well-formed text that is not empty, `.` or `..`.
 * Source: docs/rules.md §2 (passenger pages 0 to 18); six letters or digits is the trade's form of a record locator.
 *
 * @example
 * ```ts
 * import { parameterPatterns } from '@airline/links';
 *
 * console.log(new RegExp(parameterPatterns.passenger).test('18')); // true
 * ```
 */
export const parameterPatterns = /* @__PURE__ */ Object.freeze({
  passenger: '^(0|[1-9]|1[0-8])$',
  product: '^[a-z][a-z0-9-]*$',
  recordLocator: '^[A-Za-z0-9]{6}$',
} as const);

/** Says why a decoded value cannot stand for a parameter; `undefined` when it can. */
export function parameterProblem(name: string, value: string): string | undefined {
  if (value === '') return 'it is empty';
  if (value === '.' || value === '..') return 'a browser would read it as a step in the path';
  if (/\p{Surrogate}/u.test(value)) return 'it has half a surrogate pair, which no encoding can carry';
  const patterns: Readonly<Record<string, string | undefined>> = parameterPatterns;
  const pattern = patterns[name] ?? '';
  return new RegExp(pattern).test(value) ? undefined : `it does not match ${pattern}`;
}
