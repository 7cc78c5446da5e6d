import { Page } from '@airline/app-shell';
import type { FlightBoarding } from '@airline/contract';
import { failureIn, GatewayError } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { PhaseBadge } from '@airline/flight-status';
import { spacedFlight } from '@airline/itinerary';
import { buildPath } from '@airline/links';
import { cityName } from '@airline/reference-data/place-names';
import { getStation } from '@airline/reference-data/stations';
import type { AppServices } from '@airline/session/services';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { ProgressBar } from '@airline/ui/progress-bar';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { boardingQuery } from './boarding-query.ts';
import { Calls } from './Calls.tsx';
import styles from './Gate.module.css';
import { momentAt } from './moment-at.ts';
import { PassengerList } from './PassengerList.tsx';
import { ScanPanel } from './ScanPanel.tsx';
import { useScan } from './use-scan.ts';

/** What the page shows: a flight at its gate, or that there is none for this person. */
type Loaded = { readonly flight: FlightBoarding } | { readonly isMissing: 'notPermitted' | 'boardingFlightNotFound' };

/** Fetches the flight that the address names. */
export async function loader(
  { params }: { readonly params: Readonly<Record<string, string | undefined>> },
  { session, queryClient }: AppServices,
): Promise<Loaded> {
  try {
    return { flight: await queryClient.query(boardingQuery(session, params['flight'] ?? '')) };
  } catch (error) {
    const failure = error instanceof GatewayError ? error.failure : undefined;
    if (failure?.kind === 'refused' && failure.name === 'boardingFlightNotFound') return { isMissing: failure.name };
    if (failure?.kind === 'refused' && failure.name === 'notPermitted') return { isMissing: failure.name };
    throw error;
  }
}

/** Renders a flight at its gate: passes are read, places are called, and who is on board is listed. */
export function Component(): ReactNode {
  const { t } = useTranslation('gate');
  const loaded = useLoaderData<Loaded>();
  if ('flight' in loaded) return <Gate initial={loaded.flight} />;
  const isForbidden = loaded.isMissing === 'notPermitted';
  return (
    <Page title={t('find.title')}>
      <EmptyState
        title={t(isForbidden ? 'notPermitted.title' : 'find.none')}
        actions={
          isForbidden ? undefined : (
            <ButtonLink variant="primary" href={buildPath('gate')}>
              {t('otherFlight')}
            </ButtonLink>
          )
        }
      >
        {t(isForbidden ? 'notPermitted.body' : 'find.noneBody')}
      </EmptyState>
    </Page>
  );
}

function Gate({ initial }: { readonly initial: FlightBoarding }): ReactNode {
  const { t } = useTranslation('gate');
  const locale = useLocale();
  const session = useSession();
  const { data: flight, error, refetch } = useQuery({ ...boardingQuery(session, initial.legId), initialData: initial });
  const scan = useScan(initial.legId);
  const failure = failureIn(error);
  const { from, to, departsAt, leavesAt, gate, phase } = flight;
  const moment = (instant: string): string => momentAt(instant, getStation(from)?.timeZone, locale);
  return (
    <Page
      title={t('title', { flight: spacedFlight(flight.flight), from, to })}
      size="compact"
      lead={
        <>
          {t('lead', {
            moment: moment(departsAt),
            city: cityName(from, locale),
            gate: gate ?? t('noGate'),
          })}{' '}
          {leavesAt === undefined || Date.parse(leavesAt) === Date.parse(departsAt)
            ? null
            : t('leavesAt', { moment: moment(leavesAt) })}
        </>
      }
    >
      <div className={styles['gate']}>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void refetch()} />}
        <div className={styles['work']}>
          <Card title={t('scan.title')} aside={<PhaseBadge leg={{ phase }} />}>
            <ScanPanel flight={flight} scan={scan} />
          </Card>
          <Card
            title={t('counts.title')}
            actions={
              <ButtonLink size="small" href={buildPath('gate')}>
                {t('otherFlight')}
              </ButtonLink>
            }
          >
            <Counts flight={flight} />
          </Card>
          <Card title={t('groups.title')}>
            <Calls flight={flight} />
          </Card>
        </div>
        <Card title={t('list.title')}>
          <PassengerList flight={flight} scan={scan} />
        </Card>
      </div>
    </Page>
  );
}

function Counts({ flight: { counts } }: { readonly flight: FlightBoarding }): ReactNode {
  const { t } = useTranslation('gate');
  const { boarded, checkedIn, sold } = counts;
  return (
    <div className={styles['part']}>
      <ProgressBar
        label={t('counts.progress', { boarded, checkedIn })}
        value={checkedIn === 0 ? 0 : boarded / checkedIn}
      />
      <DescriptionList
        variant="amounts"
        items={[
          { id: 'boarded', term: t('counts.boarded'), detail: boarded },
          { id: 'missing', term: t('counts.missing'), detail: checkedIn - boarded },
          { id: 'checkedIn', term: t('counts.checkedIn'), detail: checkedIn },
          { id: 'sold', term: t('counts.sold'), detail: sold },
        ]}
      />
    </div>
  );
}
