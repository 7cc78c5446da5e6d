import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { isLanguage, keepLanguage, readLanguage, type Language, type LanguageStorage } from './language.ts';
import type { Messages } from './messages/types.ts';

/** One chunk for each language: a person downloads the one they read. */
const loadMessages: Readonly<Record<Language, () => Promise<Messages>>> = {
  es: async () => (await import('./messages/es/index.ts')).es,
  en: async () => (await import('./messages/en/index.ts')).en,
};

/**
 * Creates the translation of one app, in the language the person chose earlier, with its messages loaded.
 *
 * The page's `lang` follows the language from here on.
 */
export async function createI18n(storage: () => LanguageStorage = () => localStorage): Promise<I18n> {
  const language = readLanguage(storage);
  const i18n = createInstance();
  i18n.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: await loadMessages[language]() },
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  return i18n;
}

/** Loads the other language's messages, shows them, and keeps the choice. Rejects when they cannot be loaded. */
export async function changeLanguage(
  i18n: I18n,
  language: Language,
  storage: () => LanguageStorage = () => localStorage,
): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'shell')) {
    for (const [namespace, messages] of Object.entries(await loadMessages[language]())) {
      i18n.addResourceBundle(language, namespace, messages);
    }
  }
  await i18n.changeLanguage(language);
  keepLanguage(storage, language);
}

/** Gives the language that is shown now. */
export function currentLanguage(i18n: I18n): Language {
  return isLanguage(i18n.language) ? i18n.language : 'es';
}
