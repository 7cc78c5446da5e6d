import type { Trip } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { JourneySummary, placeName } from '@airline/itinerary';
import { buildPath } from '@airline/links';
import { keepTripProof, toTripProof } from '@airline/trip';
import { Badge } from '@airline/ui/badge';
import { ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { TripCard } from '@airline/ui/trip-card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface AccountTripProps {
  readonly trip: Trip;
  readonly headingLevel: 2 | 3;
}

/** Renders a trip of the account, with the way to its page. */
export function AccountTrip({ trip, headingLevel }: AccountTripProps): ReactNode {
  const { t } = useTranslation('myAccount');
  const locale = useLocale();
  const [first] = trip.bounds;
  if (first === undefined) return null;
  return (
    <TripCard
      title={placeName(first.itinerary.legs.at(-1)?.to ?? first.destination)}
      headingLevel={headingLevel}
      date={formatCalendarDate(first.date, locale, 'full')}
      codeLabel={t('snapshot.recordLocator')}
      code={trip.recordLocator}
      actions={
        <ButtonLink
          href={buildPath('trip', { recordLocator: trip.recordLocator })}
          onClick={() => {
            // The trip's page asks for what proves that it is the person's: they have proved more already.
            const proof = toTripProof(trip);
            if (proof !== undefined) keepTripProof(proof);
          }}
        >
          {t('snapshot.seeTrip')}
        </ButtonLink>
      }
    >
      {trip.status === 'cancelled' ? (
        <p>
          <Badge tone="warning">{t('trips.cancelled')}</Badge>
        </p>
      ) : null}
      {trip.bounds.map(({ itinerary }) => (
        <JourneySummary key={itinerary.id} itinerary={itinerary} />
      ))}
    </TripCard>
  );
}
