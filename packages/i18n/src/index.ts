import './typed-keys.ts';

export type { Messages } from './typed-keys.ts';

export { defaultLanguage, isLanguage, languageParameter, languages, type Language } from '@airline/contract';
export { changeLanguage, createI18n, currentLanguage, suggestLanguage } from './create-i18n.ts';
export { languageHref, languageNames, type LanguageStorage } from './language.ts';
export { loadMessages, type Namespace } from './load-messages.ts';
export { collectPageMessages, type PageMessages } from './page-messages.ts';
