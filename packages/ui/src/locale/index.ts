export { LocaleProvider, useLocale, type LocaleProviderProps } from './LocaleProvider.tsx';
