export { LocaleProvider, useLocale, type LocaleProviderProps } from './LocaleProvider.tsx';
export { regionalLocale } from './regional-locale.ts';
