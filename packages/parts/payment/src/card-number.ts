import type { CardToken } from '@airline/contract';
import { isLuhnValid } from '@airline/validation/luhn';

/** A card scheme, as the processor names it. */
export type CardBrand = CardToken['brand'];

/** The first digits of each scheme's numbers. Source: ISO/IEC 7812 issuer ranges as the schemes publish them. */
const brandPatterns: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
];

/** The schemes whose cards are accepted. */
export const acceptedBrands: readonly CardBrand[] = brandPatterns.map(([brand]) => brand);

/** Gives the digits of what was typed or pasted. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Tells the scheme of a number that is being typed. */
export function brandOf(text: string): CardBrand {
  const digits = digitsOf(text);
  return brandPatterns.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'unknown';
}

/** Writes a card number in groups, as it stands on the card: 4-6-5 on American Express, fours elsewhere. */
export function groupCardNumber(text: string): string {
  const digits = digitsOf(text);
  const groups = brandOf(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?(\d+)?$/ : undefined;
  const parts = groups === undefined ? digits.match(/\d{1,4}/g) : groups.exec(digits)?.slice(1);
  return (parts ?? []).filter((part: string | undefined) => part !== undefined).join(' ');
}

/** Checks length and last digit of a card number. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  return digits.length >= 12 && digits.length <= 19 && isLuhnValid(digits);
}

/** Gives how many digits the security code of a scheme has. */
export function securityCodeLength(brand: CardBrand): number {
  return brand === 'amex' ? 4 : 3;
}

/** The month and year until whose end a card is good. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** Reads `04/29`, `4/29`, `0429`, `04-2029`; `undefined` for what is no month of a year. */
export function parseExpiry(text: string): CardExpiry | undefined {
  const parts = /^\s*(\d{1,2})\s*[\s/.-]\s*(\d{4}|\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{4}|\d{2})\s*$/.exec(text);
  const month = Number(parts?.[1]);
  const year = Number(parts?.[2]);
  if (parts === null || month < 1 || month > 12) return undefined;
  return { month, year: year < 100 ? 2000 + year : year };
}

/**
 * Writes the slash into an expiry that is typed in digits alone, as `MM/AA`: `0429` and `429` become `04/29`, since no month
 * begins with 2 to 9. Digits past the year are left out. Anything else is left as it is.
 */
export function groupExpiry(text: string): string {
  const past = /^(\d{1,2}\/(?:20\d\d|(?!20)\d\d))\d+$/;
  if (!/^\d+$/.test(text)) return text.replace(past, '$1');
  const monthDigits = /^[2-9]/.test(text) ? 1 : 2;
  if (text.length <= monthDigits) return text;
  return `${text.slice(0, monthDigits).padStart(2, '0')}/${text.slice(monthDigits)}`.replace(past, '$1');
}

/** Writes an expiry that can be read as `MM/AA`, and anything else as it is. */
export function formatExpiry(text: string): string {
  const expiry = parseExpiry(text);
  if (expiry === undefined) return text;
  return `${String(expiry.month).padStart(2, '0')}/${String(expiry.year).slice(-2)}`;
}

/** Tells whether a card is no longer good anywhere: its month ends last where clocks are twelve hours behind UTC. */
export function hasExpired({ month, year }: CardExpiry, now: Date): boolean {
  return Date.UTC(year, month, 1, 12) <= now.getTime();
}
