import type { CardToken, Offer } from '@airline/contract';
import { buildPath } from '@airline/links';
import {
  paymentSetupQuery,
  CardForm,
  parsePaymentTrouble,
  type PaymentTrouble,
  usePointsChoice,
  PointsOrMoney,
} from '@airline/payment';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { firstIncomplete } from '@airline/travellers';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { useBooking } from '../booking-draft.ts';
import { BookingFrame } from '../frame/BookingFrame.tsx';
import { WithOffer } from '../frame/WithOffer.tsx';
import { passengerHref } from '../passengers/passenger-address.ts';
import { usePaymentWish } from '../frame/PayTotal.tsx';
import styles from './PaymentPage.module.css';

export async function loader(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  await queryClient.query(paymentSetupQuery(session));
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
  const trouble = parsePaymentTrouble(useLocation().state);
  const { data: setup } = useSuspenseQuery(paymentSetupQuery(session));
  const kept = useBooking(({ card }) => card);
  const [another, setAnother] = useState(false);
  const choice = usePointsChoice(offer);
  const wish = usePaymentWish();
  const state = useBooking.getState();
  const open = firstIncomplete(offer, state, session.now());
  // Why a payment failed comes first: the bank’s page cost what is in no storage.
  if (open !== undefined && trouble === undefined) return <Navigate replace to={passengerHref(open.index)} />;
  const reviewHref = buildPath('air-booking-review');
  if (state.intent !== undefined || state.waiting !== undefined) return <Navigate replace to={reviewHref} />;

  const usable = kept !== undefined && Date.parse(kept.expiresAt) > session.now().getTime() && !another;
  const goOn = (card: CardToken) => {
    useBooking.setState({ card });
    void navigate(reviewHref);
  };
  return (
    <BookingFrame step="payment" offer={offer} title={t('title')} lead={t('lead')}>
      {trouble === undefined ? null : <Trouble trouble={trouble} />}
      <PointsOrMoney offer={offer} choice={choice} wish={wish} />
      {usable ? (
        <Card
          title={t('kept', { brand: t(`brands.${kept.brand}`), lastFour: kept.lastFour })}
          actions={
            <>
              <ButtonLink href={reviewHref} variant="primary">
                {t('useKept')}
              </ButtonLink>
              <Button onClick={() => setAnother(true)}>{t('useAnother')}</Button>
            </>
          }
        >
          <p className={styles['lead']}>{t('cardLead')}</p>
        </Card>
      ) : (
        <CardForm setup={setup} submitLabel={t('submit')} onDone={goOn} />
      )}
    </BookingFrame>
  );
}

function Trouble({ trouble }: { readonly trouble: PaymentTrouble }): ReactNode {
  const { t } = useTranslation('payment');
  const { t: problems } = useTranslation('gatewayRefusals');
  switch (trouble) {
    case 'declined':
    case 'insufficientFunds':
    case 'challengeFailed':
      return (
        <Banner tone="danger" live="assertive" title={t(`refusals.${trouble}`)}>
          {t('nothingCharged')}
        </Banner>
      );
    case 'tokenInvalid':
    case 'tooManyHolds':
    case 'tooManyHoldsOnFlight':
    case 'tooManyDeclines': {
      const name = trouble === 'tokenInvalid' ? 'paymentTokenInvalid' : trouble;
      return (
        <Banner tone="warning" live="assertive" title={problems(`${name}.title`)}>
          {problems(`${name}.body`)}
        </Banner>
      );
    }
  }
}
