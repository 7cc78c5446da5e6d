/** The languages of pages and mails, the first one first. */
export const languages = ['es', 'en'] as const;

export type Language = (typeof languages)[number];

/** The language of a person who has chosen none. */
export const defaultLanguage: Language = 'es';

/** The cookie that stores the choice of language, so that the gateway answers in it before any script runs. */
export const languageCookie = 'airline.language';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
