import { Page } from '@airline/app-shell';
import {
  Bags,
  boardingPassesQuery,
  CheckedIn,
  CheckInForm,
  checkInQuery,
  PassengerPasses,
} from '@airline/check-in/parts';
import type { BoundCheckIn, TripCheckIn } from '@airline/contract';
import { FreeSeats } from '@airline/extras/free-seats';
import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { Skeleton } from '@airline/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Directions } from './Directions.tsx';
import styles from './Kiosk.module.css';
import type { FoundTrip } from './use-find-trip.ts';

/** The steps that a trip goes through once it is found. */
export const checkInSteps = ['trip', 'people', 'places', 'bags', 'passes'] as const;

export type CheckInStep = (typeof checkInSteps)[number] | 'seats';

interface StepsProps {
  readonly found: FoundTrip;
  readonly step: CheckInStep;
  readonly onStep: (step: CheckInStep) => void;
}

/** Renders the check-in of a trip that was found, one step on each screen. */
export function CheckInSteps({ found, step, onStep }: StepsProps): ReactNode {
  const { t } = useTranslation('kiosk');
  const { data, error, refetch } = useQuery({
    ...checkInQuery(useSession(), found.proof),
    enabled: found.trip.status !== 'cancelled',
  });
  const [chosen, setChosen] = useState<number>();
  const failure = failureIn(error);
  if (found.trip.status === 'cancelled') {
    return (
      <Page title={t('trip.title')}>
        <EmptyState title={t('trip.cancelled')}>{t('trip.cancelledBody')}</EmptyState>
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page title={t('trip.title')}>
        {failure === undefined ? (
          <Skeleton label={t('loading')} shape="card" />
        ) : (
          <FailureBanner failure={failure} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  const bound = data.bounds.find((each) => each.bound === chosen);
  if (step === 'trip' || bound === undefined) {
    return (
      <Directions
        trip={found.trip}
        bounds={data.bounds}
        onChoose={(place) => {
          setChosen(place);
          const travellers = data.bounds.find((each) => each.bound === place)?.travellers ?? [];
          onStep(travellers.every(({ flights }) => flights.length > 0) ? 'places' : 'people');
        }}
      />
    );
  }
  return <BoundStep found={found} step={step} onStep={onStep} bound={bound} boarding={data.boarding} />;
}

interface BoundStepProps extends StepsProps {
  readonly bound: BoundCheckIn;
  readonly boarding: TripCheckIn['boarding'];
}

/** Renders a step of the direction that was chosen. */
function BoundStep({ found, step, onStep, bound, boarding }: BoundStepProps): ReactNode {
  const { t } = useTranslation('kiosk');
  const { trip, proof } = found;
  const hasWaiting = bound.state === 'open' && bound.travellers.some(({ flights }) => flights.length === 0);
  const next = (to: CheckInStep, words: string) => (
    <Button variant="primary" onClick={() => onStep(to)}>
      {words}
    </Button>
  );
  const back = (to: CheckInStep) => <Button onClick={() => onStep(to)}>{t('back')}</Button>;
  switch (step) {
    case 'trip':
    case 'people':
      return (
        <Page key="people" title={t('people.title')}>
          <div className={styles['content']}>
            <CheckedIn bound={bound} boarding={boarding} />
            {hasWaiting ? (
              <CheckInForm trip={trip} bound={bound} proof={proof} onCheckedIn={() => onStep('places')} />
            ) : null}
            <div className={styles['actions']}>
              {back('trip')}
              {hasWaiting ? null : next('places', t('next'))}
            </div>
          </div>
        </Page>
      );
    case 'places':
      return (
        <Page key="places" title={t('places.title')}>
          <div className={styles['content']}>
            <CheckedIn bound={bound} boarding={boarding} />
            <div className={styles['actions']}>
              {hasWaiting ? <Button onClick={() => onStep('people')}>{t('places.others')}</Button> : back('trip')}
              {boarding === 'assigned' && bound.state === 'open' ? (
                <Button onClick={() => onStep('seats')}>{t('places.seats')}</Button>
              ) : null}
              {bound.state === 'open' ? next('bags', t('places.bags')) : next('passes', t('bags.next'))}
            </div>
          </div>
        </Page>
      );
    case 'seats':
      return (
        <Page key="seats" title={t('seats.title')}>
          <div className={styles['content']}>
            <FreeSeats trip={trip} proof={proof} onChosen={() => onStep('places')} />
            <div className={styles['actions']}>{back('places')}</div>
          </div>
        </Page>
      );
    case 'bags':
      return (
        <Page key="bags" title={t('bags.title')}>
          <div className={styles['content']}>
            <Bags trip={trip} proof={proof} bound={bound} headingLevel={2} />
            <p>{t('bags.more')}</p>
            <div className={styles['actions']}>
              {back('places')}
              {next('passes', t('bags.next'))}
            </div>
          </div>
        </Page>
      );
    case 'passes':
      return <PassesStep found={found} bound={bound.bound} back={back('bags')} />;
  }
}

interface PassesStepProps extends Pick<StepsProps, 'found'> {
  readonly bound: number;
  readonly back: ReactNode;
}

/** Renders the passes of a direction, to be printed. */
function PassesStep({ found: { proof }, bound, back }: PassesStepProps): ReactNode {
  const { t } = useTranslation('kiosk');
  const { data, error, refetch } = useQuery(boardingPassesQuery(useSession(), proof));
  const failure = failureIn(error);
  return (
    <Page key="passes" title={t('passes.title')} lead={t('passes.lead')}>
      <div className={styles['content']}>
        {data === undefined ? (
          failure === undefined ? (
            <Skeleton label={t('loading')} shape="card" />
          ) : (
            <FailureBanner failure={failure} onRetry={() => void refetch()} />
          )
        ) : (
          <>
            <div className={styles['actions']}>
              {back}
              <Button variant="primary" onClick={() => window.print()}>
                {t('passes.print')}
              </Button>
            </div>
            <PassengerPasses shown={{ ...data, passes: data.passes.filter((pass) => pass.bound === bound) }} />
          </>
        )}
      </div>
    </Page>
  );
}
