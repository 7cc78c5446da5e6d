import { Page } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { CheckInUndone, tripDestination, WhoseTrip } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLoaderData, useNavigate } from 'react-router-dom';

import own from './Cancellation.module.css';
import type { CancellationRefusal, LoadedCancellation } from './cancellation-loader.ts';
import { CancellationChoice } from './CancellationChoice.tsx';
import { ChoosePart } from './ChoosePart.tsx';
import { chosenPartQuery, isNobodyChosen, type ChosenPart } from './chosen-part.ts';

export { loadCancellation as loader } from './cancellation-loader.ts';

/** Renders what of a trip is cancelled, what that gives back, and the way to do it; a trip that is cancelled is shown as one. */
export function Component(): ReactNode {
  const loaded = useLoaderData<LoadedCancellation>();
  if (!('trip' in loaded)) return <WhoseTrip wanted={loaded.wanted} page="air-cancel" />;
  const { trip } = loaded;
  if (trip.status === 'cancelled') {
    return <Navigate replace to={buildPath('trip', { recordLocator: trip.recordLocator })} />;
  }
  return <Divided {...loaded} />;
}

function Divided({ trip, chosen, quote, refusal }: Exclude<LoadedCancellation, { wanted: unknown }>): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const navigate = useNavigate();
  const [picked, setPicked] = useState(chosen);
  const choose = (part: ChosenPart): void => {
    setPicked(part);
    void navigate({ search: chosenPartQuery(part) }, { replace: true, preventScrollReset: true });
  };
  const query = chosenPartQuery(chosen);
  const isAsked = query === chosenPartQuery(picked);
  return (
    <Page title={t('cancel.title', { city: placeName(tripDestination(trip), locale) })} lead={t('cancel.lead')}>
      <div className={own['choice']}>
        <CheckInUndone trip={trip} />
        <ChoosePart trip={trip} chosen={picked} onChoose={choose} />
        {isAsked ? null : <Skeleton label={t('cancel.part.loading')} shape="card" />}
        {isAsked && isNobodyChosen(picked) ? <p>{t('cancel.part.tickSomeone')}</p> : null}
        {isAsked && refusal !== undefined ? <Refused trip={trip} refusal={refusal} /> : null}
        {isAsked && quote !== undefined ? (
          // Another part is another question: whether to, and by which code, is asked anew.
          <CancellationChoice key={query} trip={trip} chosen={chosen} quote={quote} />
        ) : null}
      </div>
    </Page>
  );
}

function Refused({ trip, refusal }: { readonly trip: Trip; readonly refusal: CancellationRefusal }): ReactNode {
  const { t } = useTranslation('trips');
  const { t: problems } = useTranslation('gatewayRefusals');
  return (
    <Banner
      tone="warning"
      live="polite"
      title={problems(`${refusal}.title`)}
      actions={
        <ButtonLink size="small" href={buildPath('trip', { recordLocator: trip.recordLocator })}>
          {t('confirmation.manage')}
        </ButtonLink>
      }
    >
      {problems(`${refusal}.body`)}
    </Banner>
  );
}
