import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeMoment } from '@airline/itinerary/place-moment';
import { PlacePicture } from '@airline/itinerary/place-picture';
import { ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { wholePrice } from '../search/low-fares.ts';
import { oneWayHref, type DestinationCardContext } from './DestinationCard.tsx';
import styles from './Destinations.module.css';
import type { Destination } from './list-destinations.ts';

interface ChosenDestinationProps extends DestinationCardContext {
  readonly destination: Destination;
}

/** Renders the destination that is chosen on the map. */
export function ChosenDestination({ destination, origin, nameOf, resultsPath }: ChosenDestinationProps): ReactNode {
  const { t } = useTranslation('destinations');
  const locale = useLocale();
  const { station, lowest } = destination;
  const place = nameOf(station);
  return (
    <section className={styles['chosen']} aria-label={t('chosen')} aria-live="polite">
      <div className={styles['chosenPicture']}>
        <PlacePicture station={station} moment={lowest && placeMoment(station, lowest.date)} />
      </div>
      <div className={styles['chosenWords']}>
        <h3 className={styles['chosenName']}>{place}</h3>
        {lowest === undefined ? (
          <p>{t('soldOut')}</p>
        ) : (
          <>
            <p className={styles['chosenPrice']}>{t('from', { price: wholePrice(lowest.perPassenger, locale) })}</p>
            <p className={styles['cardDate']}>
              {t('nonstopOn', { date: formatCalendarDate(lowest.date, locale, 'short') })}
            </p>
            <ButtonLink href={oneWayHref(resultsPath, origin, { station, lowest })}>{t('see', { place })}</ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
