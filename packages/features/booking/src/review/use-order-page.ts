import { useAppFrame } from '@airline/app-shell';
import type { ProblemName } from '@airline/contract';
import { buildPath } from '@airline/links';
import { findRefusedFunds, withoutRefusedFunds } from '@airline/funds';
import { findPaymentTrouble, isFundTrouble, paymentRefusalKind } from '@airline/payment';
import { usePaymentPage } from '@airline/payment/run';
import { companyBookingQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { chooseFunds, fitExtras, useBooking } from '../booking-draft.ts';
import { ownApprovalsQuery } from '../approval/own-approvals.ts';
import { keepCompany } from '../company/company-draft.ts';
import { offerExtrasKey } from '../extras/offer-extras.ts';
import { findExtrasRefusal, refusedPlaces } from '../extras/refused-extras.ts';
import { extrasHrefFromReview, passengerHrefFromReview } from '../passengers/passenger-address.ts';
import { orderRunner, type OrderRun } from './order-run.ts';
import { refusedAnswers } from './refused-answers.ts';

/** Refusals after which the company is asked anew what it wants of a trip. */
const companyRefusals: ReadonlySet<string> = new Set<ProblemName>([
  'policyBlocks',
  'reasonRequired',
  'approvalRequired',
  'approvalUsed',
  'referenceRequired',
  'costCentreRequired',
  'costCentreNotFound',
  'companyCardRequired',
  'companyCardNotAllowed',
  'companyCardNotFound',
  'companyAccessDenied',
  'memberNotFound',
]);

/** Where the address of the review names the order that the bank's page led back to. */
export const orderParameter = 'order';

/**
 * Follows the order of this tab: goes on with one that was left, and brings the person where its end belongs: to the
 * confirmation, to the card or the fund that was refused, to the answer that was refused.
 */
export function useOrderPage(): OrderRun {
  const { events } = useAppFrame();
  const navigate = useNavigate();
  const session = useSession();
  const queryClient = useQueryClient();

  const goOn = (run: OrderRun) => {
    if (run.step === 'confirmed') {
      const { recordLocator, bounds, party, price } = run.trip;
      events.bookingConfirmed({ total: price.total, bounds: bounds.length, ...party });
      void navigate(buildPath('air-booking-confirmation', { recordLocator }), { replace: true });
    }
    if (run.step === 'confirmedBefore') {
      void navigate(buildPath('trip', { recordLocator: run.recordLocator }), { replace: true });
    }
    if (run.step !== 'refused' || useBooking.getState().offer === undefined) return;
    const { failure } = run;
    const kind = paymentRefusalKind(failure);
    if (kind !== undefined) events.paymentRefused(kind);
    if (failure.kind === 'refused' && companyRefusals.has(failure.name)) {
      if (failure.name === 'reasonRequired') keepCompany({ isReasonAsked: true });
      if (failure.name === 'approvalRequired') keepCompany({ isApprovalAsked: true });
      if (failure.name === 'companyCardNotFound') keepCompany({ cardId: undefined });
      // What the company wants may be another thing by now.
      void queryClient.invalidateQueries({ queryKey: companyBookingQuery(session).queryKey });
      void queryClient.invalidateQueries({ queryKey: ownApprovalsQuery(session).queryKey });
      return;
    }
    const extrasRefused = findExtrasRefusal(failure);
    if (extrasRefused !== undefined) {
      const places = refusedPlaces(failure);
      const { extras = [] } = useBooking.getState();
      if (places.length > 0) fitExtras(extras.filter((_, place) => !places.includes(place)));
      // The page leaves of the choice what can still be had, by a new answer.
      queryClient.removeQueries({ queryKey: offerExtrasKey });
      void navigate(extrasHrefFromReview, { state: { extrasRefused } });
      return;
    }
    const trouble = findPaymentTrouble(failure);
    if (trouble !== undefined) {
      // The payment page shows what points and funds are now; where they were too few, the card was not tried and is still good.
      if (isFundTrouble(trouble)) leaveOutRefusedFunds(run);
      else if (trouble !== 'pointsInsufficient') useBooking.setState({ card: undefined });
      void navigate(buildPath('air-booking-payment'), { state: { trouble } });
    } else if (failure.kind === 'fields') {
      const refused = refusedAnswers(failure.problem.errors ?? [], useBooking.getState().passengers);
      const [first] = refused;
      if (first === undefined) return;
      useBooking.setState({ refused: [...refused] });
      void navigate(passengerHrefFromReview(first.passenger));
    }
  };

  return usePaymentPage({
    runner: orderRunner,
    parameter: orderParameter,
    keepReturn: ({ id, completionSecret }) =>
      useBooking.setState(({ waiting }) => ({ waiting: { ...waiting, orderId: id, completionSecret } })),
    onStep: goOn,
  });
}

/** Takes the travel funds that an order was refused for out of the choice, or as much of each as is gone. */
function leaveOutRefusedFunds({ failure, request }: Extract<OrderRun, { readonly step: 'refused' }>): void {
  if (failure.kind !== 'refused') return;
  const refused = findRefusedFunds(failure.problem.errors, request?.payments);
  chooseFunds(withoutRefusedFunds(useBooking.getState().funds ?? [], refused));
}
