import type { CardToken, Offer } from '@airline/contract';
import { buildPath } from '@airline/links';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { gateway, queryClient } from '../../../gateway.ts';
import { firstIncomplete } from '../booking-progress.ts';
import { paymentSetupQuery } from '../booking-queries.ts';
import { useBooking } from '../booking-store.ts';
import { BookingFrame } from '../frame/BookingFrame.tsx';
import { OfferGuard } from '../frame/OfferGuard.tsx';
import { passengerHref } from '../passengers/passenger-address.ts';
import { CardForm } from './CardForm.tsx';
import { parsePaymentTrouble, type PaymentTrouble } from './declined-payment.ts';
import styles from './PaymentPage.module.css';
import { usePointsChoice } from './points-choice.ts';
import { PointsOrMoney } from './PointsOrMoney.tsx';

/** Renders how to pay. An order that is on its way has been paid for already, as far as is known: the review finds out. */
export function PaymentPage(): ReactNode {
  return <OfferGuard>{(offer) => <PaymentStep offer={offer} />}</OfferGuard>;
}

function PaymentStep({ offer }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const trouble = parsePaymentTrouble(useLocation().state);
  const { data: setup } = useSuspenseQuery(paymentSetupQuery, queryClient);
  const kept = useBooking(({ card }) => card);
  const [another, setAnother] = useState(false);
  const choice = usePointsChoice(offer);
  const state = useBooking.getState();
  const open = firstIncomplete(offer, state, gateway.now());
  if (open !== undefined) return <Navigate replace to={passengerHref(open.index)} />;
  const reviewHref = buildPath('air-booking-review');
  if (state.intent !== undefined || state.waiting !== undefined) return <Navigate replace to={reviewHref} />;

  const usable = kept !== undefined && Date.parse(kept.expiresAt) > gateway.now().getTime() && !another;
  const goOn = (card: CardToken) => {
    useBooking.setState({ card });
    void navigate(reviewHref);
  };
  return (
    <BookingFrame step="payment" offer={offer} title={t('payment.title')} lead={t('payment.lead')}>
      {trouble === undefined ? null : <Trouble trouble={trouble} />}
      <PointsOrMoney offer={offer} choice={choice} />
      {usable ? (
        <Card
          title={t('payment.kept', { brand: t(`payment.brands.${kept.brand}`), lastFour: kept.lastFour })}
          actions={
            <>
              <ButtonLink href={reviewHref} variant="primary">
                {t('payment.useKept')}
              </ButtonLink>
              <Button onClick={() => setAnother(true)}>{t('payment.useAnother')}</Button>
            </>
          }
        >
          <p className={styles['lead']}>{t('payment.cardLead')}</p>
        </Card>
      ) : (
        <CardForm setup={setup} submitLabel={t('payment.submit')} onDone={goOn} />
      )}
    </BookingFrame>
  );
}

function Trouble({ trouble }: { readonly trouble: PaymentTrouble }): ReactNode {
  const { t } = useTranslation('booking');
  const { t: problems } = useTranslation('problems');
  return trouble === 'tokenInvalid' ? (
    <Banner tone="warning" live="assertive" title={problems('paymentTokenInvalid.title')}>
      {problems('paymentTokenInvalid.body')}
    </Banner>
  ) : (
    <Banner tone="danger" live="assertive" title={t(`payment.refusals.${trouble}`)}>
      {t('payment.nothingCharged')}
    </Banner>
  );
}
