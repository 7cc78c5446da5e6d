import type { Offer } from '@airline/contract';
import { findFundProof } from '@airline/funds';
import { buildPath } from '@airline/links';
import {
  availableWalletsQuery,
  FundsPanel,
  LostFunds,
  parsePaymentTrouble,
  paymentSetupQuery,
  PointsOrMoney,
  TroubleBanner,
  usePointsChoice,
} from '@airline/payment';
import { useLoginState, useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { firstIncomplete } from '@airline/travellers';
import { Banner } from '@airline/ui/banner';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { chooseFunds, restoreDocuments, useBooking } from '../booking-draft.ts';
import { ApprovalStep } from '../approval/ApprovalStep.tsx';
import { useApproval } from '../approval/use-approval.ts';
import { useTripForCompany, useVerdict } from '../company/company-booking.ts';
import { CompanionNotice } from '../companion/CompanionNotice.tsx';
import { priceCompanion } from '../companion/price-companion.ts';
import { CompanyCardChoice } from '../company/CompanyCardChoice.tsx';
import { BookingFrame } from '../frame/BookingFrame.tsx';
import { WithOffer } from '../frame/WithOffer.tsx';
import { toFundsDue, usePaymentPlan } from '../frame/payment-plan.ts';
import { passengerHref } from '../passengers/passenger-address.ts';
import { usePayBy, usePaymentWish, usePaysWithPoints } from '../frame/PayTotal.tsx';
import { CompanyPayment } from './CompanyPayment.tsx';
import { NoCardNeeded } from './NoCardNeeded.tsx';

export async function loader(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  const [{ wallets }] = await Promise.all([queryClient.query(paymentSetupQuery(session)), restoreDocuments()]);
  await priceCompanion({ session, queryClient });
  await queryClient.query(availableWalletsQuery(wallets));
  return null;
}

/** Renders how to pay. An order that is on its way has been paid for already, as far as is known: the review finds out. */
export function Component(): ReactNode {
  return <WithOffer>{(offer) => <PaymentStep offer={offer} />}</WithOffer>;
}

const forgetFunds = () => chooseFunds([]);

function PaymentStep({ offer }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('payment');
  const { t: booking } = useTranslation('booking');
  const locale = useLocale();
  const session = useSession();
  const location = useLocation();
  const { key } = location;
  const trouble = parsePaymentTrouble(location.state);
  const { data: setup } = useSuspenseQuery(paymentSetupQuery(session));
  const [answered, setAnswered] = useState<unknown>();
  const payBy = usePayBy(setup);
  useEffect(() => {
    const { payBy: chosen } = useBooking.getState();
    // PayPal or a wallet was chosen, and is offered no more.
    if (chosen !== undefined && chosen !== payBy) useBooking.setState({ payBy });
  }, [payBy]);
  const choice = usePointsChoice(offer);
  const login = useLoginState();
  const wish = usePaymentWish();
  const funds = useBooking((draft) => draft.funds);
  const hasLostFunds = useBooking((draft) => draft.hasLostFunds === true);
  const withPoints = usePaysWithPoints();
  const { moneyMinor, extrasMinor, restMinor } = usePaymentPlan(offer);
  const due = toFundsDue(offer.price, withPoints, extrasMinor);
  const isCovered = moneyMinor === 0;
  // Of most people money alone is asked: what few have stands below it. Where it stands, it stays.
  const [isMoneyFirst] = useState(
    () =>
      login.kind !== 'authenticated' &&
      !wish.wantsPoints &&
      (funds ?? []).length === 0 &&
      !hasLostFunds &&
      findFundProof() === undefined,
  );
  const company = useTripForCompany();
  const verdict = useVerdict(company, offer);
  const approval = useApproval(company, offer, verdict);
  const state = useBooking.getState();
  const open = firstIncomplete(offer, state, session.now());
  // Why a payment failed comes first: the bank’s page cost what is in no storage.
  if (open !== undefined && trouble === undefined) return <Navigate replace to={passengerHref(open.index)} />;
  if (state.intent !== undefined || state.waiting !== undefined) {
    return <Navigate replace to={buildPath('air-booking-review')} />;
  }

  if (company !== undefined && approval !== undefined && approval.step !== 'approved') {
    return (
      <BookingFrame step="payment" offer={offer} title={t('title')} lead={t('leadApproval')}>
        <ApprovalStep trip={company} offer={offer} approval={approval} />
      </BookingFrame>
    );
  }
  const amount = formatMoney({ amountMinor: extrasMinor, currency: 'USD' }, locale);
  // What went wrong before has been dealt with as soon as the person tries again, or another way.
  const dealWith = () => setAnswered(key);
  const hasToBeCompanyCard = company?.booking.settings.cardUse === 'required';
  const money = isCovered ? (
    <NoCardNeeded />
  ) : (
    <>
      {company === undefined ? null : <CompanyCardChoice trip={company} />}
      {hasToBeCompanyCard ? null : <CompanyPayment setup={setup} payBy={payBy} onTry={dealWith} />}
    </>
  );
  return (
    <BookingFrame step="payment" offer={offer} title={t('title')} lead={t('lead')}>
      {extrasMinor > 0 && (withPoints || restMinor === 0) ? (
        <Banner title={booking('extras.paidByMoney', { amount })}>{booking('extras.paidByMoneyBody')}</Banner>
      ) : null}
      {trouble === undefined || answered === key ? null : (
        <TroubleBanner trouble={trouble} payBy={payBy} nothingCharged={t('nothingCharged')} />
      )}
      <CompanionNotice offer={offer} />
      {company === undefined || approval === undefined ? null : (
        <ApprovalStep trip={company} offer={offer} approval={approval} />
      )}
      <LostFunds hasLostFunds={hasLostFunds} onSaid={forgetFunds} />
      {isMoneyFirst ? money : null}
      {hasToBeCompanyCard ? null : <PointsOrMoney offer={offer} choice={choice} wish={wish} />}
      <FundsPanel
        due={due}
        chosen={funds ?? []}
        onChange={(chosen) => {
          dealWith();
          chooseFunds(chosen);
        }}
        payBy={payBy}
      />
      {isMoneyFirst ? null : money}
    </BookingFrame>
  );
}
