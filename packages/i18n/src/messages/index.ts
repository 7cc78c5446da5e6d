/** The messages and languages without React and without i18next: for a server, and for tests. */
export { defaultLanguage, isLanguage, languageCookie, languages, type Language } from '../language.ts';
export { en } from './en/index.ts';
export { es } from './es/index.ts';
export { serverMessages } from './server-messages.ts';
export type { Messages, MessageTree } from './types.ts';
