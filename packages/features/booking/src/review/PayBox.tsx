import type { Offer } from '@airline/contract';
import { ExperimentBox } from '@airline/experiments';
import { OfferTimeLeft } from '@airline/itinerary/offer';
import { WalletButton, type WalletPayment } from '@airline/payment';
import { agreementToSend } from '@airline/payment/run';
import { AgreementLinks } from '@airline/trip';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { BarAction } from '../frame/BarAction.tsx';
import { OfferPrice, useChosenWallet, useMoneyDue, useOrderTotal, usePaysWithPoints } from '../frame/PayTotal.tsx';
import { useWideScreen } from '../frame/use-wide-screen.ts';
import type { OrderRun } from './order-run.ts';
import { OrderProgress } from './OrderProgress.tsx';
import styles from './ReviewPage.module.css';

export interface PayBoxProps {
  readonly offer: Offer;
  readonly run: OrderRun;
  /** What has to be done before the payment; absent when nothing has. */
  readonly first:
    | 'renewFirst'
    | 'passengersFirst'
    | 'companyFirst'
    | 'policyFirst'
    | 'approvalFirst'
    | 'logInFirst'
    | undefined;
  /** How the wallet pays that the person chose. */
  readonly walletPayment: WalletPayment;
  readonly onPay: () => void;
}

/** Renders what it costs, how the order stands, and the button that books. */
export function PayBox({ offer, run, first, walletPayment, onPay }: PayBoxProps): ReactNode {
  const { t } = useTranslation('booking');
  const { t: journey } = useTranslation('itinerary');
  const wide = useWideScreen();
  const total = useOrderTotal(offer);
  const isCovered = useMoneyDue(offer).amountMinor === 0;
  const byPayPal = useBooking(({ payBy }) => payBy === 'payPal');
  const wallet = useChosenWallet();
  const allIn = usePaysWithPoints() ? 'price.allInPoints' : 'price.allIn';
  const canPress = run.step === 'idle' || run.step === 'refused' || run.step === 'sending';
  const paying = run.step === 'sending' ? t('review.paying') : undefined;
  return (
    <Card title={t('review.price')}>
      <div className={styles['pay']}>
        <OfferPrice offer={offer} />
        <p className={styles['note']}>{journey(allIn)}</p>
        {offer.freeCancellation ? <p className={styles['note']}>{journey('freeCancellation')}</p> : null}
        {wide ? <OfferTimeLeft expiresAt={offer.expiresAt} /> : null}
        <OrderProgress run={run} />
        {walletPayment.notice}
        {first === undefined ? null : <p className={styles['note']}>{t(`review.${first}`)}</p>}
        {first === undefined && canPress ? (
          <>
            <div>
              <p className={styles['note']}>{t('review.agreement.text')}</p>
              <AgreementLinks agreement={agreementToSend(run)} />
            </div>
            <BarAction>
              {wallet === undefined || isCovered ? (
                <Button variant="primary" wide pendingLabel={paying} onClick={onPay}>
                  {t(
                    isCovered
                      ? 'review.book'
                      : byPayPal
                        ? 'review.payWithPayPal'
                        : wide
                          ? 'review.pay'
                          : 'review.payShort',
                    {
                      total,
                    },
                  )}
                </Button>
              ) : (
                <WalletButton
                  wallet={wallet}
                  pendingLabel={paying ?? walletPayment.pendingLabel}
                  onClick={walletPayment.pay}
                />
              )}
              {wide ? null : <p className={styles['besideButton']}>{t('review.agreement.short')}</p>}
            </BarAction>
            {wallet === undefined && !isCovered && !byPayPal ? (
              <ExperimentBox
                place="pay-note"
                variants={{
                  once: <p className={styles['note']}>{t('review.once')}</p>,
                  direct: <p className={styles['note']}>{t('review.direct')}</p>,
                }}
              />
            ) : (
              <p className={styles['note']}>{t('review.once')}</p>
            )}
          </>
        ) : null}
      </div>
    </Card>
  );
}
