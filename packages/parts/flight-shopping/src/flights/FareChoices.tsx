import { fareFamilies, type FareConditions, type ItineraryFare } from '@airline/contract';
import { fareFeatures } from '@airline/itinerary';
import { Button } from '@airline/ui/button';
import { FareCard } from '@airline/ui/fare-card';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FarePrice } from './FarePrice.tsx';
import styles from './ItineraryCard.module.css';

export interface FareChoicesProps {
  /** When the flight leaves, as its clocks show it: names the fares to those who hear them. */
  readonly departs: string;
  readonly fares: readonly ItineraryFare[];
  readonly conditions: readonly FareConditions[];
  readonly inPoints: boolean;
  readonly onChoose: (fare: ItineraryFare) => void;
}

/** Renders the fares of one flight side by side, the cheapest first; one that is sold out says so. */
export function FareChoices({ departs, fares, conditions, inPoints, onChoose }: FareChoicesProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  return (
    <section aria-label={t('fare.group', { departs })} className={styles['fares']}>
      {fareFamilies.map((family) => {
        const fare = fares.find((candidate) => candidate.family === family);
        const included = conditions.find((candidate) => candidate.family === family);
        const name = journey(`family.${family}`);
        return (
          <FareCard
            key={family}
            name={name}
            headingLevel={4}
            {...(fare === undefined ? {} : { price: <FarePrice fare={fare} inPoints={inPoints} size="price" /> })}
            priceNote={
              fare === undefined ? t('fare.soldOut') : t(inPoints ? 'fare.perPersonInPoints' : 'fare.perPerson')
            }
            {...(fare?.seatsLeft === undefined ? {} : { scarcity: t('fare.scarcity', { count: fare.seatsLeft }) })}
            features={included === undefined ? [] : fareFeatures(included, journey, { inPoints })}
            includedLabel={journey('condition.included')}
            notIncludedLabel={journey('condition.notIncluded')}
            action={
              fare === undefined ? null : (
                <Button
                  variant="primary"
                  aria-label={t('fare.chooseLong', { family: name, departs, price: priceText(fare, inPoints, locale) })}
                  onClick={() => onChoose(fare)}
                >
                  {t('fare.choose', { family: name })}
                </Button>
              )
            }
          />
        );
      })}
    </section>
  );

  function priceText(fare: ItineraryFare, points: boolean, language: string): string {
    if (!points) return formatMoney(fare.perPassenger, language);
    return `${new Intl.NumberFormat(language).format(fare.pointsPerPassenger)} ${t('prices.unitOther')}`;
  }
}
