import { commonGivenNames } from './common-given-names.ts';

/** Counts the slips between two surnames: two at most, one where a name has up to four letters; infinite where there are more. */
export function slipsOfSurnames(one: string, other: string): number {
  return slipsWithin(one, other, shorterOf(one, other).length <= 4 ? 1 : 2);
}

/**
 * Counts the slips between two given names, as {@link slipsOfSurnames}: two from seven letters on, one below. None where one is an initial
 * of the other. Infinite where they are two people's names: both are common, a letter of a name of three is another one, or the
 * ending makes a woman's name of a man's.
 */
export function slipsOfGivenNames(one: string, other: string): number {
  if (one === other) return 0;
  if (one.length === 1 || other.length === 1) return one[0] === other[0] ? 0 : Number.POSITIVE_INFINITY;
  if (areTwoNames(one, other)) return Number.POSITIVE_INFINITY;
  return slipsWithin(one, other, shorterOf(one, other).length <= 6 ? 1 : 2);
}

function areTwoNames(one: string, other: string): boolean {
  const areBothCommon = commonGivenNames.has(one) && commonGivenNames.has(other);
  return areBothCommon || isOtherLetterOfThree(one, other) || isOfOtherGender(one, other);
}

/** Tom and Tim, Ana and Ava. */
function isOtherLetterOfThree(one: string, other: string): boolean {
  const sorted = (word: string): string => Array.from(word).toSorted().join('');
  return one.length === other.length && one.length <= 3 && sorted(one) !== sorted(other);
}

/** Luis and Luisa, Carlos and Carla, Andrés and Andrea; Denis and Denise, Yvon and Yvonne, Michel and Michelle. */
function isOfOtherGender(one: string, other: string): boolean {
  if (one.endsWith('a') !== other.endsWith('a')) return true;
  const shorter = shorterOf(one, other);
  return ['e', 'ne', 'le'].some((ending) => shorter + ending === (shorter === one ? other : one));
}

function shorterOf(one: string, other: string): string {
  return one.length <= other.length ? one : other;
}

function slipsWithin(one: string, other: string, most: number): number {
  const slips = countEdits(one, other);
  return slips <= most ? slips : Number.POSITIVE_INFINITY;
}

/** Counts letters that were added, left out, replaced, or swapped with their neighbour (optimal string alignment). */
function countEdits(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  a.forEach((letter, row) => {
    const current = [row + 1];
    b.forEach((counterpart, column) => {
      const replaced = (last[column] ?? 0) + (letter === counterpart ? 0 : 1);
      let edits = Math.min(replaced, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1);
      if (row > 0 && column > 0 && letter === b[column - 1] && counterpart === a[row - 1]) {
        edits = Math.min(edits, (beforeLast[column - 1] ?? 0) + 1);
      }
      current.push(edits);
    });
    beforeLast = last;
    last = current;
  });
  return last[b.length] ?? 0;
}
