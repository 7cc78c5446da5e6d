import { isLuhnValid } from '@airline/validation/luhn';

/** Tells whether ten digits are an account number: the last one is the check digit (ISO/IEC 7812-1 annex B, Luhn). */
export function isAccountNumber(text: string): boolean {
  return /^\d{10}$/.test(text) && isLuhnValid(text);
}

/** Takes blanks and hyphens out of what was typed as a number; `undefined` for what has anything else but digits. */
export function toAccountNumber(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** Draws an account number by `random(from, below)`; whether it is taken is for the database to say. */
export function makeAccountNumber(random: (from: number, below: number) => number): string {
  const body = String(random(100_000_000, 1_000_000_000));
  return body + Array.from('0123456789').find((digit) => isLuhnValid(body + digit));
}
