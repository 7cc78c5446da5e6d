import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeMoment } from '@airline/itinerary/place-moment';
import { PlacePicture } from '@airline/itinerary/place-picture';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { wholePrice } from '../search/low-fares.ts';
import { resultsHref } from '../search/search-params.ts';
import styles from './Destinations.module.css';
import type { PricedDestination } from './list-destinations.ts';

/** What the cards of all destinations share. */
export interface DestinationCardContext {
  readonly origin: string;
  readonly nameOf: (station: string) => string;
  readonly resultsPath: string;
}

interface DestinationCardProps extends DestinationCardContext {
  readonly destination: PricedDestination;
}

/** Renders a destination as a picture with its price: all of it leads to the flights of its cheapest day. */
export function DestinationCard({ destination, origin, nameOf, resultsPath }: DestinationCardProps): ReactNode {
  const { t } = useTranslation('destinations');
  const locale = useLocale();
  const { station, lowest } = destination;
  return (
    <article className={styles['card']}>
      <div className={styles['cardPicture']}>
        <PlacePicture station={station} moment={placeMoment(station, lowest.date)} />
      </div>
      <h3 className={styles['cardName']}>
        <Link href={oneWayHref(resultsPath, origin, destination)} variant="quiet">
          {nameOf(station)}
        </Link>
      </h3>
      <p className={styles['cardPrice']}>{t('from', { price: wholePrice(lowest.perPassenger, locale) })}</p>
      <p className={styles['cardDate']}>{t('nonstopOn', { date: formatCalendarDate(lowest.date, locale, 'short') })}</p>
    </article>
  );
}

/** Gives the address of the flights of a destination's cheapest day, for one adult. */
export function oneWayHref(resultsPath: string, origin: string, { station, lowest }: PricedDestination): string {
  return resultsHref(resultsPath, {
    tripKind: 'oneWay',
    bounds: [{ origin, destination: station, date: lowest.date }],
    party: { adults: 1, children: 0, lapInfants: 0 },
    inPoints: false,
  });
}
