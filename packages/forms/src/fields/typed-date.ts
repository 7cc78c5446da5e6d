/**
 * Holds the three parts of a date as a person typed them.
 *
 * @example
 * ```ts
 * import type { TypedDate } from '@airline/forms/typed-date';
 *
 * const typed: TypedDate = { year: '1984', month: '3', day: '' };
 * console.log(typed.month);
 * ```
 */
export interface TypedDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/**
 * Writes typed parts as one answer, `year-month-day`; `''` when nothing is typed.
 *
 * @example
 * ```ts
 * import { joinTypedDate } from '@airline/forms/typed-date';
 *
 * console.log(joinTypedDate({ year: '1984', month: '3', day: '' })); // '1984-3-'
 * ```
 */
export function joinTypedDate({ year, month, day }: TypedDate): string {
  const parts = [year, month, day].map((part) => part.replaceAll('-', ''));
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/**
 * Reads the parts of an answer back.
 *
 * @example
 * ```ts
 * import { splitTypedDate } from '@airline/forms/typed-date';
 *
 * console.log(splitTypedDate('1984-3-').month); // '3'
 * ```
 */
export function splitTypedDate(text: string): TypedDate {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
}

/**
 * Gives a typed date as `YYYY-MM-DD`; `undefined` when there is no such day, or the year is not written in full.
 *
 * @example
 * ```ts
 * import { calendarDateOf } from '@airline/forms/typed-date';
 *
 * console.log(calendarDateOf('1984-3-27')); // '1984-03-27'
 * console.log(calendarDateOf('2023-2-29')); // undefined
 * ```
 */
export function calendarDateOf(text: string): string | undefined {
  const { year, month, day } = splitTypedDate(text);
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : undefined;
}

/**
 * Reads a whole date that was pasted into one of the parts, in the order in which the language writes them.
 *
 * @example
 * ```ts
 * import { parsePastedDate, partsOrder } from '@airline/forms/typed-date';
 *
 * console.log(parsePastedDate('27/3/1984', partsOrder('es'))?.year); // '1984'
 * ```
 */
export function parsePastedDate(text: string, order: readonly (keyof TypedDate)[]): TypedDate | undefined {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const parts = /^\s*(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})\s*$/.exec(text)?.slice(1);
  if (parts === undefined) return undefined;
  const at = (part: keyof TypedDate): string => parts[order.indexOf(part)] ?? '';
  return { year: at('year'), month: at('month'), day: at('day') };
}

/**
 * Gives the order in which a language writes the parts of a date.
 *
 * @example
 * ```ts
 * import { partsOrder } from '@airline/forms/typed-date';
 *
 * console.log(partsOrder('es-US')); // ['day', 'month', 'year']
 * ```
 */
export function partsOrder(locale: string): readonly (keyof TypedDate)[] {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(0);
  return parts.map(({ type }) => type).filter((type) => type === 'year' || type === 'month' || type === 'day');
}
