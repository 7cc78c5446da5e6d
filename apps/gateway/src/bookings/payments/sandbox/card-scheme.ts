import type { CardToken } from '@airline/contract';

interface CardScheme {
  readonly brand: CardToken['brand'];
  /** How many digits the security code has. */
  readonly codeLength: number;
}

const schemes: readonly (CardScheme & { readonly pattern: RegExp })[] = [
  { pattern: /^4/, brand: 'visa', codeLength: 3 },
  { pattern: /^(5[1-5]|2[2-7])/, brand: 'mastercard', codeLength: 3 },
  { pattern: /^3[47]/, brand: 'amex', codeLength: 4 },
  { pattern: /^(6011|65)/, brand: 'discover', codeLength: 3 },
];

/** Gives the scheme of a card by the first digits of its number. */
export function cardSchemeOf(number: string): CardScheme {
  return schemes.find(({ pattern }) => pattern.test(number)) ?? { brand: 'unknown', codeLength: 3 };
}
