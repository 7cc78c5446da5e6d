import { useAppFrame } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { readHint } from '@airline/session/hint';
import { FindTripForm } from '@airline/trip';
import { Link } from '@airline/ui/link';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Renders the way to a trip that is to be seen. */
export function Component(): ReactNode {
  const { t } = useTranslation('trips');
  const navigate = useNavigate();
  const { app } = useAppFrame();
  const isLoggedIn = useSyncExternalStore(
    watchNothing,
    () => readHint(() => localStorage, app) !== undefined,
    () => false,
  );
  return (
    <FindTripForm
      title={t('find.title')}
      lead={
        isLoggedIn ? (
          <>
            {t('find.lead')} {t('find.ownTrips')}{' '}
            <Link href={buildPath('my-account-trips')}>{t('find.ownTripsLink')}</Link>.
          </>
        ) : (
          t('find.lead')
        )
      }
      onFound={(recordLocator) => void navigate(buildPath('trip', { recordLocator }))}
    />
  );
}

/** The page is prerendered for everybody: whether somebody is logged in is looked up where it is read. */
const watchNothing = () => () => undefined;
