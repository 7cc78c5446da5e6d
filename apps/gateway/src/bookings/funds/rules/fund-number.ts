import { drawSymbols } from './readable-symbols.ts';

const length = 12;

/** Draws a fund's number: so long that no two are the same, and that nobody guesses one. */
export function createFundNumber(random: (below: number) => number): string {
  return drawSymbols(length, random);
}
