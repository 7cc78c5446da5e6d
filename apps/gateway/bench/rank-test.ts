/** What two samples of times say about each other. */
export interface Comparison {
  readonly firstMedian: number;
  readonly secondMedian: number;
  /** How likely it is that one of the first is slower than one of the second: 0.5 when nothing tells them apart. */
  readonly chanceFirstIsSlower: number;
  /** How many standard deviations that chance is from 0.5, were both the same. */
  readonly deviations: number;
}

/** Compares two samples by ranks, so that a pause of the machine counts as one late answer and not as its length. */
export function compareRanks(first: readonly number[], second: readonly number[]): Comparison {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((one, other) => one.value - other.value);
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    // Equal values share the mean of their ranks.
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ isFirst }) => isFirst).length;
    start = end;
  }
  const pairs = first.length * second.length;
  // Mann and Whitney's U, and its spread under the hypothesis that both are drawn from one distribution.
  const u = rankSum - (first.length * (first.length + 1)) / 2;
  const spread = Math.sqrt((pairs * (all.length + 1)) / 12);
  return {
    firstMedian: medianOf(first),
    secondMedian: medianOf(second),
    chanceFirstIsSlower: u / pairs,
    deviations: (u - pairs / 2) / spread,
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
