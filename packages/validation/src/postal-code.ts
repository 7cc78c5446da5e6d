import { isPostalCodeRequired } from '@airline/reference-data/postal-required';

import { postalFormats } from './generated/postal-formats.ts';

export { isPostalCodeRequired };

/**
 * Names what is wrong with a postal code; the words for it belong to the screen that shows it.
 *
 * @example
 * ```ts
 * import type { PostalCodeFailure } from '@airline/validation/postal-code';
 *
 * const failure: PostalCodeFailure = 'badFormat';
 * console.log(failure);
 * ```
 */
export type PostalCodeFailure = 'required' | 'badFormat';

const expressions = new Map<string, RegExp>();

/**
 * Checks a postal code against its country: whether one is needed, and whether it has the country's form.
 *
 * Takes an ISO 3166-1 alpha-2 code in any letter case. Letter case, space around the code and the format's own inner
 * space or hyphen do not matter, and the prefix that a country prints on envelopes (`SE-`, `L-`) may stand in front. Blank
 * counts as absent. A code that is given is checked even where none is needed. A country without a format, or unknown,
 * takes any code. A code that begins as none of its country does (Spain `99`, India `0`) has not its form. Does not know
 * whether the code exists or lies in the address's town.
 * Source: docs/rules.md §5; formats from libaddressinput's address data, beginnings from the countries' posts (SOURCES.md).
 *
 * @example
 * ```ts
 * import { checkPostalCode } from '@airline/validation/postal-code';
 *
 * console.log(checkPostalCode('k1a0b1', 'CA')); // undefined
 * console.log(checkPostalCode('', 'US')); // 'required'
 * console.log(checkPostalCode('99999', 'ES')); // 'badFormat'
 * ```
 */
export function checkPostalCode(postalCode: string | undefined, countryCode: string): PostalCodeFailure | undefined {
  const code = postalCode?.trim() ?? '';
  if (code === '') return isPostalCodeRequired(countryCode) ? 'required' : undefined;
  const expression = expressions.get(countryCode) ?? addExpression(countryCode);
  return expression === undefined || expression.test(code) ? undefined : 'badFormat';
}

/** Kept under the spelling that was asked for, so that a lower-case country is as fast; two ASCII letters have only four. */
function addExpression(countryCode: string): RegExp | undefined {
  if (!/^[A-Za-z]{2}$/.test(countryCode)) return undefined;
  const format = postalFormats[countryCode.toUpperCase()];
  if (format === undefined) return undefined;
  const expression = new RegExp(`^(?:${format})$`, 'i');
  expressions.set(countryCode, expression);
  return expression;
}
