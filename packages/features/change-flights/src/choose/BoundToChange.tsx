import type { ChangeOptions, Trip } from '@airline/contract';
import { BoundFields, type BoundFieldsProps } from '@airline/flight-shopping/bound-fields';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { boundName, JourneySummary } from '@airline/itinerary';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { isAhead, useMoment } from '@airline/trip';
import { Badge } from '@airline/ui/badge';
import { Card } from '@airline/ui/card';
import { Checkbox } from '@airline/ui/checkbox';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isToday } from '../flights/replaced-flights.ts';
import styles from './ChooseFlights.module.css';

type BoundOption = ChangeOptions['bounds'][number];

export interface BoundToChangeProps extends Pick<BoundFieldsProps, 'form' | 'places' | 'today'> {
  readonly trip: Trip;
  /** Which direction it is, from 0. */
  readonly place: number;
  readonly option: BoundOption;
  readonly now: Date;
  readonly isChosen: boolean;
  /** Absent where it is not chosen by itself. */
  readonly onChoose: ((isChosen: boolean) => void) | undefined;
}

/** Renders a direction of the trip: its flights, what its fare allows, and, once it is chosen, when and where to fly instead. */
export function BoundToChange(props: BoundToChangeProps): ReactNode {
  const { trip, place, option, now, form, places, today, isChosen, onChoose } = props;
  const { t } = useTranslation('changeFlights');
  const { t: journey } = useTranslation('itinerary');
  const locale = useLocale();
  const bound = trip.bounds[place];
  if (bound === undefined) return null;
  const { legs } = bound.itinerary;
  const route = `${placeName(legs[0]?.from ?? bound.origin, locale)} – ${placeName(legs.at(-1)?.to ?? bound.destination, locale)}`;
  return (
    <Card
      title={`${boundName(place, trip.bounds.length, journey)}: ${route}`}
      aside={<Badge>{t('choose.fare', { family: journey(`family.${bound.family}`) })}</Badge>}
    >
      <div className={styles['bound']}>
        <p className={styles['date']}>{formatCalendarDate(bound.date, locale, 'full')}</p>
        <JourneySummary itinerary={bound.itinerary} />
        <Allowed trip={trip} place={place} option={option} now={now} />
        {option.state === 'changeable' && onChoose !== undefined ? (
          <Checkbox
            label={
              <>
                {t('choose.this')} <VisuallyHidden>({route})</VisuallyHidden>
              </>
            }
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        ) : null}
        {isChosen ? (
          <fieldset className={styles['fields']}>
            <legend className={styles['legend']}>{t('choose.when')}</legend>
            <div className={styles['row']}>
              <BoundFields form={form} index={place} today={today} places={places} numbered={trip.bounds.length > 1} />
            </div>
          </fieldset>
        ) : null}
      </div>
    </Card>
  );
}

/** Says what the fare of a direction allows, and what helps where it allows nothing. */
function Allowed({
  trip,
  place,
  option,
  now,
}: Pick<BoundToChangeProps, 'trip' | 'place' | 'option' | 'now'>): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { t: journey } = useTranslation('itinerary');
  const moment = useMoment(trip);
  const bound = trip.bounds[place];
  if (bound === undefined) return null;
  const { recordLocator } = trip;
  switch (option.state) {
    case 'changeable':
      return (
        <div className={styles['note']}>
          <p>{t('choose.changeable', { date: moment(option.closesAt) })}</p>
          {option.disruption === undefined ? null : <p>{t('choose.disruption')}</p>}
          {option.hasSameDayChange && option.disruption === undefined ? (
            <p>{t(isToday(bound, now) ? 'choose.sameDay' : 'choose.sameDayLater')}</p>
          ) : null}
        </div>
      );
    case 'fareForbids':
      return (
        <div className={styles['note']}>
          <p>{t('choose.fareForbids', { family: journey(`family.${bound.family}`) })}</p>
          {isAhead(trip, now) ? (
            <p>
              <Link href={buildPath('air-cancel-trip', { recordLocator })} variant="standalone">
                {t('choose.cancelInstead')}
              </Link>
            </p>
          ) : null}
        </div>
      );
    case 'closed':
    case 'departed':
      return <p className={styles['note']}>{t(`choose.${option.state}`)}</p>;
  }
}
