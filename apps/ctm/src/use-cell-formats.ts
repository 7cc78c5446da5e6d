import type { ReportColumnKind } from '@airline/contract';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';

/** What writes a cell of a report. */
export type FormatCell = (kind: ReportColumnKind, value: string | number | null | undefined) => string;

/** Gives what writes cells in the language of the page. */
export function useCellFormats(empty: string): FormatCell {
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return (kind, value) => {
    if (value === null || value === undefined) return empty;
    switch (kind) {
      case 'money': {
        const written = formatMoney({ amountMinor: Math.abs(Number(value)), currency: 'USD' }, locale);
        return Number(value) < 0 ? `−${written}` : written;
      }
      case 'count':
      case 'miles':
      case 'kilograms':
        return number.format(Number(value));
      case 'month':
        return month.format(new Date(`${value}-01T00:00:00Z`));
      case 'date':
        return date.format(new Date(`${value}T00:00:00Z`));
      case 'instant':
        return instant.format(new Date(String(value)));
      case 'localTime':
        // The clocks of the place: what they show is read as if it were UTC.
        return instant.format(new Date(`${String(value).slice(0, 19)}Z`));
      case 'text':
      case 'code':
        return String(value);
    }
  };
}
