/**
 * Counts the fewest slips in which every word of one list stands in another list, in their order: words of the longer one may have no
 * counterpart. Infinite where a word has none. It compares each word of one list with each of the other once at most.
 *
 * @param slipsOf - counts the slips between two words; infinite where they are two names.
 */
export function alignWords(
  fewer: readonly string[],
  more: readonly string[],
  slipsOf: (one: string, other: string) => number,
): number {
  // By how many of the words in the longer list are used, for the words of the shorter one so far.
  let least: readonly number[] = Array.from({ length: more.length + 1 }, () => 0);
  for (const word of fewer) {
    const next = [Number.POSITIVE_INFINITY];
    more.forEach((counterpart, place) => {
      const before = least[place] ?? Number.POSITIVE_INFINITY;
      const matched = Number.isFinite(before) ? before + slipsOf(word, counterpart) : before;
      next.push(Math.min(next[place] ?? Number.POSITIVE_INFINITY, matched));
    });
    least = next;
  }
  return least.at(-1) ?? Number.POSITIVE_INFINITY;
}
