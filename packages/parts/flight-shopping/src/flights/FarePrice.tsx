import { useLocale } from '@airline/ui/locale';
import { formatMoney, Money } from '@airline/ui/money';
import { Points } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './FlightResults.module.css';
import type { ShownPrice } from './shown-price.ts';

export interface FarePriceProps {
  readonly price: ShownPrice;
  readonly inPoints: boolean;
}

/** Renders what something costs: in dollars, or in points with the taxes that points cannot pay. */
export function FarePrice({ price, inPoints }: FarePriceProps): ReactNode {
  const { t } = useTranslation('flights');
  if (!inPoints) return <Money amount={usd(price.amountMinor)} />;
  return (
    <span className={styles['points']}>
      <Points points={price.points} unit={{ one: t('prices.unitOne'), other: t('prices.unitOther') }} />{' '}
      <span className={styles['taxes']}>
        + <Money amount={usd(price.taxesWithPointsMinor)} />
      </span>
    </span>
  );
}

/** Gives the words of a price, for names that are heard. */
export function usePriceWords(inPoints: boolean): (price: ShownPrice) => string {
  const { t } = useTranslation('flights');
  const locale = useLocale();
  return ({ amountMinor, points, taxesWithPointsMinor }) =>
    inPoints
      ? t('prices.both', {
          points: new Intl.NumberFormat(locale).format(points),
          taxes: formatMoney(usd(taxesWithPointsMinor), locale),
        })
      : formatMoney(usd(amountMinor), locale);
}

function usd(amountMinor: number) {
  return { amountMinor, currency: 'USD' as const };
}
