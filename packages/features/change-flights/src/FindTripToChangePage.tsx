import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import {
  findChangeDeadline,
  FindTripForm,
  findTripProof,
  NextTrip,
  parseWantedTrip,
  tripDestination,
  tripWay,
} from '@airline/trip';
import { useLoginState, useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { Banner } from '@airline/ui/banner';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

/** Renders the way to a trip whose flights are to be changed, with what can be changed said first. A trip at hand is gone on with at once. */
export function Component(): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { t: trips } = useTranslation('trips');
  const navigate = useNavigate();
  const [wanted] = useState(parseWantedTrip(useLocation().state));
  const isLoggedIn = useLoginState().kind === 'authenticated';
  const open = (recordLocator: string) => buildPath('air-change-trip', { recordLocator });
  if (wanted !== undefined && findTripProof(wanted.recordLocator) !== undefined) {
    return <Navigate replace to={open(wanted.recordLocator)} />;
  }
  return (
    <FindTripForm
      title={t('find.title')}
      lead={
        <>
          {t('find.rules')} {trips('find.lead')}
          {isLoggedIn ? (
            <>
              {' '}
              {t('find.ownTrips')} <Link href={buildPath('my-account-trips')}>{t('find.ownTripsLink')}</Link>.
            </>
          ) : null}
        </>
      }
      before={<OwnTrip />}
      onFound={(recordLocator) => void navigate(open(recordLocator))}
    />
  );
}

/** Renders the way to change the next trip of who is logged in, where its flights can be changed. */
function OwnTrip(): ReactNode {
  const { t } = useTranslation('changeFlights');
  const locale = useLocale();
  const session = useSession();
  return (
    <NextTrip otherwise={null}>
      {(trip) =>
        findChangeDeadline(trip, session.now()) === undefined ? null : (
          <Banner
            title={t('find.next', { city: placeName(tripDestination(trip), locale) })}
            actions={
              <ButtonLink size="small" variant="primary" {...tripWay(trip, 'air-change-trip')}>
                {t('find.change')}
              </ButtonLink>
            }
          />
        )
      }
    </NextTrip>
  );
}
