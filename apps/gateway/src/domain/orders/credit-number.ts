import { drawSymbols } from './locator-symbols.ts';

const length = 12;

/** Makes a travel credit's number: so long that no two are the same, and that nobody guesses one. */
export function createCreditNumber(): string {
  return drawSymbols(length);
}
