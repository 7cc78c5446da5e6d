const canonicalDigits = /^[1-9]\d{0,15}$/;

/**
 * Parses a gateway error number that arrives as a number or as text.
 *
 * Gives the code as a positive safe integer, or `undefined` for everything else, of any type: it never throws.
 *
 * 1. A number is a code when it is a safe integer above 0: not 1.5, not NaN, not a bigint.
 * 2. A text is a code when it is that integer's canonical ASCII digits alone: no white space, sign, exponent, leading
 *    zero, separator, or digits of another script.
 *
 * It does not check that the catalogue knows the code: a well-formed unknown code is worth quoting to support.
 *
 * Source: docs/rules.md §8.
 *
 * @example
 * ```ts
 * import { parseErrorCode } from '@airline/error-catalogue/parse';
 *
 * parseErrorCode('401120721'); // 401120721
 * parseErrorCode('401120721 '); // undefined
 * ```
 */
export function parseErrorCode(value: unknown): number | undefined {
  const code = typeof value === 'string' && canonicalDigits.test(value) ? Number(value) : value;
  return isPositiveSafeInteger(code) ? code : undefined;
}

function isPositiveSafeInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
