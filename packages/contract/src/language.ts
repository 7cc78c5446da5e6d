/** The languages of pages and mails, the first one first. */
export const languages = ['es', 'en'] as const;

export type Language = (typeof languages)[number];

/** The language of a person of whom nothing is known. */
export const defaultLanguage: Language = 'es';

/** The cookie that stores the choice of language, so that the gateway answers in it before any script runs. */
export const languageCookie = 'airline.language';

/** How long a choice of language is stored, in seconds: a year. */
export const languageCookieSeconds = 365 * 24 * 60 * 60;

/** The parameter of an address that asks for a page in a language: `?language=en`. */
export const languageParameter = 'language';

/** What is known of the language that somebody wants; none of it is checked. */
export interface LanguageSigns {
  /** What the address asks for. */
  readonly asked?: unknown;
  /** What was chosen on this browser before. */
  readonly chosen?: unknown;
  /** What the browser prefers: BCP 47 language tags, the most wanted first. */
  readonly preferred?: readonly string[];
}

/**
 * Gives the language of a page: the one that its address asks for, else the one that was chosen before, else the first of the browser's
 * that there is, else the default.
 *
 * @example
 * ```ts
 * import { chooseLanguage } from '@airline/contract';
 *
 * console.log(chooseLanguage({ preferred: ['fr-CA', 'en-CA'] })); // 'en'
 * ```
 */
export function chooseLanguage({ asked, chosen, preferred = [] }: LanguageSigns): Language {
  const wanted = [asked, chosen, ...preferred.map((tag) => tag.split('-')[0]?.toLowerCase())];
  return wanted.find(isLanguage) ?? defaultLanguage;
}

/** Adds to the address of a page, which has no query yet, the language that the page is to be read in. */
export function addLanguage(address: string, language: Language): string {
  return `${address}?${languageParameter}=${language}`;
}

/** Checks whether a value is a language of pages and mails; letter case counts. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
