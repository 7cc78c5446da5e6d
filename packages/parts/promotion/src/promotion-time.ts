/**
 * Writes an instant in a promotion's own zone, which it names: '2 de mayo de 2026, 11:59 p. m. CDT'.
 *
 * @example
 * ```ts
 * import { formatPromotionTime } from '@airline/promotion';
 *
 * console.log(formatPromotionTime('2026-05-03T04:59:00Z', 'America/Chicago', 'en')); // May 2, 2026 at 11:59 PM CDT
 * ```
 */
export function formatPromotionTime(instant: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant));
}
