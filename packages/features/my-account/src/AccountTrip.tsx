import type { Trip } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { findChangeDeadline, formatTripDates, NextStep, TripSummaries, TripTerms, tripWay } from '@airline/trip';
import { Badge } from '@airline/ui/badge';
import { Button, ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { TripCard } from '@airline/ui/trip-card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface AccountTripProps {
  readonly trip: Trip;
  readonly headingLevel: 2 | 3;
  /** Takes a trip that was added by hand out of the list; absent for the account's own. What is done with an added one needs its own proof. */
  readonly onRemove?: (() => void) | undefined;
}

/** Renders a trip of the account, with the way to its page. */
export function AccountTrip({ trip, headingLevel, onRemove }: AccountTripProps): ReactNode {
  const { t } = useTranslation('myAccount');
  const locale = useLocale();
  const session = useSession();
  const [changesUntil] = useState(() => findChangeDeadline(trip, session.now()));
  const isOwn = onRemove === undefined;
  const [first] = trip.bounds;
  if (first === undefined) return null;
  return (
    <TripCard
      title={placeName(first.itinerary.legs.at(-1)?.to ?? first.destination, locale)}
      headingLevel={headingLevel}
      date={formatTripDates(trip, locale)}
      codeLabel={t('snapshot.recordLocator')}
      code={trip.recordLocator}
      actions={
        <>
          <ButtonLink {...tripWay(trip)}>{t('snapshot.seeTrip')}</ButtonLink>
          {isOwn ? <NextStep trip={trip} /> : null}
          {!isOwn || changesUntil === undefined ? null : (
            <ButtonLink {...tripWay(trip, 'air-change-trip')}>{t('trips.changeFlights')}</ButtonLink>
          )}
          {!isOwn || trip.terms?.cancellation === undefined ? null : (
            <ButtonLink {...tripWay(trip, 'air-cancel-trip')}>{t('trips.cancel')}</ButtonLink>
          )}
          {onRemove === undefined ? null : (
            <Button aria-label={t('trips.removeNamed', { recordLocator: trip.recordLocator })} onClick={onRemove}>
              {t('trips.remove')}
            </Button>
          )}
        </>
      }
    >
      {trip.status === 'cancelled' ? (
        <p>
          <Badge tone="warning">{t('trips.cancelled')}</Badge>
        </p>
      ) : null}
      {isOwn ? null : (
        <p>
          <Badge tone="neutral">{t('trips.addedByYou')}</Badge>
        </p>
      )}
      <TripSummaries trip={trip} />
      {isOwn ? <TripTerms trip={trip} /> : null}
    </TripCard>
  );
}
