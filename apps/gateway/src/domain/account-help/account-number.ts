import { randomInt } from 'node:crypto';

/** What every member's number begins with. */
const firstDigit = '5';
const drawnDigits = 8;

/**
 * Draws a member's account number: ten digits, the last one a check digit.
 *
 * Whether it is taken already is for the database to say. `random` gives a whole number below the one it is given.
 */
export function createAccountNumber(random: (below: number) => number = randomInt): string {
  const digits = firstDigit + Array.from({ length: drawnDigits }, () => random(10)).join('');
  return digits + luhnDigit(digits);
}

/** Gives the digit that makes a number pass the Luhn check (ISO/IEC 7812-1 annex B). */
export function luhnDigit(digits: string): string {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}
