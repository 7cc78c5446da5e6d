import type { ChangeQuote, Offer, OfferBound, Trip } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { boundName, fareFeatures, JourneySummary } from '@airline/itinerary';
import { FareConditionList } from '@airline/itinerary/fare-condition-list';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { Accordion } from '@airline/ui/accordion';
import { Badge } from '@airline/ui/badge';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isPaidWithPoints } from '../change-address.ts';
import styles from './ReviewChange.module.css';

export interface ChangedFlightsProps {
  readonly trip: Trip;
  readonly offer: Offer;
  /** Which directions of the trip change, from 0. */
  readonly bounds: readonly number[];
  /** Absent while it is not known what it costs. */
  readonly quote: ChangeQuote | undefined;
}

/** Renders each direction that changes, as it was and as it will be; then those that stay. */
export function ChangedFlights({ trip, offer, bounds, quote }: ChangedFlightsProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { t: journey } = useTranslation('itinerary');
  const kept = trip.bounds.filter((_, place) => !bounds.includes(place));
  return (
    <>
      <Card title={t('review.changes')}>
        <div className={styles['bounds']}>
          {bounds.map((place, index) => {
            const [before, after] = [trip.bounds[place], offer.bounds[index]];
            const prices = quote?.bounds.find(({ bound }) => bound === place);
            if (before === undefined || after === undefined) return null;
            return (
              <section key={place} className={styles['bound']}>
                <h3 className={styles['boundTitle']}>{boundName(place, trip.bounds.length, journey)}</h3>
                <div className={styles['sides']}>
                  <Side words="before" bound={before} cost={prices?.before} />
                  <Side words="after" bound={after} cost={prices?.after} />
                </div>
                {prices?.noDearerBecause === undefined ? null : (
                  <p className={styles['note']}>{t(`review.${prices.noDearerBecause}`)}</p>
                )}
                <Conditions trip={trip} bound={after} />
              </section>
            );
          })}
        </div>
      </Card>
      {kept.length === 0 ? null : (
        <Card title={t('review.stays')}>
          <div className={styles['bounds']}>
            {kept.map((bound) => (
              <Flight key={bound.itinerary.id} bound={bound} />
            ))}
          </div>
        </Card>
      )}
    </>
  );
}

interface SideProps {
  readonly words: 'before' | 'after';
  readonly bound: OfferBound;
  readonly cost: OfferBound['perPassenger'] | undefined;
}

function Side({ words, bound, cost }: SideProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const locale = useLocale();
  return (
    <div className={styles['side']} data-side={words}>
      <h4 className={styles['label']}>{t(`review.${words}`)}</h4>
      <Flight bound={bound} />
      {cost === undefined ? null : (
        <p className={styles['cost']}>{t('review.cost', { amount: formatMoney(cost, locale) })}</p>
      )}
    </div>
  );
}

function Flight({ bound }: { readonly bound: OfferBound }): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const { legs } = bound.itinerary;
  return (
    <div className={styles['flight']}>
      <p className={styles['date']}>{formatCalendarDate(bound.date, locale, 'full')}</p>
      <p className={styles['route']}>
        <span>
          {placeName(legs[0]?.from ?? bound.origin, locale)} – {placeName(legs.at(-1)?.to ?? bound.destination, locale)}
        </span>
        <Badge>{t('choose.fare', { family: journey(`family.${bound.family}`) })}</Badge>
      </p>
      <JourneySummary itinerary={bound.itinerary} variant="row" />
    </div>
  );
}

/** Renders what the new fare includes. */
function Conditions({
  trip,
  bound: { family, itinerary },
}: {
  readonly trip: Trip;
  readonly bound: OfferBound;
}): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { t: journey } = useTranslation('itinerary');
  const { data: fareFamilies } = useSuspenseQuery(fareFamiliesQuery(useSession()));
  const conditions = fareFamilies.find((fare) => fare.family === family);
  if (conditions === undefined) return null;
  return (
    <Accordion
      items={[
        {
          id: itinerary.id,
          title: t('review.conditions', { family: journey(`family.${family}`) }),
          content: (
            <FareConditionList features={fareFeatures(conditions, journey, { inPoints: isPaidWithPoints(trip) })} />
          ),
        },
      ]}
    />
  );
}
