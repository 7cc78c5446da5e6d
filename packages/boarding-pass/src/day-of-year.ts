const dayMs = 24 * 60 * 60 * 1000;

/**
 * Writes the day of the year of a calendar date `YYYY-MM-DD`, from 001 to 366, as items 46 and 22 have it.
 *
 * @throws RangeError when the text is no calendar date.
 *
 * @example
 * ```ts
 * import { toDayOfYear } from '@airline/boarding-pass';
 *
 * console.log(toDayOfYear('2026-12-01')); // 335
 * ```
 */
export function toDayOfYear(date: string): string {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`'${date}' is no calendar date: give it as YYYY-MM-DD.`);
  }
  const first = Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`);
  return String((at - first) / dayMs + 1).padStart(3, '0');
}
