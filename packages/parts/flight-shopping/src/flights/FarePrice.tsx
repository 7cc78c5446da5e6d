import type { ItineraryFare } from '@airline/contract';
import { Money } from '@airline/ui/money';
import { Points } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './FlightResults.module.css';

export interface FarePriceProps {
  readonly fare: Pick<ItineraryFare, 'perPassenger' | 'pointsPerPassenger'>;
  readonly inPoints: boolean;
  readonly size?: 'text' | 'price';
}

/** Renders what a fare costs each passenger, in dollars or in points. */
export function FarePrice({ fare, inPoints, size = 'text' }: FarePriceProps): ReactNode {
  const { t } = useTranslation('flights');
  if (!inPoints) return <Money amount={fare.perPassenger} size={size} />;
  return (
    <span className={styles['points']} data-size={size}>
      <Points points={fare.pointsPerPassenger} unit={{ one: t('prices.unitOne'), other: t('prices.unitOther') }} />
    </span>
  );
}
