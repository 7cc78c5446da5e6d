import { Page, useAppFrame } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { currentLanguage } from '@airline/i18n';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { useMinutesLeft } from '@airline/itinerary/offer';
import { buildPath } from '@airline/links';
import { paymentSetupQuery, PointsLogin, useWalletPayment, walletOf } from '@airline/payment';
import { agreementToSend, parsePaymentReturn } from '@airline/payment/run';
import { companyBookingQuery } from '@airline/session/account-queries';
import { companyOfLogin, useLoginState, useSession } from '@airline/session/react';
import { readCampaign } from '@airline/telemetry/campaign';
import type { AppServices } from '@airline/session/services';
import { firstIncomplete, listTravellers } from '@airline/travellers';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { ApprovalStep } from '../approval/ApprovalStep.tsx';
import { useApproval } from '../approval/use-approval.ts';
import { choosePoints, restoreDocuments, useBooking } from '../booking-draft.ts';
import {
  companyCardOf,
  companyFaults,
  useCompanyChoice,
  useTripForCompany,
  useVerdict,
} from '../company/company-booking.ts';
import { CompanionNotice } from '../companion/CompanionNotice.tsx';
import { priceCompanion } from '../companion/price-companion.ts';
import { CompanyReview } from '../company/CompanyReview.tsx';
import { BookingFrame } from '../frame/BookingFrame.tsx';
import { WithOffer } from '../frame/WithOffer.tsx';
import { extrasHrefFromReview, passengerHref, passengerHrefFromReview } from '../passengers/passenger-address.ts';
import { useChosenWallet, useMoneyDue, usePaysWithPoints } from '../frame/PayTotal.tsx';
import { usePaymentPlan } from '../frame/payment-plan.ts';
import { useWideScreen } from '../frame/use-wide-screen.ts';
import { kindsWithoutPayPal } from '../extras/chosen-extras.ts';
import { ContactReview } from './ContactReview.tsx';
import { ExtrasReview } from './ExtrasReview.tsx';
import { FlightsReview } from './FlightsReview.tsx';
import { toOrderRequest } from './order-request.ts';
import { isOrderUnderWay, placeOrder, type OrderRun } from './order-run.ts';
import { OrderProgress } from './OrderProgress.tsx';
import { PaidWith } from './PaidWith.tsx';
import { PayBox } from './PayBox.tsx';
import { PassengersReview } from './PassengersReview.tsx';
import { orderParameter, useOrderPage } from './use-order-page.ts';

export async function loader(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  const wallet = walletOf(useBooking.getState().payBy);
  await Promise.all([
    restoreDocuments(),
    queryClient.query(fareFamiliesQuery(session)),
    // Without it a trip of a company would be a private one.
    ...(companyOfLogin(session.store.getState().state) === undefined
      ? []
      : [queryClient.query(companyBookingQuery(session))]),
    ...(wallet === undefined ? [] : [queryClient.query(paymentSetupQuery(session))]),
  ]);
  if (!isOrderUnderWay()) await priceCompanion({ session, queryClient });
  return null;
}

/** Renders everything once more, and the one button that books. Back from the bank, it ends the order. */
export function Component(): ReactNode {
  const run = useOrderPage();
  const hasOffer = useBooking(({ offer }) => offer !== undefined);
  const isReturning = parsePaymentReturn(useLocation(), orderParameter) !== undefined;
  const { t } = useTranslation('booking');
  // Booked: the confirmation is on its way. No offer: the person came back from the bank in another tab.
  const isBooked = run.step === 'confirmed' || run.step === 'confirmedBefore';
  // Back from the bank, or in the processor's hands: nothing of it can be changed, and it may end at any moment.
  const isEnding = useBooking(({ waiting }) => waiting !== undefined) && !stops.has(run.step);
  if (isBooked || isReturning || isEnding || (!hasOffer && (run.step !== 'idle' || isOrderUnderWay()))) {
    // A refusal that went with the session leaves nothing to complete.
    const isOver = run.step === 'refused';
    return (
      <Page title={t(isOver ? 'noOffer.title' : 'review.completing')}>
        <OrderProgress run={run} />
        {isOver ? (
          <ButtonLink href={buildPath('air-booking')} variant="primary">
            {t('noOffer.action')}
          </ButtonLink>
        ) : null}
      </Page>
    );
  }
  return <WithOffer>{(offer) => <ReviewStep offer={offer} run={run} />}</WithOffer>;
}

/** Where an order stops and asks the person something. */
const stops: ReadonlySet<OrderRun['step']> = new Set(['challenged', 'redirecting', 'unknown', 'refused']);

interface ReviewStepProps {
  readonly offer: Offer;
  readonly run: OrderRun;
}

function ReviewStep({ offer, run }: ReviewStepProps): ReactNode {
  const { t, i18n } = useTranslation('booking');
  const { t: payment } = useTranslation('payment');
  const session = useSession();
  const queryClient = useQueryClient();
  const { events } = useAppFrame();
  const booking = useBooking();
  const choice = useCompanyChoice();
  const company = useTripForCompany();
  const companyCard = company === undefined ? undefined : companyCardOf(company);
  const verdict = useVerdict(company, offer);
  const approval = useApproval(company, offer, verdict);
  const withPoints = usePaysWithPoints();
  const withFunds = usePaymentPlan(offer).funds.length > 0;
  // Points are a member's: without a session the choice waits for the login, and is not silently another one.
  const needsLogin = useLoginState().kind === 'anonymous' && withPoints;
  const expired = useMinutesLeft(offer.expiresAt) === 0;
  const wide = useWideScreen();
  const underWay = isOrderUnderWay();
  const pay = (walletToken?: string) => {
    const request = toOrderRequest(offer, useBooking.getState(), currentLanguage(i18n), session.now(), {
      walletToken,
      company,
    });
    if (request === undefined) return;
    events.paymentSent();
    const campaign = readCampaign();
    void placeOrder(
      { session, queryClient },
      { ...request, agreement: agreementToSend(run), ...(campaign === undefined ? {} : { campaign }) },
    );
  };
  const due = useMoneyDue(offer);
  const walletPayment = useWalletPayment({
    wallet: useChosenWallet(),
    total: due,
    nothingCharged: payment('nothingCharged'),
    onAgreed: pay,
  });
  const now = session.now();
  const open = firstIncomplete(offer, booking, now);
  // Back from the bank the documents are gone, and what is said of the refusal comes first.
  if (!underWay && open !== undefined && run.step !== 'refused') {
    return <Navigate replace to={passengerHref(open.index)} />;
  }
  // A reload cost the travel funds: without them a card would pay what it was not to pay.
  if (!underWay && booking.hasLostFunds === true) {
    return run.step === 'refused' ? null : <Navigate replace to={buildPath('air-booking-payment')} />;
  }
  const { card, flightsHref } = booking;
  const byCard = due.amountMinor > 0 && companyCard === undefined && (booking.payBy ?? 'card') === 'card';
  if (!underWay && byCard && (card === undefined || Date.parse(card.expiresAt) <= now.getTime())) {
    const state = card === undefined ? undefined : { trouble: 'tokenInvalid' };
    return run.step === 'refused' ? null : <Navigate replace to={buildPath('air-booking-payment')} state={state} />;
  }
  const hasExtras = (booking.extras ?? []).length > 0;
  // PayPal was chosen before an extra that it does not pay.
  if (!underWay && booking.payBy === 'payPal' && due.amountMinor > 0 && kindsWithoutPayPal(booking.extras).length > 0) {
    return <Navigate replace to={buildPath('air-booking-payment')} />;
  }
  const refusal = run.step === 'refused' && run.failure.kind === 'refused' ? run : undefined;
  const offerRefused =
    refusal?.request?.offer === offer.token &&
    ['offerExpired', 'holdExpired', 'offerAlreadyOrdered'].includes(refusalName(refusal));
  const missing = company === undefined ? [] : companyFaults(company, listTravellers(offer.party).length, verdict);
  const conditions = [
    [expired || offerRefused, 'renewFirst'],
    [open !== undefined || missing.length > 0, 'passengersFirst'],
    [choice !== undefined && choice.booking === undefined, 'companyFirst'],
    [verdict?.outcome === 'blocked', 'policyFirst'],
    [approval !== undefined && approval.step !== 'approved', 'approvalFirst'],
    [needsLogin, 'logInFirst'],
  ] as const;
  const payBox = (
    <PayBox
      offer={offer}
      run={run}
      first={underWay ? undefined : conditions.find(([isDue]) => isDue)?.[1]}
      walletPayment={walletPayment}
      onPay={() => pay()}
    />
  );
  const change = (href: string, label: string) => (
    <Link href={href} aria-label={label}>
      {t('review.change')}
    </Link>
  );
  return (
    <BookingFrame
      step="review"
      offer={offer}
      title={t('review.title')}
      lead={t('review.lead')}
      offerRefused={offerRefused}
      beside={payBox}
    >
      {needsLogin && !underWay ? (
        <PointsLogin wasLoggedIn={withPoints} onPayByCard={() => choosePoints(false)} />
      ) : null}
      <CompanionNotice offer={offer} />
      <Card
        title={t('review.flights')}
        {...(flightsHref === undefined ? {} : { aside: change(flightsHref, t('review.changeFlights')) })}
      >
        <FlightsReview offer={offer} />
      </Card>
      <Card title={t('review.passengers')}>
        <PassengersReview offer={offer} />
      </Card>
      <Card
        title={t('extras.title')}
        aside={
          <Link href={extrasHrefFromReview} aria-label={t(hasExtras ? 'extras.change' : 'extras.add')}>
            {t(hasExtras ? 'review.change' : 'extras.addShort')}
          </Link>
        }
      >
        <ExtrasReview offer={offer} />
      </Card>
      {company === undefined ? null : <CompanyReview trip={company} offer={offer} />}
      {company === undefined || approval === undefined ? null : (
        <ApprovalStep trip={company} offer={offer} approval={approval} />
      )}
      <Card title={t('review.contact')} aside={change(passengerHrefFromReview(0), t('review.changeContact'))}>
        <ContactReview />
      </Card>
      {card === undefined && byCard ? null : (
        <Card
          title={t('review.payment')}
          aside={change(
            buildPath('air-booking-payment'),
            t(
              withPoints
                ? 'review.changePoints'
                : (byCard || companyCard !== undefined) && !withFunds
                  ? 'review.changePayment'
                  : 'review.changePayPal',
            ),
          )}
        >
          <PaidWith offer={offer} card={companyCard ?? (byCard ? card : undefined)} />
        </Card>
      )}
      {wide ? null : payBox}
      {walletPayment.sheet}
    </BookingFrame>
  );
}

function refusalName({ failure }: OrderRun & { readonly step: 'refused' }): string {
  return failure.kind === 'refused' ? failure.name : '';
}
