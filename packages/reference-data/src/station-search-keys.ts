import type { Hit } from './station-search-hits.ts';
import type { Source } from './station-search-occurrences.ts';

/**
 * A match's rank as one number, the smaller the better, so that ranking is comparing:
 * `tier (3 bits) · inactive (1) · quality (6) · place of the entry in the order of weight (20)`.
 *
 * Tiers, from decisions of the product: exact code, city prefix, word prefix, alias, typo; a name that is written by ear stands before the other typos. Of words, those of the name that
 * an entry is sold by come before those of its airport and its state, where an alias that the query says in full ranks too.
 */
export const tiers = { code: 0, city: 1, name: 2, word: 3, alias: 4, sound: 5, typo: 6, aliasTypo: 7 } as const;

export const maximumEntries = 1 << 20;
const entryBits = maximumEntries - 1;
const qualityUnit = 1 << 20;
const inactiveBit = 1 << 26;
const tierUnit = 1 << 27;

/** Larger than every key. */
export const noKey = 0x3fffffff;

/** In place of a position: the word is the entry's code, or one of its aliases as a whole. */
export const codePosition = -2;
export const aliasPosition = -3;

/** Quality of a match by the beginning of a word; a whole word is two better, a whole alias among words one. */
const standing: Readonly<Record<Source, readonly [tier: number, quality: number]>> = {
  code: [tiers.name, 2],
  name: [tiers.name, 2],
  detail: [tiers.word, 2],
  alias: [tiers.alias, 2],
  group: [tiers.alias, 4],
  member: [tiers.alias, 6],
  country: [tiers.alias, 6],
};

/** Makes the key of an entry's word for a query that only begins it. */
export function prefixKey(source: Source, isActive: boolean, place: number): number {
  const [tier, quality] = standing[source];
  return tier * tierUnit + (isActive ? 0 : inactiveBit) + quality * qualityUnit + place;
}

/** Betters a key where the query has the whole word. */
export function wholeWordKey(key: number): number {
  return key - 2 * qualityUnit;
}

/** Makes the key of an entry's alias, from that of its beginning, for a query that says it in full. */
export function wholeAliasKey(key: number): number {
  return keyInTier(key, tiers.word) - qualityUnit;
}

/** Moves a key to a better tier, the quality and the entry kept. */
export function keyInTier(key: number, tier: number): number {
  return (key & (tierUnit - 1)) + tier * tierUnit;
}

/**
 * Moves a key to a tier of guesses: a right first letter first, then what the word is to the entry.
 *
 * How many mistakes there are does not matter here: more are tried only where fewer find nothing.
 */
export function guessKey(
  key: number,
  { isByEar, isFirstLetterRight }: Pick<Hit, 'isByEar' | 'isFirstLetterRight'>,
): number {
  const strength = ((key >> 27) - tiers.city) * 8 + ((key >> 20) & 7);
  const quality = (isFirstLetterRight ? 0 : 32) + strength;
  const given = key >> 27;
  const tier = given >= tiers.alias ? tiers.aliasTypo : isByEar && given < tiers.word ? tiers.sound : tiers.typo;
  return tier * tierUnit + (key & inactiveBit) + quality * qualityUnit + (key & entryBits);
}

/** Gives the worse of two words' keys; a guess beside a word of an alias alone is as weak as a guess at an alias. */
export function worseKey(a: number, b: number): number {
  const worse = Math.max(a, b);
  if (worse < tiers.sound * tierUnit || Math.min(a, b) < tiers.alias * tierUnit) return worse;
  return Math.min(a, b) < tiers.sound * tierUnit ? keyInTier(worse, tiers.aliasTypo) : worse;
}

/** Reads the entry's place out of a key. */
export function placeOf(key: number): number {
  return key & entryBits;
}

/** Tells whether the entry of a key is inactive. */
export function isInactiveKey(key: number): boolean {
  return (key & inactiveBit) !== 0;
}
