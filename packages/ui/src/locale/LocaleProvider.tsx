import { createContext, use, type ReactNode } from 'react';

import { regionalLocale } from './regional-locale.ts';

const LocaleContext = createContext('es');

/** What {@link LocaleProvider} takes. */
export interface LocaleProviderProps {
  /** BCP 47 language tag by which numbers and times are written: `es` and `en` as in the United States, `es-MX` as in Mexico. */
  readonly locale: string;
  readonly children: ReactNode;
}

/**
 * Says in which language `Money`, `Points`, `Duration`, `LocalTime` and the pickers below it write numbers and times.
 *
 * Without a provider it is `es`. It translates no text: text comes by props.
 *
 * @example
 * ```tsx
 * import { LocaleProvider } from '@airline/ui/locale';
 * import { Money } from '@airline/ui/money';
 *
 * export const Example = () => (
 *   <LocaleProvider locale="en">
 *     <Money amount={{ amountMinor: 12900, currency: 'USD' }} />
 *   </LocaleProvider>
 * );
 * ```
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps): ReactNode {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/**
 * Gives the language tag by which numbers and times are written here, with its region: `es-US` for a page in `es`.
 *
 * @example
 * ```tsx
 * import { useLocale } from '@airline/ui/locale';
 *
 * export const Example = () => <p>{new Intl.NumberFormat(useLocale()).format(1208)}</p>;
 * ```
 */
export function useLocale(): string {
  return regionalLocale(use(LocaleContext));
}
