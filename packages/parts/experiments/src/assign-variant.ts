import type { Audience, Experiment } from '@airline/contract';
import type { Personalization } from '@airline/session';

/** Tells whether an experiment is for a person with these attributes: of each that the audience names they have one of the values. */
export function isInAudience(audience: Audience, person: Personalization): boolean {
  const names = ['loginState', 'tierStatus', 'corporateRole', 'corporateAccessLevel'] as const;
  return names.every((name) => {
    const wanted: readonly unknown[] | undefined = audience[name];
    return wanted === undefined || wanted.includes(person[name]);
  });
}

/**
 * Gives the variant of a browser: always the same one for the same random value and name, each as often as its weight says, and
 * independent of what the browser has in other experiments.
 */
export function assignVariant({ name, variants }: Pick<Experiment, 'name' | 'variants'>, visitor: string): string {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  const place = (hash(`${name}:${visitor}`) / 2 ** 32) * total;
  let reached = 0;
  for (const { name: variant, weight } of variants) {
    reached += weight;
    if (place < reached) return variant;
  }
  throw new Error(`The experiment ${name} has no variants.`);
}

/** FNV-1a of 32 bits, with the last step of MurmurHash3, which spreads what differs little over all of the range. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
