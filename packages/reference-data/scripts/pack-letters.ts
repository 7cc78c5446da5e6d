/**
 * Writes a packed list in Latin-1 alone: another letter becomes `%` and its four hexadecimal digits, which `unpackLetters` in
 * `src/unpack-stations.ts` reads.
 *
 * One letter beyond Latin-1 makes a JavaScript engine keep the whole text, and every part of it, with two bytes for a
 * letter; an import then takes longer.
 */
export function packLetters(text: string): string {
  if (text.includes('%')) throw new RangeError("'%' stands in the data, where it would mark a letter beyond Latin-1.");
  return text.replaceAll(/[^\0-\u00FF]/g, (unit) => `%${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
