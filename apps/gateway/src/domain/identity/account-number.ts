import { randomInt } from 'node:crypto';

/** Tells whether ten digits are an account number: the last one is the check digit (ISO/IEC 7812-1 annex B, Luhn). */
export function isAccountNumber(text: string): boolean {
  return /^\d{10}$/.test(text) && checkDigitOf(text.slice(0, 9)) === text.at(-1);
}

/** Makes an account number at random; whether it is taken is for the database to say. */
export function makeAccountNumber(): string {
  const body = String(randomInt(100_000_000, 1_000_000_000));
  return body + checkDigitOf(body);
}

function checkDigitOf(body: string): string {
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return String((10 - (sum % 10)) % 10);
}
