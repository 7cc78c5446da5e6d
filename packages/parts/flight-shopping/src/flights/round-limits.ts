const MOST_LIMITS = 5;

/**
 * Gives up to five round limits between the least and the most of some values, each of which leaves fewer of them than the next.
 *
 * @param step what a limit is a multiple of: 10 dollars, 30 minutes
 */
export function roundLimits(values: readonly number[], step: number): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const most = sorted.at(-1);
  if (most === undefined) return [];
  const rounded = sorted.map((value) => Math.ceil(value / step) * step).filter((limit) => limit < most);
  const limits = [...new Set(rounded)];
  if (limits.length <= MOST_LIMITS) return limits;
  return Array.from({ length: MOST_LIMITS }, (_, index) =>
    Math.round((index * (limits.length - 1)) / (MOST_LIMITS - 1)),
  ).flatMap((place) => limits[place] ?? []);
}
