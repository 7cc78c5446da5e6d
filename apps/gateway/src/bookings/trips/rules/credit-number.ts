import { drawSymbols } from '../../orders/rules/locator-symbols.ts';

const length = 12;

/** Draws a travel credit's number: so long that no two are the same, and that nobody guesses one. */
export function createCreditNumber(random: (below: number) => number): string {
  return drawSymbols(length, random);
}
