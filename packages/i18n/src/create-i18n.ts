import { chooseLanguage, isLanguage, type Language, type LanguageSigns } from '@airline/contract';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { cookieStorage } from './cookie-storage.ts';
import { readLanguage, storeLanguage, type LanguageStorage } from './language.ts';
import { loadMessages, namespaces, type Namespace } from './load-messages.ts';

/**
 * Creates the translation of one app, in the language that the address asks for, else the one chosen earlier, else the browser's, with
 * the messages loaded that its first page needs: all of them by default. Later pages load theirs with `loadMessages`. What the address asks
 * for is stored as the choice.
 *
 * The page's `lang` follows the language from here on.
 */
export async function createI18n(
  wanted: readonly Namespace[] = namespaces,
  storage: () => LanguageStorage = cookieStorage,
  { asked, preferred }: Pick<LanguageSigns, 'asked' | 'preferred'> = {},
): Promise<I18n> {
  if (isLanguage(asked)) storeLanguage(storage, asked);
  const i18n = createInstance();
  i18n.on('languageChanged', (changed) => {
    // Prerendered pages have no document: the build that writes them sets `lang`.
    if (typeof document !== 'undefined') document.documentElement.lang = changed;
  });
  await i18n.use(initReactI18next).init({
    lng: chooseLanguage({ asked, chosen: readLanguage(storage), preferred: preferred ?? [] }),
    fallbackLng: false,
    resources: {},
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  await loadMessages(i18n, wanted);
  return i18n;
}

/** Loads the other language's messages, shows them, and stores the choice. Rejects when they cannot be loaded. */
export async function changeLanguage(
  i18n: I18n,
  language: Language,
  storage: () => LanguageStorage = cookieStorage,
): Promise<void> {
  const shown = namespaces.filter((namespace) => i18n.hasResourceBundle(i18n.language, namespace));
  await loadMessages(i18n, shown, language);
  await i18n.changeLanguage(language);
  storeLanguage(storage, language);
}

/**
 * Shows a language that is no choice of the person's on this browser, such as the one of their account, unless they chose one here. It is
 * not stored. Rejects when its messages cannot be loaded.
 */
export async function suggestLanguage(
  i18n: I18n,
  language: Language,
  storage: () => LanguageStorage = cookieStorage,
): Promise<void> {
  if (readLanguage(storage) !== undefined) return;
  await changeLanguage(i18n, language, () => ({ getItem: () => null, setItem: () => undefined }));
}

/** Returns the language that is shown now. */
export function currentLanguage(i18n: I18n): Language {
  return isLanguage(i18n.language) ? i18n.language : 'es';
}
