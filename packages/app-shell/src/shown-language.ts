import { changeLanguage, isLanguage, suggestLanguage, type Language } from '@airline/i18n';
import type { FormatLocale } from '@airline/native-bridge';
import { regionalLocale } from '@airline/ui/locale';
import type { i18n as I18n } from 'i18next';

let shown: I18n | undefined;
let wanted: Language | undefined;
let format: FormatLocale | undefined;

/** Returns the language that something around the pages wanted before they started. */
export function wantedLanguage(): Language | undefined {
  return wanted;
}

/** Keeps the translation of the app that has been started, so that what is outside of its pages can change the language. */
export function keepTranslation(i18n: I18n): void {
  shown = i18n;
}

/**
 * Has the pages read as the native app around them does: in its language, where it is one of ours, with its region's numbers and dates and
 * the clock of the device. Before the app starts it is the language that it starts in. Rejects when the messages cannot be loaded.
 */
export async function readAsNativeApp(locale: FormatLocale): Promise<void> {
  format = locale;
  const language = languageOf(locale.locale);
  if (!isLanguage(language)) return;
  if (shown === undefined) wanted = language;
  else await changeLanguage(shown, language);
}

/** Shows the language of a person's account, unless they chose one on this browser. Rejects when its messages cannot be loaded. */
export async function readAsAccount(language: Language): Promise<void> {
  if (shown !== undefined && shown.language !== language) await suggestLanguage(shown, language);
}

/** Gives the BCP 47 tag by which numbers and times of a language are written: `es-MX-u-hc-h23` where the native app says so. */
export function formatLocale(language: Language): string {
  if (format === undefined) return language;
  const { locale, hourCycle } = format;
  const isRegional = languageOf(locale) === language && locale.includes('-');
  const tag = isRegional ? locale : regionalLocale(language);
  return hourCycle === undefined ? tag : `${tag}-u-hc-${hourCycle}`;
}

function languageOf(tag: string): string | undefined {
  return tag.split('-')[0]?.toLowerCase();
}
