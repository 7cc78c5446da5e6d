import { getCountry } from '@airline/reference-data/countries';

import type { CatalogueLocale } from './locale.ts';

/** Names a country in the page's language; a code that no country has stands for itself. */
export function countryName(countryCode: string, locale: CatalogueLocale): string {
  const country = getCountry(countryCode);
  return (locale === 'es' ? country?.fullName : country?.fullNameEnglish) ?? countryCode;
}
