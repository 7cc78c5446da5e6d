import type { CardToken, Offer } from '@airline/contract';
import { buildPath } from '@airline/links';
import {
  availableWalletsQuery,
  paymentSetupQuery,
  CardForm,
  parsePaymentTrouble,
  type KnownCard,
  PayByChoice,
  PayPalPanel,
  TroubleBanner,
  WalletChoice,
  usePointsChoice,
  PointsOrMoney,
} from '@airline/payment';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { firstIncomplete } from '@airline/travellers';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { useBooking } from '../booking-draft.ts';
import { BarAction } from '../frame/BarAction.tsx';
import { BookingFrame } from '../frame/BookingFrame.tsx';
import { WithOffer } from '../frame/WithOffer.tsx';
import { passengerHref } from '../passengers/passenger-address.ts';
import { usePayBy, usePaymentWish } from '../frame/PayTotal.tsx';
import styles from './PaymentPage.module.css';

export async function loader(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  const { wallets } = await queryClient.query(paymentSetupQuery(session));
  await queryClient.query(availableWalletsQuery(wallets));
  return null;
}

/** Renders how to pay. An order that is on its way has been paid for already, as far as is known: the review finds out. */
export function Component(): ReactNode {
  return <WithOffer>{(offer) => <PaymentStep offer={offer} />}</WithOffer>;
}

function PaymentStep({ offer }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('payment');
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { key } = location;
  const trouble = parsePaymentTrouble(location.state);
  const { data: setup } = useSuspenseQuery(paymentSetupQuery(session));
  const kept = useBooking(({ card }) => card);
  const [another, setAnother] = useState(false);
  const [answered, setAnswered] = useState<unknown>();
  const payBy = usePayBy(setup);
  useEffect(() => {
    const { payBy: chosen } = useBooking.getState();
    // PayPal or a wallet was chosen, and is offered no more.
    if (chosen !== undefined && chosen !== payBy) useBooking.setState({ payBy });
  }, [payBy]);
  const choice = usePointsChoice(offer);
  const wish = usePaymentWish();
  const state = useBooking.getState();
  const open = firstIncomplete(offer, state, session.now());
  // Why a payment failed comes first: the bank’s page cost what is in no storage.
  if (open !== undefined && trouble === undefined) return <Navigate replace to={passengerHref(open.index)} />;
  const reviewHref = buildPath('air-booking-review');
  if (state.intent !== undefined || state.waiting !== undefined) return <Navigate replace to={reviewHref} />;

  const usable = kept !== undefined && Date.parse(kept.expiresAt) > session.now().getTime() && !another;
  const goOn = (card: CardToken, knownCard: KnownCard) => {
    useBooking.setState({ card, knownCard, payBy: 'card' });
    void navigate(reviewHref);
  };
  // What went wrong before has been dealt with as soon as the person tries again, or another way.
  const dealWith = () => setAnswered(key);
  return (
    <BookingFrame step="payment" offer={offer} title={t('title')} lead={t('lead')}>
      {trouble === undefined || answered === key ? null : (
        <TroubleBanner trouble={trouble} payBy={payBy} nothingCharged={t('nothingCharged')} />
      )}
      <PointsOrMoney offer={offer} choice={choice} wish={wish} />
      <WalletChoice
        offered={setup.wallets}
        href={reviewHref}
        onChoose={(wallet) => {
          dealWith();
          useBooking.setState({ payBy: wallet });
        }}
      />
      {setup.payPal === true ? (
        <PayByChoice
          payBy={payBy}
          onChange={(chosen) => {
            dealWith();
            useBooking.setState({ payBy: chosen });
          }}
        />
      ) : null}
      {payBy === 'payPal' ? (
        <>
          <PayPalPanel />
          <BarAction>
            <div className={styles['goOn']}>
              <ButtonLink href={reviewHref} variant="primary">
                {t('payPal.submit')}
              </ButtonLink>
            </div>
          </BarAction>
        </>
      ) : usable ? (
        <Card
          title={t('kept', { brand: t(`brands.${kept.brand}`), lastFour: kept.lastFour })}
          actions={
            <>
              <BarAction>
                <ButtonLink href={reviewHref} variant="primary">
                  {t('useKept')}
                </ButtonLink>
              </BarAction>
              <Button onClick={() => setAnother(true)}>{t('useAnother')}</Button>
            </>
          }
        >
          <p className={styles['lead']}>{t('cardLead')}</p>
        </Card>
      ) : (
        <CardForm
          setup={setup}
          submitLabel={t('submit')}
          placeSubmit={(button) => <BarAction>{button}</BarAction>}
          known={state.knownCard}
          onTry={dealWith}
          onDone={goOn}
        />
      )}
    </BookingFrame>
  );
}
