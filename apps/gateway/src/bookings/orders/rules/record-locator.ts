import { drawSymbols } from '../../funds/rules/readable-symbols.ts';
import { unwantedWords } from './unwanted-words.ts';

const length = 6;

/** The letters that digits are read as. */
const lookAlikes: Readonly<Record<string, string>> = { 2: 'Z', 3: 'E', 4: 'A', 5: 'S', 6: 'G', 7: 'T', 8: 'B', 9: 'G' };

/**
 * Makes a record locator that nobody can guess from another one: about a thousand million are possible.
 *
 * Whether it is taken already is for the database to say. `random` gives a whole number below the one it is given.
 */
export function createRecordLocator(random: (below: number) => number): string {
  for (;;) {
    const locator = drawSymbols(length, random);
    if (!isUnwanted(locator)) return locator;
  }
}

function isUnwanted(locator: string): boolean {
  const spelled = locator.replace(/\d/g, (digit) => lookAlikes[digit] ?? digit);
  return unwantedWords.some((word) => spelled.includes(word));
}
