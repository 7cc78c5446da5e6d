/** The languages of the site, the first one first. */
export const languages = ['es', 'en'] as const;

export type Language = (typeof languages)[number];

/** Spanish comes first: it is what a person sees who has chosen nothing. */
export const defaultLanguage: Language = 'es';

/** Each language's name in itself, as the language switch shows it. */
export const languageNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The name of the cookie that keeps the choice, so that the gateway answers in it before any script runs. */
export const languageCookie = 'airline.language';

/** What keeps the choice: a cookie, or anything like it. */
export type LanguageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the language that the person chose earlier; the default when there is none, or storage is denied. */
export function readLanguage(storage: () => LanguageStorage): Language {
  try {
    const stored = storage().getItem(languageCookie);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

/** Keeps the choice for the next visit; where storage is denied, it lasts as long as the page. */
export function keepLanguage(storage: () => LanguageStorage, language: Language): void {
  try {
    storage().setItem(languageCookie, language);
  } catch {
    // A browser that denies storage still shows the language that was chosen.
  }
}
