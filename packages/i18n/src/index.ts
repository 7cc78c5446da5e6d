import './typed-keys.ts';

export { changeLanguage, createI18n, currentLanguage } from './create-i18n.ts';
export {
  defaultLanguage,
  isLanguage,
  languageNames,
  languages,
  type Language,
  type LanguageStorage,
} from './language.ts';
export { loadMessages, type Namespace } from './load-messages.ts';
