import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { tripDestination, WhoseTrip } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLoaderData } from 'react-router-dom';

import type { LoadedCancellation } from './cancellation-loader.ts';
import { CancellationChoice } from './CancellationChoice.tsx';

export { loadCancellation as loader } from './cancellation-loader.ts';

/** Renders what cancelling a trip gives back, and the way to do it; a trip that is cancelled is shown as one. */
export function Component(): ReactNode {
  const loaded = useLoaderData<LoadedCancellation>();
  if (!('trip' in loaded)) return <WhoseTrip wanted={loaded.wanted} page="air-cancel" />;
  const { trip } = loaded;
  if (trip.status === 'cancelled') {
    return <Navigate replace to={buildPath('trip', { recordLocator: trip.recordLocator })} />;
  }
  return 'quote' in loaded ? <CancellationChoice trip={trip} quote={loaded.quote} /> : <Closed trip={trip} />;
}

function Closed({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const { t: problems } = useTranslation('gatewayRefusals');
  const locale = useLocale();
  return (
    <Page title={t('cancel.title', { city: placeName(tripDestination(trip), locale) })}>
      <Banner
        tone="warning"
        title={problems('cancellationClosed.title')}
        actions={
          <ButtonLink size="small" href={buildPath('trip', { recordLocator: trip.recordLocator })}>
            {t('confirmation.manage')}
          </ButtonLink>
        }
      >
        {problems('cancellationClosed.body')}
      </Banner>
    </Page>
  );
}
