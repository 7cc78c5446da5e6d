import { Columns } from '@airline/app-shell/columns';
import type { CardToken, OrderPaymentForm, Wallet } from '@airline/contract';
import { buildPath } from '@airline/links';
import {
  CardForm,
  CompanyCards,
  FundsPanel,
  LostFunds,
  parsePaymentTrouble,
  PayByChoice,
  PayPalPanel,
  paymentSetupQuery,
  TroubleBanner,
  useCompanyOfTrip,
  WalletChoice,
  type PayBy,
} from '@airline/payment';
import { agreementToSend } from '@airline/payment/run';
import { useSession } from '@airline/session/react';
import { AgreementLinks } from '@airline/trip';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { stepHref } from '../change-address.ts';
import { chooseFunds, chooseOffer, useChange } from '../change-draft.ts';
import { owesMoney, planChangeFunds, toChangeRequest, toFundsDue } from '../change-request.ts';
import { changeRunner } from '../change-run.ts';
import { ChangeRefusal } from '../ChangeRefusal.tsx';
import type { ChosenChangeProps } from '../chosen-change.ts';
import { ExpiredOffer } from '../ExpiredOffer.tsx';
import { ChangeFrame } from '../frame/ChangeFrame.tsx';
import { useChangeQuote } from '../use-change-quote.ts';
import { useOfferState } from '../use-offer-state.ts';
import { DueCard } from './DueCard.tsx';
import styles from './PayChange.module.css';
import { WalletPay } from './WalletPay.tsx';

const forgetFunds = () => chooseFunds([]);

/** Renders how what is due is paid: one press pays and changes. */
export function PayChange({ trip, page, offer, address }: ChosenChangeProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { t: payment } = useTranslation('payment');
  const locale = useLocale();
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const trouble = parsePaymentTrouble(location.state);
  const { data: setup } = useSuspenseQuery(paymentSetupQuery(session));
  const { card, knownCard, payBy: wanted, funds = [], hasLostFunds = false } = useChange();
  const company = useCompanyOfTrip(trip);
  const [another, setAnother] = useState(false);
  const [answered, setAnswered] = useState<string>();
  const chosen = { offer, bounds: address.bounds };
  const { proof, quote, failure } = useChangeQuote(trip.recordLocator, chosen);
  const { isExpired, refusal } = useOfferState(offer, page, failure);
  const reviewHref = stepHref(address.query, 'review');
  if (proof === undefined) return <Navigate replace to={buildPath('air-change')} />;
  // What it costs, and whether it takes a code, is said before the payment.
  if (!isExpired && refusal === undefined && (quote === undefined || quote.needsCode || !owesMoney(quote.difference))) {
    return <Navigate replace to={reviewHref} />;
  }
  const { run } = page;
  const isPending = run.step === 'sending';
  const payBy: PayBy = wanted === 'payPal' && setup.payPal === true ? 'payPal' : 'card';
  const usable =
    card !== undefined && Date.parse(card.expiresAt) > session.now().getTime() && (!another || isPending)
      ? card
      : undefined;
  const pay = (money?: OrderPaymentForm) => {
    if (quote === undefined) return;
    setAnswered(location.key);
    const request = toChangeRequest({ proof, chosen, quote, funds, money, agreement: agreementToSend(run) });
    void changeRunner.start({ session, queryClient }, request);
  };
  const payByCard = (token: CardToken) => pay({ kind: 'card', token: token.token });
  const payByWallet = (wallet: Wallet, token: string) => {
    useChange.setState({ payBy: wallet });
    pay({ kind: 'wallet', wallet, token });
  };
  const rest = {
    amountMinor: quote === undefined ? 0 : planChangeFunds(quote, funds).restMinor,
    currency: 'USD' as const,
  };
  const amount = formatMoney(rest, locale);
  const pendingLabel = isPending ? t('payment.pending') : undefined;
  const press = (label: string, onClick: () => void) => (
    <>
      <div className={styles['note']}>
        <p>{t('payment.agreement')}</p>
        <AgreementLinks agreement={agreementToSend(run)} />
      </div>
      <Button variant="primary" wide pendingLabel={pendingLabel} onClick={onClick}>
        {label}
      </Button>
      <p className={styles['note']}>{t('payment.once')}</p>
    </>
  );
  const payByCompanyCard = (cardId: string) => {
    useChange.setState({ payBy: 'card' });
    pay({ kind: 'companyCard', cardId });
  };
  const ofCompany =
    company === undefined ? null : (
      <CompanyCards isBooked booking={company}>
        {({ id }, label) => (
          <Button variant="primary" pendingLabel={pendingLabel} onClick={() => payByCompanyCard(id)}>
            {label}
          </Button>
        )}
      </CompanyCards>
    );
  const hasToBeCompanyCard = company?.settings.cardUse === 'required';
  const companyPayment = hasToBeCompanyCard ? (
    <>
      {ofCompany}
      <div className={styles['note']}>
        <p>{t('payment.agreement')}</p>
        <AgreementLinks agreement={agreementToSend(run)} />
        <p>{t('payment.once')}</p>
      </div>
    </>
  ) : (
    <>
      {ofCompany}
      <WalletChoice offered={setup.wallets}>
        {(wallet) => (
          <WalletPay
            wallet={wallet}
            total={rest}
            pendingLabel={pendingLabel}
            onAgreed={(token) => payByWallet(wallet, token)}
          />
        )}
      </WalletChoice>
      {setup.payPal === true ? (
        <PayByChoice payBy={payBy} onChange={(chosenPay) => useChange.setState({ payBy: chosenPay })} />
      ) : null}
      {payBy === 'payPal' ? (
        <>
          <PayPalPanel />
          {press(t('payment.payPal', { amount }), () => pay({ kind: 'payPal' }))}
        </>
      ) : usable !== undefined ? (
        <>
          <Card
            title={t('payment.withCard', {
              brand: payment(`brands.${usable.brand}`),
              lastFour: usable.lastFour,
            })}
            actions={isPending ? undefined : <Button onClick={() => setAnother(true)}>{t('payment.another')}</Button>}
          >
            <p className={styles['note']}>{payment('cardLead')}</p>
          </Card>
          {press(t('payment.pay', { amount }), () => payByCard(usable))}
        </>
      ) : (
        <CardForm
          offersSaved
          setup={setup}
          submitLabel={t('payment.pay', { amount })}
          placeSubmit={(button) => (
            <>
              <div className={styles['note']}>
                <p>{t('payment.agreement')}</p>
                <AgreementLinks agreement={agreementToSend(run)} />
              </div>
              {button}
              <p className={styles['note']}>{t('payment.once')}</p>
            </>
          )}
          known={knownCard}
          onTry={() => setAnswered(location.key)}
          onDone={(token, known) => {
            useChange.setState({ card: token, knownCard: known, payBy: 'card' });
            setAnother(false);
            payByCard(token);
          }}
        />
      )}
    </>
  );
  return (
    <ChangeFrame
      step="payment"
      withPayment
      address={address}
      title={t('payment.title')}
      lead={quote === undefined ? undefined : t('payment.lead', { amount: formatMoney(quote.difference.due, locale) })}
    >
      {trouble === undefined || answered === location.key ? null : (
        <TroubleBanner trouble={trouble} payBy={wanted ?? 'card'} nothingCharged={t('payment.nothingCharged')} />
      )}
      {isExpired ? (
        <ExpiredOffer
          offer={offer}
          flightsHref={`?${address.query}`}
          onRenewed={(renewed) => {
            chooseOffer(trip.recordLocator, renewed, address.query);
            void navigate(reviewHref);
          }}
        />
      ) : null}
      {refusal === undefined || isExpired || trouble !== undefined ? null : (
        <ChangeRefusal failure={refusal} trip={trip} address={address} />
      )}
      {quote === undefined || isExpired ? null : (
        <Columns
          main={
            <>
              <LostFunds hasLostFunds={hasLostFunds} onSaid={forgetFunds} />
              <FundsPanel
                due={toFundsDue(quote)}
                chosen={funds}
                onChange={(chosenFunds) => {
                  setAnswered(location.key);
                  chooseFunds(chosenFunds);
                }}
                payBy={payBy}
              />
              {rest.amountMinor === 0 ? (
                <>
                  <Card title={payment('funds.covered.title')}>
                    <p>{t('payment.covered')}</p>
                  </Card>
                  {press(t('review.confirm'), () => pay())}
                </>
              ) : (
                companyPayment
              )}
            </>
          }
          side={<DueCard trip={trip} offer={offer} bounds={address.bounds} quote={quote} />}
        />
      )}
      <div>
        <ButtonLink href={reviewHref}>{t('payment.back')}</ButtonLink>
      </div>
    </ChangeFrame>
  );
}
