import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { useLoginState, useSession } from '@airline/session/react';
import {
  FindTripForm,
  findTripProof,
  NextTrip,
  parseWantedTrip,
  tripDestination,
  tripWay,
  useMoment,
} from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

/** Renders the way to a trip that somebody checks in for. A trip at hand is gone on with at once. */
export function Component(): ReactNode {
  const { t } = useTranslation('checkIn');
  const navigate = useNavigate();
  const [wanted] = useState(parseWantedTrip(useLocation().state));
  const isLoggedIn = useLoginState().kind === 'authenticated';
  const open = (recordLocator: string) => buildPath('air-check-in-trip', { recordLocator });
  if (wanted !== undefined && findTripProof(wanted.recordLocator) !== undefined) {
    return <Navigate replace to={open(wanted.recordLocator)} />;
  }
  return (
    <FindTripForm
      title={t('find.title')}
      lead={
        <>
          {t('find.lead')}
          {isLoggedIn ? (
            <>
              {' '}
              {t('find.ownTrips')} <Link href={buildPath('my-account-trips')}>{t('find.ownTripsLink')}</Link>.
            </>
          ) : null}
        </>
      }
      before={<NextTrip otherwise={null}>{(trip) => <OwnTrip trip={trip} />}</NextTrip>}
      onFound={(recordLocator) => void navigate(open(recordLocator))}
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
