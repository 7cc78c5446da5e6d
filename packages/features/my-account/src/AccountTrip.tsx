import type { Trip } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { findChangeDeadline, formatTripDates, TripSummaries, TripTerms, tripWay } from '@airline/trip';
import { Badge } from '@airline/ui/badge';
import { ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { TripCard } from '@airline/ui/trip-card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface AccountTripProps {
  readonly trip: Trip;
  readonly headingLevel: 2 | 3;
}

/** Renders a trip of the account, with the way to its page. */
export function AccountTrip({ trip, headingLevel }: AccountTripProps): ReactNode {
  const { t } = useTranslation('myAccount');
  const locale = useLocale();
  const session = useSession();
  const [changesUntil] = useState(() => findChangeDeadline(trip, session.now()));
  const [canCheckIn] = useState(() => isCheckInOpen(trip, session.now()));
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
          {canCheckIn ? <ButtonLink {...tripWay(trip, 'air-check-in-trip')}>{t('trips.checkIn')}</ButtonLink> : null}
          {changesUntil === undefined ? null : (
            <ButtonLink {...tripWay(trip, 'air-change-trip')}>{t('trips.changeFlights')}</ButtonLink>
          )}
          {trip.terms?.cancellation === undefined ? null : (
            <ButtonLink {...tripWay(trip, 'air-cancel-trip')}>{t('trips.cancel')}</ButtonLink>
          )}
        </>
      }
    >
      {trip.status === 'cancelled' ? (
        <p>
          <Badge tone="warning">{t('trips.cancelled')}</Badge>
        </p>
      ) : null}
      <TripSummaries trip={trip} />
      <TripTerms trip={trip} />
    </TripCard>
  );
}

/** Tells whether travellers of a trip can check in now. */
function isCheckInOpen({ checkIn = [] }: Trip, now: Date): boolean {
  return checkIn.some(({ opensAt, closesAt }) => new Date(opensAt) <= now && now < new Date(closesAt));
}
