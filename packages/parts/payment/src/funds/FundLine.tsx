import type { ChosenFund } from '@airline/funds';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './funds.module.css';

export interface FundLineProps {
  readonly fund: ChosenFund;
  /** What can be done with it: used, or taken out. */
  readonly action: 'use' | 'remove';
  readonly onPress: () => void;
  /** Why it pays nothing, where it does not. */
  readonly children?: ReactNode;
}

/** Renders a fund by the last four of its number: what is left of it, and until when. */
export function FundLine({
  fund: { number, leftMinor, expiresOn },
  action,
  onPress,
  children,
}: FundLineProps): ReactNode {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const lastFour = number.slice(-4);
  const left = formatMoney({ amountMinor: leftMinor, currency: 'USD' }, locale);
  return (
    <li className={styles['line']}>
      <div className={styles['name']}>
        <span>{t('funds.fund', { lastFour })}</span>
        <span className={styles['note']}>{t('funds.left', { left, date: formatCalendarDate(expiresOn, locale) })}</span>
        {children}
      </div>
      <Button size="small" onClick={onPress}>
        {t(`funds.${action}`)} <VisuallyHidden>{t('funds.thisFund', { lastFour })}</VisuallyHidden>
      </Button>
    </li>
  );
}
