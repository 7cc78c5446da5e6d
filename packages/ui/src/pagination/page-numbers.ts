/** A page's number, or one of the two gaps in the row. */
export type PageEntry = number | 'gapBefore' | 'gapAfter';

/**
 * Gives the row of page numbers: the ends, the page in sight with a neighbour on each side, and gaps between.
 *
 * A gap stands for two pages at least: one page is shown itself. `page` and `pageCount` count from 1.
 */
export function pageNumbers(page: number, pageCount: number): readonly PageEntry[] {
  const first = page <= 4 ? 1 : page - 1;
  const last = page >= pageCount - 3 ? pageCount : page + 1;
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    ...(first > 1 ? ([1, 'gapBefore'] as const) : []),
    ...middle,
    ...(last < pageCount ? (['gapAfter', pageCount] as const) : []),
  ];
}
