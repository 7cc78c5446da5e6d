import type { Language } from '@airline/contract';

/** Gives the language of a locale, in which a promotion has its words. */
export function languageOf(locale: string): Language {
  return locale.startsWith('en') ? 'en' : 'es';
}
