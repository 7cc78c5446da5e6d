import './typed-keys.ts';

export { defaultLanguage, isLanguage, languages, type Language } from '@airline/contract';
export { changeLanguage, createI18n, currentLanguage } from './create-i18n.ts';
export { languageNames, type LanguageStorage } from './language.ts';
export { loadMessages, type Namespace } from './load-messages.ts';
