import { Page, useClientConfig } from '@airline/app-shell';
import { chooseSeats, type Trip, type TripLookup, type TripSeats } from '@airline/contract';
import {
  type ChosenSeat,
  ChosenSeats,
  listChosen,
  SeatChooser,
  sumDue,
  toSeatChoice,
  toSeatExtras,
  type WantedSeats,
} from '@airline/extras-choice';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { isCompanyCardRefusal } from '@airline/payment';
import { PaymentProgress, usePaymentPage } from '@airline/payment/run';
import { placeName } from '@airline/reference-data/place-names';
import { companyBookingQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { cacheTrip, tripDestination, useMoment, WhoseTrip } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLoaderData } from 'react-router-dom';

import { extraPages, findPages } from './extra-pages.ts';
import { useExtras } from './extras-draft.ts';
import { asksReason, extrasRunner } from './extras-run.ts';
import styles from './Extras.module.css';
import { PayExtras } from './PayExtras.tsx';
import { PurchaseRefused } from './PurchaseRefused.tsx';
import { type LoadedSeats, seatsQuery } from './seats-loader.ts';

export { loadSeats as loader } from './seats-loader.ts';

/** Renders the seats of a trip: who sits where, the cabins, and the payment of what is chosen. */
export function Component(): ReactNode {
  const loaded = useLoaderData<LoadedSeats>();
  if (!('trip' in loaded)) return <WhoseTrip wanted={loaded.wanted} page={findPages.seat} />;
  const { trip, seats, proof } = loaded;
  if (seats === undefined) return <Navigate replace to={buildPath('trip', { recordLocator: trip.recordLocator })} />;
  return <Seats trip={trip} seats={seats} proof={proof} />;
}

interface SeatsProps {
  readonly trip: Trip;
  readonly seats: TripSeats;
  readonly proof: TripLookup;
}

function Seats({ trip, seats: loaded, proof }: SeatsProps): ReactNode {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  const session = useSession();
  const queryClient = useQueryClient();
  const moment = useMoment(trip);
  const { data: seats } = useQuery({ ...seatsQuery(session, proof), initialData: loaded });
  const [wanted, setWanted] = useState<WantedSeats>({});
  const [done, setDone] = useState<'bought' | 'chosen'>();
  const payBy = useExtras((state) => state.payBy);
  const renew = () => queryClient.invalidateQueries({ queryKey: seatsQuery(session, proof).queryKey });
  const finish = (how: 'bought' | 'chosen') => {
    setWanted({});
    setDone(how);
    void renew();
  };
  const run = usePaymentPage({
    runner: extrasRunner,
    parameter: 'purchase',
    keepReturn: ({ id, completionSecret }) =>
      useExtras.setState(({ waiting }) => ({ waiting: { ...waiting, purchaseId: id, completionSecret } })),
    onStep(step) {
      if (step.step === 'sending') setDone(undefined);
      if (step.step === 'confirmed' || step.step === 'confirmedBefore') finish('bought');
      if (step.step !== 'refused') return;
      // A token pays once: a refused one is typed anew.
      useExtras.setState({ card: undefined });
      if (isCompanyCardRefusal(step.failure))
        void queryClient.invalidateQueries({ queryKey: companyBookingQuery(session).queryKey });
      void renew();
    },
  });
  const choice = useMutation({
    mutationFn: async (chosenSeats: readonly ChosenSeat[]) =>
      valueOrThrow(await session.call(chooseSeats, { body: { ...proof, seats: toSeatChoice(chosenSeats) } })),
    onSuccess({ trip: changed }) {
      cacheTrip(queryClient, changed);
      finish('chosen');
    },
    onError: () => void renew(),
  });
  const refusedChoice = failureIn(choice.error);
  const { flights, travellers } = seats;
  const chosen = listChosen(flights, travellers, wanted);
  const total = sumDue(chosen);
  const tripHref = buildPath('trip', { recordLocator: trip.recordLocator });
  const isUnderWay = !['idle', 'refused', 'confirmed', 'confirmedBefore', 'sending'].includes(run.step);
  const city = placeName(tripDestination(trip), locale);
  if (seats.boarding === 'open') return <OpenBoarding trip={trip} city={city} tripHref={tripHref} />;
  return (
    <Page title={t('seats.title', { city })} lead={t('seats.lead')}>
      <div className={styles['content']}>
        {done === undefined ? null : (
          <Banner
            tone="success"
            live="polite"
            title={t('seats.done')}
            actions={
              <ButtonLink size="small" href={tripHref}>
                {t('backToTrip')}
              </ButtonLink>
            }
          >
            {done === 'bought' ? t('done.body', { email: trip.emailHint }) : t('seats.doneFree')}
          </Banner>
        )}
        <p className={styles['note']}>{t('seats.rule')}</p>
        {travellers.some(({ isYoung }) => isYoung) ? <Banner title={t('seats.family')} /> : null}
        <SeatChooser
          flights={flights}
          travellers={travellers}
          wanted={wanted}
          moment={moment}
          onChange={(next) => {
            setDone(undefined);
            choice.reset();
            setWanted(next);
          }}
        />
        <PaymentProgress
          run={run}
          words={(key) => t(`progress.${key}`)}
          payBy={payBy}
          tripHref={tripHref}
          onResume={() => void extrasRunner.resume({ session, queryClient })}
          refused={(failure) => <PurchaseRefused failure={failure} />}
        />
        {refusedChoice === undefined ? null : <FailureBanner failure={refusedChoice} />}
        {chosen.length === 0 || isUnderWay ? null : (
          <>
            <ChosenSeats seats={seats} chosen={chosen} />
            {total.amountMinor > 0 ? (
              <PayExtras
                trip={trip}
                kind="seat"
                wanted={{ extras: toSeatExtras(chosen), count: chosen.length, total }}
                each={chosen.map(({ due }) => ({ kind: 'seat', amountMinor: due.amountMinor }))}
                isReasonAsked={asksReason(run)}
                proof={proof}
                isPending={run.step === 'sending'}
                takesPayPal={seats.payPal}
              />
            ) : (
              <Button
                variant="primary"
                wide
                pendingLabel={choice.isPending ? t('seats.saving') : undefined}
                onClick={() => choice.mutate(chosen)}
              >
                {t('seats.save')}
              </Button>
            )}
          </>
        )}
        <p>
          <Link href={tripHref}>{t('backToTrip')}</Link>
        </p>
      </div>
    </Page>
  );
}

interface OpenBoardingProps {
  readonly trip: Trip;
  readonly city: string;
  readonly tripHref: string;
}

/** Renders that people sit where they like, and what they can buy to board ahead. */
function OpenBoarding({ trip: { recordLocator }, city, tripHref }: OpenBoardingProps): ReactNode {
  const { t } = useTranslation('extras');
  const { earlyBirdService } = useClientConfig().metadataFlags;
  const ahead = [...(earlyBirdService ? (['earlyBird'] as const) : []), 'upgradedBoarding' as const];
  return (
    <Page title={t('seats.title', { city })} lead={t('seats.open.lead')}>
      <div className={styles['content']}>
        <Card title={t('seats.open.title')}>
          <div className={styles['part']}>
            <p>{t('seats.open.body')}</p>
            <ul className={styles['links']}>
              {ahead.map((kind) => (
                <li key={kind}>
                  <Link href={buildPath(extraPages[kind], { recordLocator })}>{t(`moreLinks.${kind}`)}</Link>
                </li>
              ))}
              <li>
                <Link href={tripHref}>{t('backToTrip')}</Link>
              </li>
            </ul>
          </div>
        </Card>
      </div>
    </Page>
  );
}
