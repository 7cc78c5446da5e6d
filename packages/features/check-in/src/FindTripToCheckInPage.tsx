import type { Trip } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { FindTripFor, tripDestination, tripWay, useMoment } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the way to a trip that somebody checks in for. */
export function Component(): ReactNode {
  const { t } = useTranslation('checkIn');
  return (
    <FindTripFor
      title={t('find.title')}
      lead={t('find.lead')}
      page="air-check-in-trip"
      own={{ text: t('find.ownTrips'), link: t('find.ownTripsLink') }}
      next={(trip) => <OwnTrip trip={trip} />}
    />
  );
}

/** Renders the way to the check-in of the next trip of who is logged in, or when it opens. */
function OwnTrip({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('checkIn');
  const locale = useLocale();
  const moment = useMoment(trip);
  const now = useSession().now().toISOString();
  const next = trip.checkIn?.find(({ closesAt }) => Date.parse(closesAt) > Date.parse(now));
  if (next === undefined) return null;
  const isOpen = Date.parse(next.opensAt) <= Date.parse(now);
  return (
    <Banner
      title={t('find.next', { city: placeName(tripDestination(trip), locale) })}
      actions={
        isOpen ? (
          <ButtonLink size="small" {...tripWay(trip, 'air-check-in-trip')}>
            {t('find.nextAction')}
          </ButtonLink>
        ) : undefined
      }
    >
      {isOpen ? null : t('find.nextOpens', { moment: moment(next.opensAt) })}
    </Banner>
  );
}
