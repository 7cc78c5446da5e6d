import type { CardToken, PaymentSetup } from '@airline/contract';
import { buildPath } from '@airline/links';
import {
  CardForm,
  type KnownCard,
  type PayBy,
  PayByChoice,
  PayPalPanel,
  WalletChoice,
  WalletLink,
} from '@airline/payment';
import { useSession } from '@airline/session/react';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useBooking } from '../booking-draft.ts';
import { keepCompanyCard } from '../company/company-draft.ts';
import { kindsWithoutPayPal } from '../extras/chosen-extras.ts';
import { BarAction } from '../frame/BarAction.tsx';
import styles from './PaymentPage.module.css';

export interface CompanyPaymentProps {
  readonly setup: PaymentSetup;
  readonly payBy: PayBy;
  /** Called when the person tries again, or another way. */
  readonly onTry: () => void;
}

/** Renders what pays the money: a wallet, PayPal or a card, by whichever the person goes on. */
export function CompanyPayment({ setup, payBy, onTry }: CompanyPaymentProps): ReactNode {
  const { t } = useTranslation('payment');
  const { t: booking } = useTranslation('booking');
  const locale = useLocale();
  const notByPayPal = kindsWithoutPayPal(useBooking(({ extras }) => extras));
  const session = useSession();
  const navigate = useNavigate();
  const kept = useBooking(({ card }) => card);
  const known = useBooking(({ knownCard }) => knownCard);
  const [another, setAnother] = useState(false);
  const reviewHref = buildPath('air-booking-review');
  const usable = kept !== undefined && Date.parse(kept.expiresAt) > session.now().getTime() && !another;
  // What moves the money is no card of a company from here on.
  const payOwn = () => keepCompanyCard(undefined);
  const goOn = (card: CardToken, knownCard: KnownCard) => {
    payOwn();
    useBooking.setState({ card, knownCard, payBy: 'card' });
    return navigate(reviewHref);
  };
  return (
    <>
      <WalletChoice offered={setup.wallets}>
        {(wallet) => (
          <WalletLink
            wallet={wallet}
            href={reviewHref}
            onChoose={() => {
              onTry();
              payOwn();
              useBooking.setState({ payBy: wallet });
            }}
          />
        )}
      </WalletChoice>
      {setup.payPal === true && notByPayPal.length > 0 ? (
        <p className={styles['lead']}>
          {booking('extras.notByPayPal', {
            kinds: new Intl.ListFormat(locale).format(notByPayPal.map((kind) => booking(`extras.kinds.${kind}`))),
          })}
        </p>
      ) : null}
      {setup.payPal === true && notByPayPal.length === 0 ? (
        <PayByChoice
          payBy={payBy}
          onChange={(chosen) => {
            onTry();
            useBooking.setState({ payBy: chosen });
          }}
        />
      ) : null}
      {payBy === 'payPal' ? (
        <>
          <PayPalPanel />
          <BarAction>
            <div className={styles['goOn']}>
              <ButtonLink href={reviewHref} variant="primary" onClick={payOwn}>
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
                <ButtonLink href={reviewHref} variant="primary" onClick={payOwn}>
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
          offersSaved
          setup={setup}
          submitLabel={t('submit')}
          placeSubmit={(button) => <BarAction>{button}</BarAction>}
          known={known}
          onTry={onTry}
          onDone={goOn}
        />
      )}
    </>
  );
}
