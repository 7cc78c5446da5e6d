/** The region whose money, numbers and dates are written where the page's language names none. */
const regions: Readonly<Record<string, string>> = { es: 'es-US', en: 'en-US' };

/**
 * Gives the BCP 47 tag by which numbers and times are written for a language: `es-US` for `es`, `en-US` for `en`.
 *
 * The readers of both live in the United States; `es` by itself is Spain's, which writes `89 US$` for `$89`. A tag that names
 * its region, and any other language, stays as it is. The provider and the formatters of this package ask it themselves: it is
 * for what calls `Intl` directly.
 *
 * @example
 * ```ts
 * import { regionalLocale } from '@airline/ui/locale';
 *
 * const kilograms = new Intl.NumberFormat(regionalLocale('es'), { style: 'unit', unit: 'kilogram' });
 * ```
 */
export function regionalLocale(language: string): string {
  return regions[language] ?? language;
}
