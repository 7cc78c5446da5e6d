import { regionalLocale } from './regional-locale.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Gives a number format, made once for each locale and set of options: making one costs a thousand times its use. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return made(numberFormats, locale, options, () => new Intl.NumberFormat(regionalLocale(locale), options));
}

/** Gives a date format, made once for each locale and set of options. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return made(dateFormats, locale, options, () => new Intl.DateTimeFormat(regionalLocale(locale), options));
}

function made<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = make();
  formats.set(key, format);
  return format;
}
