import { isLanguage, languageCookie, languageParameter, type Language } from '@airline/contract';

/** Each language's name in itself, as the language switch shows it. */
export const languageNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'English' };

/** What stores the choice: a cookie, or anything like it. */
export type LanguageStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the language that the person chose earlier; `undefined` when there is none, or storage is denied. */
export function readLanguage(storage: () => LanguageStorage): Language | undefined {
  try {
    const stored = storage().getItem(languageCookie);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the choice for the next visit; where storage is denied, it lasts as long as the page. */
export function storeLanguage(storage: () => LanguageStorage, language: Language): void {
  try {
    storage().setItem(languageCookie, language);
  } catch {
    // A browser that denies storage still shows the language that was chosen.
  }
}

/** Gives the address of the page that is open in another language, from the page itself. */
export function languageHref(language: string): string {
  return `?${languageParameter}=${language}`;
}
