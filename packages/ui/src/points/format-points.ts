import { numberFormat } from '../locale/formatters.ts';

/**
 * Writes a number of loyalty points in a language, grouped throughout, with a true minus sign (U+2212).
 *
 * @example
 * ```ts
 * import { formatPoints } from '@airline/ui/points';
 *
 * console.log(formatPoints(-1250, 'es', { signed: true })); // '−1,250'
 * ```
 */
export function formatPoints(
  points: number,
  locale: string,
  { signed = false }: { /** Writes `+` before what was gained: for movements. */ readonly signed?: boolean } = {},
): string {
  // Some regions leave four-digit numbers ungrouped; a column of points is grouped throughout.
  const format = numberFormat(locale, { useGrouping: 'always', ...(signed ? { signDisplay: 'exceptZero' } : {}) });
  return format.format(points).replace('-', '\u2212');
}
