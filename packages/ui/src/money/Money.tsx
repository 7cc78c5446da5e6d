import type { ReactNode } from 'react';

import { useLocale } from '../locale/LocaleProvider.tsx';
import { formatMoney, type MoneyAmount, type MoneyOptions } from './format-money.ts';
import styles from './Money.module.css';

/** What {@link Money} takes. */
export interface MoneyProps extends MoneyOptions {
  readonly amount: MoneyAmount;
  /** `price` is large, for the one price of a card. */
  readonly size?: 'text' | 'price';
}

/**
 * Renders an amount of money in the page's language, in figures of one width.
 *
 * @example
 * ```tsx
 * import { Money } from '@airline/ui/money';
 *
 * export const Example = () => <Money amount={{ amountMinor: 15420, currency: 'USD' }} />;
 * ```
 */
export function Money({ amount, size = 'text', ...options }: MoneyProps): ReactNode {
  const locale = useLocale();
  return (
    <span className={styles['money']} data-size={size}>
      {formatMoney(amount, locale, options)}
    </span>
  );
}
