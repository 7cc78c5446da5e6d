import { numberFormat } from '../locale/formatters.ts';

const MINUTES_PER_HOUR = 60;

/**
 * Writes a length of time in hours and minutes, in a language: `2 h 5 min`.
 *
 * `minutes` are rounded down to whole ones. A whole number of hours has no minutes; less than an hour no hours. `long` writes the
 * units out, for assistive technology. Throws a `RangeError` for what is negative or no number.
 *
 * @example
 * ```ts
 * import { formatDuration } from '@airline/ui/duration';
 *
 * const text = formatDuration(125, 'es');
 * ```
 */
export function formatDuration(minutes: number, locale: string, width: 'short' | 'long' = 'short'): string {
  if (!Number.isFinite(minutes) || minutes < 0) {
    throw new RangeError(`${minutes} minutes are no length of time: give a number from 0 up.`);
  }
  const whole = Math.floor(minutes);
  const parts: [number, 'hour' | 'minute'][] = [
    [Math.floor(whole / MINUTES_PER_HOUR), 'hour'],
    [whole % MINUTES_PER_HOUR, 'minute'],
  ];
  const shown = parts.filter(([value]) => value > 0);
  return (shown.length === 0 ? parts.slice(1) : shown)
    .map(([value, unit]) => numberFormat(locale, { style: 'unit', unit, unitDisplay: width }).format(value))
    .join(' ');
}

/**
 * Writes a length of time as ISO 8601 does, for `<time datetime>`: `PT2H5M`. Minutes as in {@link formatDuration}.
 *
 * @example
 * ```ts
 * import { isoDuration } from '@airline/ui/duration';
 *
 * const attribute = isoDuration(125);
 * ```
 */
export function isoDuration(minutes: number): string {
  const whole = Math.floor(minutes);
  return `PT${Math.floor(whole / MINUTES_PER_HOUR)}H${whole % MINUTES_PER_HOUR}M`;
}
