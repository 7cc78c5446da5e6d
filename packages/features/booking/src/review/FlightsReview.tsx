import { useClientConfig } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { boundName, fareFeatures, JourneyTimeline } from '@airline/itinerary';
import { FareConditionList } from '@airline/itinerary/fare-condition-list';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { useSession } from '@airline/session/react';
import { Accordion } from '@airline/ui/accordion';
import { useLocale } from '@airline/ui/locale';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { wantsPoints } from '../frame/PayTotal.tsx';
import styles from './ReviewPage.module.css';

/** Renders every flight leg by leg, with what its fare includes. */
export function FlightsReview({ offer }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('booking');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const inPoints = useBooking(wantsPoints);
  const isSeated = useClientConfig().boardingModel === 'assigned';
  const { data: fareFamilies } = useSuspenseQuery(fareFamiliesQuery(useSession()));
  return (
    <div className={styles['bounds']}>
      {offer.bounds.map((bound, index) => {
        const conditions = fareFamilies.find(({ family }) => family === bound.family);
        const name = boundName(index, offer.bounds.length, journey);
        return (
          <section key={bound.itinerary.id} className={styles['bound']}>
            <h3 className={styles['boundTitle']}>
              {name} · {formatCalendarDate(bound.date, locale, 'full')}
            </h3>
            <JourneyTimeline itinerary={bound.itinerary} />
            {conditions === undefined ? null : (
              <Accordion
                items={[
                  {
                    id: bound.itinerary.id,
                    title: `${t('review.conditions')}: ${journey(`family.${bound.family}`)}`,
                    content: <FareConditionList features={fareFeatures(conditions, journey, { inPoints })} />,
                  },
                ]}
              />
            )}
          </section>
        );
      })}
      {isSeated ? null : <p className={styles['note']}>{t('review.seats')}</p>}
    </div>
  );
}
