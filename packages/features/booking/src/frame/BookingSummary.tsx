import type { Offer } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { boundName, JourneySummary } from '@airline/itinerary';
import { OfferTimeLeft } from '@airline/itinerary/offer';
import { placeName } from '@airline/reference-data/place-names';
import { Badge } from '@airline/ui/badge';
import { Card } from '@airline/ui/card';
import { Disclosure } from '@airline/ui/disclosure';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import styles from './BookingSummary.module.css';
import { OfferPrice, PayTotal } from './PayTotal.tsx';
import { useWideScreen } from './use-wide-screen.ts';

export interface BookingSummaryProps {
  readonly offer: Offer;
  /** What stands beside the page instead; the bar of a narrow screen stays. */
  readonly beside: ReactNode;
  /** Where the bar has room for the step's button. */
  readonly barRef: Ref<HTMLDivElement>;
}

/** Renders what is being booked and its price: beside the page where there is room, else as a bar that opens. */
export function BookingSummary({ offer, beside, barRef }: BookingSummaryProps): ReactNode {
  const { t } = useTranslation('booking');
  const wide = useWideScreen();
  if (wide) {
    return (
      <aside className={styles['beside']} aria-label={t('summary.title')}>
        {beside ?? (
          <Card title={t('summary.title')}>
            <OfferDetails offer={offer} />
          </Card>
        )}
      </aside>
    );
  }
  return (
    <aside className={styles['bar']} data-foot-bar aria-label={t('summary.title')}>
      <Disclosure
        variant="bar"
        title={
          <span className={styles['total']}>
            <span className={styles['totalLabel']}>{t('summary.total')}</span>
            <PayTotal offer={offer} />
          </span>
        }
        more={t('summary.show')}
      >
        <OfferDetails offer={offer} />
      </Disclosure>
      <div ref={barRef} className={styles['action']} />
    </aside>
  );
}

/** Renders the flights that were chosen, what they cost, for how long, and the way to other ones. */
export function OfferDetails({ offer }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('booking');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const flightsHref = useBooking((state) => state.flightsHref);
  return (
    <div className={styles['details']}>
      {offer.bounds.map((bound, index) => (
        <section key={bound.itinerary.id} className={styles['bound']}>
          <h3 className={styles['boundTitle']}>
            {placeName(bound.itinerary.legs[0]?.from ?? bound.origin, locale)} –{' '}
            {placeName(bound.itinerary.legs.at(-1)?.to ?? bound.destination, locale)}
          </h3>
          <p className={styles['boundDate']}>
            {boundName(index, offer.bounds.length, journey)} · {formatCalendarDate(bound.date, locale, 'short')}
            <Badge>{t('summary.fare', { family: journey(`family.${bound.family}`) })}</Badge>
          </p>
          <JourneySummary itinerary={bound.itinerary} />
        </section>
      ))}
      <OfferPrice offer={offer} />
      {offer.freeCancellation ? <p className={styles['note']}>{journey('freeCancellation')}</p> : null}
      <OfferTimeLeft expiresAt={offer.expiresAt} />
      {flightsHref === undefined ? null : (
        <Link href={flightsHref} variant="standalone">
          {t('summary.changeFlights')}
        </Link>
      )}
    </div>
  );
}
