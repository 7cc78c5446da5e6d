import { usePageData } from '@airline/app';
import { Page, PhoneText } from '@airline/app-shell';
import type { BoundCheckIn, Trip, TripCheckIn, TripLookup } from '@airline/contract';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { tripDestination, useMoment, WhoseTrip } from '@airline/trip';
import { Badge, type BadgeProps } from '@airline/ui/badge';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { Bags } from './Bags.tsx';
import { CheckedIn } from './CheckedIn.tsx';
import styles from './CheckIn.module.css';
import type { Loaded } from './check-in-loaders.ts';
import { checkInQuery } from './check-in-queries.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { Opening } from './Opening.tsx';
import { StationText } from './StationText.tsx';

export { loadCheckIn as loader } from './check-in-loaders.ts';

/** Renders the check-in of each direction of a trip. */
export function Component(): ReactNode {
  const loaded = usePageData<Loaded<TripCheckIn>>();
  if (!('trip' in loaded)) return <WhoseTrip wanted={loaded.wanted} page="air-check-in" />;
  const { trip, shown } = loaded;
  if (shown === undefined) return <Navigate replace to={buildPath('trip', { recordLocator: trip.recordLocator })} />;
  return <CheckIns {...loaded} shown={shown} />;
}

function CheckIns({
  trip,
  proof,
  shown,
}: Exclude<Loaded<TripCheckIn>, { wanted: unknown }> & { readonly shown: TripCheckIn }): ReactNode {
  const { t } = useTranslation('checkIn');
  const locale = useLocale();
  const session = useSession();
  const { data: now } = useQuery({ ...checkInQuery(session, proof), initialData: shown });
  const { recordLocator } = trip;
  const hasPasses = now.bounds.some(({ travellers }) => travellers.some(({ flights }) => flights.length > 0));
  return (
    <Page title={t('title', { city: placeName(tripDestination(trip), locale) })} lead={t('lead', { recordLocator })}>
      <div className={styles['content']}>
        {now.bounds.map((bound) => (
          <Direction key={bound.bound} trip={trip} proof={proof} bound={bound} boarding={now.boarding} />
        ))}
        <div className={styles['actions']}>
          {hasPasses ? (
            <ButtonLink variant="primary" href={buildPath('air-boarding-pass', { recordLocator })}>
              {t('passes')}
            </ButtonLink>
          ) : null}
          <ButtonLink href={buildPath('trip', { recordLocator })}>{t('backToTrip')}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}

const tones: Readonly<Record<BoundCheckIn['state'] | 'done', BadgeProps['tone']>> = {
  tooEarly: 'information',
  open: 'success',
  done: 'success',
  closed: 'neutral',
  departed: 'neutral',
  notFlown: 'warning',
};

interface DirectionProps {
  readonly trip: Trip;
  readonly proof: TripLookup;
  readonly bound: BoundCheckIn;
  readonly boarding: TripCheckIn['boarding'];
}

/** Renders one direction: who checked in, and who still can, or why nobody can now. */
function Direction({ trip, proof, bound, boarding }: DirectionProps): ReactNode {
  const { t } = useTranslation('checkIn');
  const locale = useLocale();
  const { legs, travellers, state, closesAt } = bound;
  const { recordLocator } = trip;
  const moment = useMoment({ bounds: trip.bounds.slice(bound.bound) });
  const [first] = legs;
  if (first === undefined) return null;
  const isDone = travellers.every(({ flights }) => flights.length > 0);
  const shownState = state === 'open' && isDone ? 'done' : state;
  const route = { from: placeName(first.from, locale), to: placeName(legs.at(-1)?.to ?? '', locale) };
  return (
    <Card
      title={t('route', route)}
      aside={<Badge tone={tones[shownState] ?? 'neutral'}>{t(`state.${shownState}`)}</Badge>}
    >
      <div className={styles['part']}>
        <p>{t('departs', { flight: first.flight.replace(/^(..)/, '$1 '), moment: moment(first.departsAt) })}</p>
        <CheckedIn bound={bound} boarding={boarding} />
        {state === 'tooEarly' ? <Opening bound={bound} moment={moment} /> : null}
        {state === 'open' && !isDone ? <p>{t('until', { moment: moment(closesAt) })}</p> : null}
        {state === 'open' ? (
          <p>
            {boarding === 'assigned' ? (
              <Link href={buildPath('air-seat-trip', { recordLocator })}>{t('chooseSeats')}</Link>
            ) : (
              <Link href={buildPath('air-upgraded-boarding-trip', { recordLocator })}>{t('boardFirst')}</Link>
            )}
          </p>
        ) : null}
        {state === 'open' && !isDone ? <CheckInForm trip={trip} bound={bound} /> : null}
        {state === 'open' ? <Bags trip={trip} proof={proof} bound={bound} /> : null}
        {state === 'closed' && !isDone ? (
          <p>
            <PhoneText>{t('closed', { moment: moment(closesAt) })}</PhoneText>
          </p>
        ) : null}
        {state === 'departed' ? <p>{t('departed')}</p> : null}
        {state === 'notFlown' ? <p>{t('notFlown')}</p> : null}
        {state === 'departed' || state === 'notFlown' ? null : <StationText code={first.from} />}
      </div>
    </Card>
  );
}
