import { useLocale } from '@airline/ui/locale';

/** Writes moments, in the reader's own zone, and numbers. */
export function useFormats(): {
  readonly moment: (instant: string) => string;
  readonly number: (value: number) => string;
} {
  const locale = useLocale();
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  return { moment: (instant) => moments.format(new Date(instant)), number: (value) => numbers.format(value) };
}
