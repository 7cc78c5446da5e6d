/** The languages in which the catalogue's pages are written. */
export type CatalogueLocale = 'es' | 'en';

/** Reads the language from Storybook's toolbar: Spanish unless English is chosen. */
export function localeOf(globals: Readonly<Record<string, unknown>>): CatalogueLocale {
  return globals['locale'] === 'en' ? 'en' : 'es';
}
