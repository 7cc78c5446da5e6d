import { en, es } from '@airline/i18n/messages';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';

/** Makes the translation of tests and stories: both languages are there at once, nothing is loaded or kept. */
export function createMessages(language: 'es' | 'en' = 'es'): i18n {
  const messages = createInstance();
  void messages.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { es, en },
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  return messages;
}

/** Puts messages around what a test or story renders. */
export function MessagesFrame({ messages, children }: { readonly messages: i18n; readonly children: ReactNode }) {
  return <I18nextProvider i18n={messages}>{children}</I18nextProvider>;
}
