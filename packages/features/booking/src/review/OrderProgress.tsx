import type { ProblemName } from '@airline/contract';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { AgreementLinks } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { ProgressBar } from '@airline/ui/progress-bar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { usePaysWithPoints } from '../frame/PayTotal.tsx';
import { supersededVersions } from './order-agreement.ts';
import { resumeOrder, type OrderRun } from './order-run.ts';

/** Tells whether PayPal moves the money. */
function usePaysByPayPal(): boolean {
  return useBooking(({ payBy }) => payBy === 'payPal');
}

/** Renders where an order stands that is not just being sent, in sight. */
export function OrderProgress({ run }: { readonly run: OrderRun }): ReactNode {
  const { t } = useTranslation('booking');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no scrollIntoView, and tests run there.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [run.step]);
  const content = contentOf(run, t('review.findingOut.again'));
  return content === null ? null : <div ref={place}>{content}</div>;
}

function contentOf(run: OrderRun, again: string): ReactNode {
  switch (run.step) {
    case 'idle':
    case 'sending':
    case 'confirmed':
    case 'booked':
      return null;
    case 'findingOut':
      return <Waiting words="findingOut" />;
    case 'processing':
      return <Waiting words="processing" />;
    case 'completing':
      return <Line words="completing" />;
    case 'redirecting':
      return <Line words="challenge.redirecting" payPal="payPal.redirecting" />;
    case 'unknown':
      return <Unknown run={run} again={again} />;
    case 'challenged':
      return <Challenged challengeUrl={run.challengeUrl} />;
    case 'refused':
      return <Refused run={run} />;
  }
}

function Waiting({ words }: { readonly words: 'findingOut' | 'processing' }): ReactNode {
  const { t } = useTranslation('booking');
  const isPayPals = usePaysByPayPal() && words === 'processing';
  const title = t(isPayPals ? 'review.payPal.processing' : `review.${words}.title`);
  return (
    <Banner live="polite" title={title}>
      <p>{t(`review.${words}.body`)}</p>
      <ProgressBar variant="line" label={title} />
    </Banner>
  );
}

interface LineProps {
  readonly words: 'completing' | 'challenge.redirecting';
  /** Said in their place where PayPal pays. */
  readonly payPal?: 'payPal.redirecting';
}

function Line({ words, payPal }: LineProps): ReactNode {
  const { t } = useTranslation('booking');
  const byPayPal = usePaysByPayPal();
  return <Banner live="polite" title={t(byPayPal && payPal !== undefined ? `review.${payPal}` : `review.${words}`)} />;
}

function Unknown({ run, again }: { readonly run: OrderRun & { step: 'unknown' }; readonly again: string }): ReactNode {
  const { t } = useTranslation('booking');
  const resume = useResumeOrder();
  useEffect(() => {
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [resume]);
  if (run.failure.kind === 'unreadable') return <FailureBanner failure={run.failure} />;
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={t('review.findingOut.stopped')}
      actions={
        <>
          <Button size="small" variant="primary" onClick={resume}>
            {again}
          </Button>
          <ButtonLink size="small" href={buildPath('find-my-trip')}>
            {t('review.findTrip')}
          </ButtonLink>
        </>
      }
    >
      {t('review.findingOut.stoppedBody')}
    </Banner>
  );
}

function useResumeOrder(): () => void {
  const session = useSession();
  const queryClient = useQueryClient();
  return useCallback(() => void resumeOrder({ session, queryClient }), [session, queryClient]);
}

function Challenged({ challengeUrl }: { readonly challengeUrl: string }): ReactNode {
  const { t } = useTranslation('booking');
  const asks = usePaysByPayPal() ? 'payPal' : 'challenge';
  const resume = useResumeOrder();
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={t(`review.${asks}.title`)}
      actions={
        <>
          <Button size="small" variant="primary" onClick={() => window.location.assign(challengeUrl)}>
            {t(`review.${asks}.go`)}
          </Button>
          <Button size="small" onClick={resume}>
            {t(`review.${asks}.done`)}
          </Button>
        </>
      }
    >
      {t(`review.${asks}.body`)}
    </Banner>
  );
}

function Refused({ run: { failure } }: { readonly run: OrderRun & { step: 'refused' } }): ReactNode {
  const { t } = useTranslation('booking');
  const flightsHref = useBooking((state) => state.flightsHref) ?? buildPath('air-booking');
  const withPoints = usePaysWithPoints();
  const superseded = supersededVersions(failure);
  if (Object.keys(superseded).length > 0) {
    return (
      <Banner tone="warning" live="assertive" title={t('review.agreement.superseded')}>
        <p>{t('review.agreement.supersededBody')}</p>
        <AgreementLinks agreement={superseded} dated />
      </Banner>
    );
  }
  // The page says that points need a login.
  if (withPoints && failure.kind === 'catalogue' && failure.action === 'reLogin') return null;
  // The frame says how the price is updated.
  if (failure.kind === 'refused' && offerRunsOut.has(failure.name)) return null;
  const wayOn = failure.kind === 'refused' ? wayOnAfter.get(failure.name) : undefined;
  const waysOn = {
    flights: { href: flightsHref, label: t('renewal.otherFlights') },
    payment: {
      href: buildPath('air-booking-payment'),
      label: t(withPoints ? 'review.changePoints' : 'review.changePayPal'),
    },
    trip: { href: buildPath('find-my-trip'), label: t('review.findTrip') },
  };
  if (wayOn === undefined) return <FailureBanner failure={failure} />;
  return (
    <FailureBanner
      failure={failure}
      actions={
        <ButtonLink size="small" variant="primary" href={waysOn[wayOn].href}>
          {waysOn[wayOn].label}
        </ButtonLink>
      }
    />
  );
}

const offerRunsOut: ReadonlySet<ProblemName> = new Set(['offerExpired', 'holdExpired']);

/** Where a refused order is gone on with: at other flights, another payment, or the trip that may be booked already. */
const wayOnAfter: ReadonlyMap<ProblemName, 'flights' | 'payment' | 'trip'> = new Map([
  ['pointsLocked', 'payment'],
  ['payPalNotOffered', 'payment'],
  ['walletNotOffered', 'payment'],
  ['soldOut', 'flights'],
  ['flightDeparted', 'flights'],
  ['offerInvalid', 'flights'],
  ['orderNotFound', 'trip'],
  ['offerAlreadyOrdered', 'trip'],
]);
