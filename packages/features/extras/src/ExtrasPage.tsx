import { Page } from '@airline/app-shell';
import { type ListedExtraKind, listedExtraKinds, type Trip, type TripExtras, type TripLookup } from '@airline/contract';
import { DirectionOffers, nameOffer, toWantedExtras, type WantedCounts } from '@airline/extras-choice';
import { buildPath } from '@airline/links';
import { isCompanyCardRefusal, useCompanyOfTrip } from '@airline/payment';
import { PaymentProgress, usePaymentPage } from '@airline/payment/run';
import { placeName } from '@airline/reference-data/place-names';
import { companyBookingQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { useExtraMark } from '@airline/travel-policy';
import { tripDestination, useMoment, WhoseTrip } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLoaderData } from 'react-router-dom';

import { extraPages, findPages } from './extra-pages.ts';
import { useExtras } from './extras-draft.ts';
import { extrasQuery, type LoadedExtras } from './extras-loader.ts';
import { asksReason, extrasRunner } from './extras-run.ts';
import styles from './Extras.module.css';
import { PayExtras } from './PayExtras.tsx';
import { PurchaseRefused } from './PurchaseRefused.tsx';

export interface ExtrasPageProps {
  readonly kind: ListedExtraKind;
}

/** Renders the extras of one kind of a trip: who has them, who can buy them, and the payment of what is chosen. */
export function ExtrasPage({ kind }: ExtrasPageProps): ReactNode {
  const loaded = useLoaderData<LoadedExtras>();
  if (!('trip' in loaded)) return <WhoseTrip wanted={loaded.wanted} page={findPages[kind]} />;
  const { trip, extras, proof } = loaded;
  if (extras === undefined) return <Navigate replace to={buildPath('trip', { recordLocator: trip.recordLocator })} />;
  return <Extras key={kind} kind={kind} trip={trip} extras={extras} proof={proof} />;
}

interface ExtrasProps extends ExtrasPageProps {
  readonly trip: Trip;
  readonly extras: TripExtras;
  readonly proof: TripLookup;
}

function Extras({ kind, trip, extras: loaded, proof }: ExtrasProps): ReactNode {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  const session = useSession();
  const queryClient = useQueryClient();
  const moment = useMoment(trip);
  const { data: extras } = useQuery({ ...extrasQuery(session, proof), initialData: loaded });
  const [counts, setCounts] = useState<WantedCounts>({});
  const [isDone, setIsDone] = useState(false);
  const mark = useExtraMark(useCompanyOfTrip(trip)?.policy.rules);
  const payBy = useExtras((state) => state.payBy);
  const { recordLocator } = trip;
  const renew = () => queryClient.invalidateQueries({ queryKey: extrasQuery(session, proof).queryKey });
  const run = usePaymentPage({
    runner: extrasRunner,
    parameter: 'purchase',
    keepReturn: ({ id, completionSecret }) =>
      useExtras.setState(({ waiting }) => ({ waiting: { ...waiting, purchaseId: id, completionSecret } })),
    onStep(step) {
      if (step.step === 'sending') setIsDone(false);
      if (step.step === 'confirmed' || step.step === 'confirmedBefore') {
        setCounts({});
        setIsDone(true);
        void renew();
      }
      if (step.step !== 'refused') return;
      // A token pays once: a refused one is typed anew.
      useExtras.setState({ card: undefined });
      if (isCompanyCardRefusal(step.failure))
        void queryClient.invalidateQueries({ queryKey: companyBookingQuery(session).queryKey });
      void renew();
    },
  });
  const offers = extras.offers.filter((offer) => offer.kind === kind);
  const wanted = toWantedExtras(offers, counts);
  const tripHref = buildPath('trip', { recordLocator });
  const others = listedExtraKinds.filter((each) => each !== kind && extras.offers.some((offer) => offer.kind === each));
  const isUnderWay =
    run.step !== 'idle' &&
    run.step !== 'refused' &&
    run.step !== 'confirmed' &&
    run.step !== 'confirmedBefore' &&
    run.step !== 'sending';
  const isForNobody = offers.length > 0 && offers.every(({ state }) => state === 'notApplicable');
  return (
    <Page title={t(`title.${kind}`, { city: placeName(tripDestination(trip), locale) })} lead={t(`lead.${kind}`)}>
      <div className={styles['content']}>
        {isDone ? (
          <Banner
            tone="success"
            live="polite"
            title={t('done.title')}
            actions={
              <ButtonLink size="small" href={tripHref}>
                {t('backToTrip')}
              </ButtonLink>
            }
          >
            {t('done.body', { email: trip.emailHint })}
          </Banner>
        ) : null}
        {isForNobody ? (
          <Banner title={t('notApplicable')} />
        ) : offers.length === 0 ? (
          <Banner title={t('nobody')} />
        ) : (
          <>
            <p className={styles['note']}>{t(`rule.${kind}`)}</p>
            <DirectionOffers
              moment={moment}
              extras={extras}
              offers={offers}
              counts={counts}
              mark={mark}
              onChange={(offer, count) => {
                setIsDone(false);
                setCounts({ ...counts, [nameOffer(offer)]: count });
              }}
            />
          </>
        )}
        <PaymentProgress
          run={run}
          words={(key) => t(`progress.${key}`)}
          payBy={payBy}
          tripHref={tripHref}
          onResume={() => void extrasRunner.resume({ session, queryClient })}
          refused={(failure) => <PurchaseRefused failure={failure} />}
        />
        {isUnderWay || wanted.count === 0 ? null : (
          <PayExtras
            trip={trip}
            kind={kind}
            wanted={wanted}
            each={offers.flatMap((offer) =>
              (counts[nameOffer(offer)] ?? 0) > 0 ? [{ kind, amountMinor: offer.price.amountMinor }] : [],
            )}
            isReasonAsked={asksReason(run)}
            proof={proof}
            isPending={run.step === 'sending'}
            takesPayPal={extras.payPal.includes(kind)}
          />
        )}
        <Card title={t('more')}>
          <ul className={styles['links']}>
            {others.map((each) => (
              <li key={each}>
                <Link href={buildPath(extraPages[each], { recordLocator })}>{t(`moreLinks.${each}`)}</Link>
              </li>
            ))}
            {extras.boarding === 'assigned' ? (
              <li>
                <Link href={buildPath(extraPages.seat, { recordLocator })}>{t('moreLinks.seat')}</Link>
              </li>
            ) : null}
            {kind === 'bag' ? (
              <li>
                <Link href={buildPath('air-baggage')}>{t('bagRules')}</Link>
              </li>
            ) : null}
            <li>
              <Link href={tripHref}>{t('backToTrip')}</Link>
            </li>
          </ul>
        </Card>
      </div>
    </Page>
  );
}
