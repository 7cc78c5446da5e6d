/**
 * Checks whether the last digit of a number is the one that the digits before it ask for (Luhn, modulus 10): so a mistyped
 * digit is found, and nearly every swap of two neighbours.
 *
 * Takes the bare number of one digit or more: a text with anything but ASCII digits, spaces and hyphens included, is not
 * valid. Does not check the length, the issuer, or that the number was ever given out.
 *
 * Source: ISO/IEC 7812-1, annex B.
 *
 * @example
 * ```ts
 * import { isLuhnValid } from '@airline/validation/luhn';
 *
 * console.log(isLuhnValid('4111111111111111')); // true
 * console.log(isLuhnValid('4111111111111112')); // false
 * ```
 */
export function isLuhnValid(digits: string): boolean {
  if (!/^[0-9]+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    // From the right, every second digit counts twice; the digits of a product of two are added up.
    const value = Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
