import { Page } from '@airline/app-shell';
import type { CardToken, Offer } from '@airline/contract';
import { currentLanguage } from '@airline/i18n';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { buildPath } from '@airline/links';
import { PointsLogin } from '@airline/payment';
import { useLoginState, useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { firstIncomplete, internationalPhone } from '@airline/travellers';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { choosePoints, useBooking } from '../booking-draft.ts';
import { BookingFrame } from '../frame/BookingFrame.tsx';
import { WithOffer } from '../frame/WithOffer.tsx';
import { passengerHref, passengerHrefFromReview } from '../passengers/passenger-address.ts';
import { useOfferTotal, usePaysWithPoints } from '../frame/PayTotal.tsx';
import { useMinutesLeft } from '../frame/use-minutes-left.ts';
import { FlightsReview } from './FlightsReview.tsx';
import { toOrderRequest } from './order-request.ts';
import { isOrderUnderWay, placeOrder, type OrderRun } from './order-run.ts';
import { OrderProgress } from './OrderProgress.tsx';
import { PassengersReview } from './PassengersReview.tsx';
import { returnedOrder } from './returned-order.ts';
import styles from './ReviewPage.module.css';
import { useOrderPage } from './use-order-page.ts';

export async function loader(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  await queryClient.query(fareFamiliesQuery(session));
  return null;
}

/** Renders everything once more, and the one button that books. Back from the bank, it ends the order. */
export function Component(): ReactNode {
  const run = useOrderPage();
  const hasOffer = useBooking(({ offer }) => offer !== undefined);
  const isReturning = returnedOrder(useLocation()) !== undefined;
  const { t } = useTranslation('booking');
  // Booked: the confirmation is on its way. No offer: the person came back from the bank in another tab.
  const isBooked = run.step === 'confirmed' || run.step === 'booked';
  if (isBooked || isReturning || (!hasOffer && (run.step !== 'idle' || isOrderUnderWay()))) {
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

interface ReviewStepProps {
  readonly offer: Offer;
  readonly run: OrderRun;
}

function ReviewStep({ offer, run }: ReviewStepProps): ReactNode {
  const { t, i18n } = useTranslation('booking');
  const session = useSession();
  const queryClient = useQueryClient();
  const booking = useBooking();
  const withPoints = usePaysWithPoints();
  // Points are a member's: without a session the choice waits for the login, and is not silently another one.
  const needsLogin = useLoginState().kind === 'anonymous' && withPoints;
  const expired = useMinutesLeft(offer.expiresAt) === 0;
  const underWay = isOrderUnderWay();
  const now = session.now();
  const open = firstIncomplete(offer, booking, now);
  // Back from the bank the documents are gone, and what is said of the refusal comes first.
  if (!underWay && open !== undefined && run.step !== 'refused') {
    return <Navigate replace to={passengerHref(open.index)} />;
  }
  const { card, flightsHref } = booking;
  if (!underWay && (card === undefined || Date.parse(card.expiresAt) <= now.getTime())) {
    const state = card === undefined ? undefined : { trouble: 'tokenInvalid' };
    return run.step === 'refused' ? null : <Navigate replace to={buildPath('air-booking-payment')} state={state} />;
  }
  const refusal = run.step === 'refused' && run.failure.kind === 'refused' ? run : undefined;
  const offerRefused =
    refusal?.request?.offer === offer.token &&
    ['offerExpired', 'holdExpired', 'offerAlreadyOrdered'].includes(refusalName(refusal));
  const conditions = [
    [expired || offerRefused, 'renewFirst'],
    [open !== undefined, 'passengersFirst'],
    [needsLogin, 'logInFirst'],
  ] as const;
  const pay = () => {
    const request = toOrderRequest(offer, useBooking.getState(), currentLanguage(i18n), session.now());
    if (request !== undefined) void placeOrder({ session, queryClient }, request);
  };
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
    >
      {needsLogin && !underWay ? (
        <PointsLogin wasLoggedIn={withPoints} onPayByCard={() => choosePoints(false)} />
      ) : null}
      <Card
        title={t('review.flights')}
        {...(flightsHref === undefined ? {} : { aside: change(flightsHref, t('review.changeFlights')) })}
      >
        <FlightsReview offer={offer} />
      </Card>
      <Card title={t('review.passengers')}>
        <PassengersReview offer={offer} />
      </Card>
      <Card title={t('review.contact')} aside={change(passengerHrefFromReview(0), t('review.changeContact'))}>
        <Contact />
      </Card>
      {card === undefined ? null : (
        <Card
          title={t('review.payment')}
          aside={change(
            buildPath('air-booking-payment'),
            t(withPoints ? 'review.changePoints' : 'review.changePayment'),
          )}
        >
          <PaidWith offer={offer} card={card} />
        </Card>
      )}
      <PayBox
        offer={offer}
        run={run}
        first={underWay ? undefined : conditions.find(([isDue]) => isDue)?.[1]}
        onPay={pay}
      />
    </BookingFrame>
  );
}

function PaidWith({ offer: { price }, card }: { readonly offer: Offer; readonly card: CardToken }): ReactNode {
  const { t } = useTranslation('booking');
  const { t: payment } = useTranslation('payment');
  const locale = useLocale();
  const hint = { brand: payment(`brands.${card.brand}`), lastFour: card.lastFour };
  if (!usePaysWithPoints()) return <p>{payment('kept', hint)}</p>;
  const points = new Intl.NumberFormat(locale).format(price.points);
  return (
    <>
      <p>{t('review.fareInPoints', { points })}</p>
      <p>{t('review.taxesOnCard', { ...hint, amount: formatMoney(price.taxesWithPoints, locale) })}</p>
    </>
  );
}

function Contact(): ReactNode {
  const first = useBooking(({ passengers }) => passengers[0]);
  if (first === undefined) return null;
  return (
    <>
      <p className={styles['email']}>{first.email.trim()}</p>
      <p>{internationalPhone(first.phoneCountry, first.phone)}</p>
    </>
  );
}

interface PayBoxProps {
  readonly offer: Offer;
  readonly run: OrderRun;
  /** What has to be done before the payment; absent when nothing has. */
  readonly first: 'renewFirst' | 'passengersFirst' | 'logInFirst' | undefined;
  readonly onPay: () => void;
}

function PayBox({ offer, run, first, onPay }: PayBoxProps): ReactNode {
  const { t } = useTranslation('booking');
  const { t: journey } = useTranslation('itinerary');
  const total = useOfferTotal(offer);
  const allIn = usePaysWithPoints() ? 'price.allInPoints' : 'price.allIn';
  const canPress = run.step === 'idle' || run.step === 'refused' || run.step === 'sending';
  return (
    <Card title={t('review.price')}>
      <div className={styles['pay']}>
        <DescriptionList variant="total" items={[{ id: 'total', term: journey('price.total'), detail: total }]} />
        <p className={styles['note']}>{journey(allIn)}</p>
        {offer.freeCancellation ? <p className={styles['note']}>{journey('freeCancellation')}</p> : null}
        <OrderProgress run={run} />
        {first === undefined ? null : <p className={styles['note']}>{t(`review.${first}`)}</p>}
        {first === undefined && canPress ? (
          <>
            <Button
              variant="primary"
              wide
              pendingLabel={run.step === 'sending' ? t('review.paying') : undefined}
              onClick={onPay}
            >
              {t('review.pay', { total })}
            </Button>
            <p className={styles['note']}>{t('review.once')}</p>
          </>
        ) : null}
      </div>
    </Card>
  );
}

function refusalName({ failure }: OrderRun & { readonly step: 'refused' }): string {
  return failure.kind === 'refused' ? failure.name : '';
}
