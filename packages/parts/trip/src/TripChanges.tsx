import type { Trip, TripChange } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { GivenBack } from './GivenBack.tsx';
import { useMoment } from './trip-time.ts';
import styles from './TripDetails.module.css';

/** Renders how the flights of a trip were changed: when, from what, and what was paid or came back; nothing where they were not. */
export function TripChanges({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const { changes = [] } = trip;
  if (changes.length === 0) return null;
  return (
    <Card title={t('changes.title')}>
      <ul className={styles['changes']}>
        {changes.map((change, index) => (
          <li key={change.changedAt} className={styles['change']}>
            <OneChange trip={trip} change={change} after={changes[index + 1]?.before ?? trip.bounds} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface OneChangeProps {
  readonly trip: Trip;
  readonly change: TripChange;
  /** What the trip booked after it. */
  readonly after: Trip['bounds'];
}

function OneChange({
  trip,
  change: { changedAt, before, difference, cancelledPart },
  after,
}: OneChangeProps): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const moment = useMoment(trip);
  const { due, pointsDue, refund, credit, forfeited, pointsReturned } = difference;
  const isBack = pointsReturned > 0 || [refund, credit, forfeited].some(({ amountMinor }) => amountMinor > 0);
  const left =
    cancelledPart?.bounds ?? before.filter(({ itinerary }, place) => itinerary.id !== after[place]?.itinerary.id);
  return (
    <>
      <p className={styles['changedOn']}>
        {t(cancelledPart === undefined ? 'changes.on' : 'changes.cancelledOn', { date: moment(changedAt) })}
      </p>
      {(cancelledPart?.passengers ?? []).length === 0 ? null : (
        <p className={styles['line']}>
          {t('changes.leave', {
            names: new Intl.ListFormat(locale).format(
              cancelledPart?.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`) ?? [],
            ),
          })}
        </p>
      )}
      {left.map(({ itinerary: { id, legs }, origin, destination, date }) => (
        <p key={id} className={styles['line']}>
          {t(cancelledPart === undefined ? 'changes.before' : 'changes.dropped', {
            from: placeName(legs[0]?.from ?? origin, locale),
            to: placeName(legs.at(-1)?.to ?? destination, locale),
            date: formatCalendarDate(date, locale),
          })}
        </p>
      ))}
      {pointsDue > 0 ? (
        <p className={styles['line']}>{t('changes.paidPoints', { points: formatPoints(pointsDue, locale) })}</p>
      ) : null}
      {due.amountMinor > 0 ? (
        <p className={styles['line']}>{t('changes.paid', { amount: formatMoney(due, locale) })}</p>
      ) : null}
      {isBack ? <GivenBack amounts={difference} payments={trip.payments} /> : null}
    </>
  );
}
