import type { ProblemName } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { PaymentProgress } from '@airline/payment/run';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { usePaysWithPoints } from '../frame/PayTotal.tsx';
import { resumeOrder, type OrderRun } from './order-run.ts';

/** Renders where an order stands that is not just being sent, in sight. */
export function OrderProgress({ run }: { readonly run: OrderRun }): ReactNode {
  const { t } = useTranslation('booking');
  const payBy = useBooking((state) => state.payBy);
  const session = useSession();
  const queryClient = useQueryClient();
  const resume = useCallback(() => void resumeOrder({ session, queryClient }), [session, queryClient]);
  return (
    <PaymentProgress
      run={run}
      words={(key) => t(`review.${key}`)}
      payBy={payBy}
      tripHref={buildPath('find-my-trip')}
      onResume={resume}
      refused={(failure) => <Refused failure={failure} />}
    />
  );
}

function Refused({ failure }: { readonly failure: Failure }): ReactNode {
  const { t } = useTranslation('booking');
  const flightsHref = useBooking((state) => state.flightsHref) ?? buildPath('air-booking');
  const withPoints = usePaysWithPoints();
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
