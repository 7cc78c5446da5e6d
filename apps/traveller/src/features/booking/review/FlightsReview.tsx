import type { Offer } from '@airline/contract';
import { fareFeatures, JourneyTimeline } from '@airline/journey';
import { Accordion } from '@airline/ui/accordion';
import { useLocale } from '@airline/ui/locale';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatCalendarDate } from '../../../calendar-date.ts';
import { fareFamiliesQuery } from '../../../fare-families.ts';
import { FareConditionList } from '../../../fare-conditions/FareConditionList.tsx';
import { queryClient } from '../../../gateway.ts';
import { boundName } from '../frame/BookingSummary.tsx';
import styles from './ReviewPage.module.css';

/** Renders every flight leg by leg, with what its fare includes. */
export function FlightsReview({ offer }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('booking');
  const { t: journey } = useTranslation('journey');
  const locale = useLocale();
  const { data: fareFamilies } = useSuspenseQuery(fareFamiliesQuery, queryClient);
  return (
    <div className={styles['bounds']}>
      {offer.bounds.map((bound, index) => {
        const conditions = fareFamilies.find(({ family }) => family === bound.family);
        const name = boundName(index, offer.bounds.length, journey);
        return (
          <section key={bound.itinerary.id} className={styles['bound']}>
            <h3 className={styles['boundTitle']}>
              {name} · {formatCalendarDate(bound.date, locale, 'day')}
            </h3>
            <JourneyTimeline itinerary={bound.itinerary} />
            {conditions === undefined ? null : (
              <Accordion
                items={[
                  {
                    id: bound.itinerary.id,
                    title: `${t('review.conditions')}: ${journey(`family.${bound.family}`)}`,
                    content: <FareConditionList features={fareFeatures(conditions, journey)} />,
                  },
                ]}
              />
            )}
          </section>
        );
      })}
    </div>
  );
}
