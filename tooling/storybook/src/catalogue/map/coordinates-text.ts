import { regionalLocale } from '@airline/ui/locale';

import type { CatalogueLocale } from '../locale.ts';
import { catalogueTexts } from '../texts.ts';

/** Writes degrees with their hemispheres in the language's letters: '18.4394° N, 66.0018° O'. */
export function formatCoordinates(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  locale: CatalogueLocale,
): string {
  const { north, south, east, west } = catalogueTexts[locale].map;
  const degrees = new Intl.NumberFormat(regionalLocale(locale), { maximumFractionDigits: 4 });
  const write = (value: number, positive: string, negative: string) =>
    `${degrees.format(Math.abs(value))}°\u00A0${value < 0 ? negative : positive}`;
  return `${write(latitude, north, south)}, ${write(longitude, east, west)}`;
}
