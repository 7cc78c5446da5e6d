/**
 * Gives a number from 0 up to 1 that depends on the seed and the words alone: the same on every machine and in any order.
 *
 * FNV-1a over the words, then a finishing mix; even enough to scatter departure times, and for nothing secret.
 */
export function stableRandom(seed: number, ...words: readonly (string | number)[]): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const character of words.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
