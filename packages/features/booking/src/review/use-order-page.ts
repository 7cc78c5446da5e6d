import { useAppFrame } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { isHeldBack, parseDeclineReason, type PaymentTrouble } from '@airline/payment';
import { useSession } from '@airline/session/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useBooking } from '../booking-draft.ts';
import { passengerHrefFromReview } from '../passengers/passenger-address.ts';
import { resumeOrder, useOrderRun, type OrderRun } from './order-run.ts';
import { refusedAnswers } from './refused-answers.ts';
import { keepReturnedOrder, returnedOrder } from './returned-order.ts';

/**
 * Follows the order of this tab: goes on with one that was left, and brings the person where its end belongs: to the
 * confirmation, to the card that was refused, to the answer that was refused.
 */
export function useOrderPage(): OrderRun {
  const run = useOrderRun();
  const { events } = useAppFrame();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const session = useSession();
  const queryClient = useQueryClient();

  useEffect(() => {
    const returned = returnedOrder({ search, hash });
    if (returned === undefined) return;
    keepReturnedOrder(returned);
    // Out of the address: what is shared, printed or found in the history opens nothing.
    void navigate({ search }, { replace: true });
  }, [search, hash, navigate]);

  useEffect(() => {
    const resume = () => void resumeOrder({ session, queryClient });
    resume();
    // A page that the browser kept alive behind the bank's page comes back as it was left.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resume();
    };
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, [session, queryClient]);

  // What stood there when the page came is the end of an earlier order: it has been dealt with.
  const dealtWith = useRef(run);
  useEffect(() => {
    if (run === dealtWith.current) return;
    dealtWith.current = run;
    if (run.step === 'confirmed') {
      const { recordLocator, bounds, party, price } = run.trip;
      events.bookingConfirmed({ total: price.total, bounds: bounds.length, ...party });
      void navigate(buildPath('air-booking-confirmation', { recordLocator }), { replace: true });
    }
    if (run.step === 'booked') {
      void navigate(buildPath('trip', { recordLocator: run.recordLocator }), { replace: true });
    }
    if (run.step !== 'refused' || useBooking.getState().offer === undefined) return;
    const { failure } = run;
    const toPayment = (trouble: PaymentTrouble) => {
      void navigate(buildPath('air-booking-payment'), { state: { trouble } });
    };
    const toAnotherCard = (trouble: PaymentTrouble) => {
      useBooking.setState({ card: undefined });
      toPayment(trouble);
    };
    if (failure.kind === 'refused' && failure.name === 'paymentDeclined') {
      const reason = parseDeclineReason(failure.problem.errors?.[0]?.code);
      events.paymentRefused('declined');
      toAnotherCard(reason);
    } else if (failure.kind === 'refused' && failure.name === 'paymentTokenInvalid') {
      events.paymentRefused('tokenInvalid');
      toAnotherCard('tokenInvalid');
    } else if (failure.kind === 'refused' && isHeldBack(failure.name)) {
      events.paymentRefused('tooMany');
      toAnotherCard(failure.name);
    } else if (failure.kind === 'refused' && failure.name === 'paymentUnavailable') {
      events.paymentRefused('unavailable');
    } else if (failure.kind === 'refused' && failure.name === 'holdExpired') {
      events.paymentRefused('holdExpired');
    } else if (failure.kind === 'refused' && failure.name === 'pointsInsufficient') {
      // The payment page shows what the points are now; the card for the taxes was not tried.
      toPayment(failure.name);
    } else if (failure.kind === 'fields') {
      const refused = refusedAnswers(failure.problem.errors ?? [], useBooking.getState().passengers);
      const [first] = refused;
      if (first === undefined) return;
      useBooking.setState({ refused: [...refused] });
      void navigate(passengerHrefFromReview(first.passenger));
    }
  }, [run, navigate, events]);

  return run;
}
