import { Page } from '@airline/app-shell';
import {
  type ExtraOffer,
  type ListedExtraKind,
  listedExtraKinds,
  type Trip,
  type TripExtras,
  type TripLookup,
} from '@airline/contract';
import { buildPath } from '@airline/links';
import { PaymentProgress, usePaymentPage } from '@airline/payment/run';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { tripDestination, useMoment, WhoseTrip } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLoaderData } from 'react-router-dom';

import { extraPages, findPages } from './extra-pages.ts';
import { useExtras } from './extras-draft.ts';
import { extrasQuery, type LoadedExtras } from './extras-loader.ts';
import { extrasRunner } from './extras-run.ts';
import styles from './Extras.module.css';
import { OfferRow } from './OfferRow.tsx';
import { PayExtras } from './PayExtras.tsx';
import { PurchaseRefused } from './PurchaseRefused.tsx';
import { nameOffer, toWantedExtras, type WantedCounts } from './wanted-extras.ts';

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
  const { data: extras } = useQuery({ ...extrasQuery(session, proof), initialData: loaded });
  const [counts, setCounts] = useState<WantedCounts>({});
  const [isDone, setIsDone] = useState(false);
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
            <Directions
              trip={trip}
              extras={extras}
              offers={offers}
              counts={counts}
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
            kind={kind}
            wanted={wanted}
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

interface DirectionsProps {
  readonly trip: Trip;
  readonly extras: TripExtras;
  readonly offers: readonly ExtraOffer[];
  readonly counts: WantedCounts;
  readonly onChange: (offer: ExtraOffer, count: number) => void;
}

/** Renders the offers of each direction; of upgraded boarding, of each flight. */
function Directions({ trip, extras, offers, counts, onChange }: DirectionsProps): ReactNode {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  const moment = useMoment(trip);
  const parts = extras.bounds.flatMap(({ bound, legs }) => {
    const own = offers.filter((offer) => offer.bound === bound);
    if (own.every(({ legId }) => legId === undefined)) return [{ id: `${bound}`, legs, own }];
    return legs.map((leg) => ({ id: leg.id, legs: [leg], own: own.filter(({ legId }) => legId === leg.id) }));
  });
  return parts.map(({ id, legs, own }) => {
    const [first, last] = [legs[0], legs.at(-1)];
    const [sample] = own;
    if (first === undefined || last === undefined || sample === undefined) return null;
    const price = formatMoney(sample.price, locale);
    // A flight back leaves by the clocks of where it leaves.
    const at = (instant: string) => moment(instant, first.from);
    const isSold = own.some(({ state }) => state === 'offered');
    const isAhead = own.some(({ state }) => state === 'notOpen');
    return (
      <Card key={id} title={t('route', { from: placeName(first.from, locale), to: placeName(last.to, locale) })}>
        <div className={styles['part']}>
          <p>{t('flight', { flight: first.flight.replace(/^(..)/, '$1 '), moment: at(first.departsAt) })}</p>
          <p className={styles['note']}>
            {t(sample.kind === 'bag' ? 'each' : 'eachPlace', { price })}
            {isAhead && sample.opensAt !== undefined ? ` · ${t('opens', { moment: at(sample.opensAt) })}` : ''}
            {isSold ? ` · ${t('until', { moment: at(sample.closesAt) })}` : ''}
          </p>
          <ul className={styles['rows']}>
            {own.map((offer) => (
              <OfferRow
                key={nameOffer(offer)}
                offer={offer}
                name={nameOf(extras, offer)}
                count={Math.min(counts[nameOffer(offer)] ?? 0, offer.most)}
                onChange={(count) => onChange(offer, count)}
              />
            ))}
          </ul>
        </div>
      </Card>
    );
  });
}

function nameOf({ travellers }: TripExtras, { traveller }: ExtraOffer): string {
  const found = travellers.find((each) => each.traveller === traveller);
  return found === undefined ? '' : `${found.firstName} ${found.lastName}`;
}
