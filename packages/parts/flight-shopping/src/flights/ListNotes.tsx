import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HOUR_COUNTS_MINOR, STOP_COUNTS_MINOR } from './best-order.ts';
import styles from './FlightResults.module.css';

/** How many flights are not shown because they do not go with those of the other directions. */
export interface HiddenFlights {
  /** They leave before the direction before lands. */
  readonly tooSoon: number;
  /** They land after the direction after leaves. */
  readonly tooLate: number;
}

export interface ListNotesProps {
  readonly hidden: HiddenFlights;
  readonly inPoints: boolean;
  /** Whether the list is in the order 'best'. */
  readonly isByBest: boolean;
}

/** Renders what the list does not show, how it is ordered, and what its figures are: under it, for those who ask. */
export function ListNotes({ hidden: { tooSoon, tooLate }, inPoints, isByBest }: ListNotesProps): ReactNode {
  const { t } = useTranslation('flights');
  const locale = useLocale();
  const dollars = (amountMinor: number) =>
    formatMoney({ amountMinor, currency: 'USD' }, locale, { minorUnits: 'auto' });
  return (
    <div className={styles['notes']}>
      {tooSoon > 0 ? <p>{t('list.tooSoon', { count: tooSoon })}</p> : null}
      {tooLate > 0 ? <p>{t('list.tooLate', { count: tooLate })}</p> : null}
      {isByBest ? (
        <p>{t('sort.bestRule', { hour: dollars(HOUR_COUNTS_MINOR), stop: dollars(STOP_COUNTS_MINOR) })}</p>
      ) : null}
      {inPoints ? <p>{t('pointsNote')}</p> : null}
      <p>{t('list.localTimes')}</p>
      <p>{t('co2.note')}</p>
    </div>
  );
}
