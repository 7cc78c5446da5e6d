import type { FareConditions, ItineraryFare } from '@airline/contract';
import { JourneyTimeline } from '@airline/itinerary';
import { Disclosure } from '@airline/ui/disclosure';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PricedItinerary } from './arrange-flights.ts';
import { fareDifferences } from './fare-differences.ts';
import { FareChoices } from './FareChoices.tsx';
import { FareComparison } from './FareComparison.tsx';
import styles from './ItineraryCard.module.css';
import type { PriceBasis } from './list-options.ts';
import type { ListedPrice } from './replaced-flight.ts';

export interface FlightDetailsProps {
  readonly itinerary: PricedItinerary;
  readonly departs: string;
  readonly conditions: readonly FareConditions[];
  readonly priceOf: (fare: ItineraryFare) => ListedPrice | undefined;
  readonly markOf?: ((fare: ItineraryFare) => ReactNode) | undefined;
  readonly inPoints: boolean;
  readonly basis: PriceBasis;
  readonly onChoose: (fare: ItineraryFare) => void;
}

/** Renders what is known of one flight: its fares with what they include, its legs, and how its carbon dioxide is estimated. */
export function FlightDetails(props: FlightDetailsProps): ReactNode {
  const { itinerary, departs, conditions, priceOf, markOf, inPoints, basis, onChoose } = props;
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  const differences = fareDifferences(conditions, journey, inPoints);
  const choice = { departs, fares: itinerary.fares, priceOf, inPoints, onChoose };
  return (
    <>
      {itinerary.fares.length === 0 ? null : (
        <div className={styles['detail']}>
          <FareChoices {...choice} markOf={markOf} basis={basis} featuresOf={differences.featuresOf} />
          <div className={styles['comparison']}>
            <FareComparison {...choice} differences={differences} />
          </div>
          {differences.common.length === 0 ? null : (
            <p className={styles['note']}>{t('compare.common', { features: differences.common.join(' · ') })}</p>
          )}
        </div>
      )}
      <div className={styles['detail']}>
        <JourneyTimeline itinerary={itinerary} />
        <div className={styles['method']}>
          <Disclosure title={t('co2.title')}>{t('co2.method')}</Disclosure>
        </div>
      </div>
    </>
  );
}
