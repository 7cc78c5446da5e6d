import { postalRequiredCodes } from './generated/postal-required.ts';
import { lookUp } from './look-up.ts';

let index: ReadonlyMap<string, true> | undefined;

/**
 * Tells whether an address in a country needs a postal code.
 *
 * Takes an ISO 3166-1 alpha-2 code in any letter case; an unknown country, and anything of another form or type, gives
 * `false`. The same flag as `Country.postalCodeRequired`, without the list of countries behind it. Says nothing about the
 * code's format: optional is not forbidden. Source: docs/rules.md §3; where it names no country, the postal data that
 * SOURCES.md tells.
 *
 * @example
 * ```ts
 * import { isPostalCodeRequired } from '@airline/reference-data/postal-required';
 *
 * isPostalCodeRequired('mx'); // true
 * isPostalCodeRequired('IE'); // false
 * ```
 */
export function isPostalCodeRequired(countryCode: string): boolean {
  index ??= new Map(postalRequiredCodes.split(' ').map((code) => [code, true]));
  return lookUp(index, countryCode) === true;
}
