import type { ExtraKind, ExtraPurchase, TripLookup, Wallet } from '@airline/contract';
import {
  CardForm,
  PayByChoice,
  PayPalPanel,
  paymentSetupQuery,
  useWalletPayment,
  WalletButton,
  WalletChoice,
  type PayBy,
} from '@airline/payment';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { formatMoney, Money } from '@airline/ui/money';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useExtras } from './extras-draft.ts';
import { extrasRunner } from './extras-run.ts';
import styles from './Extras.module.css';
import type { WantedExtras } from './wanted-extras.ts';

export interface PayExtrasProps {
  readonly kind: ExtraKind;
  readonly wanted: WantedExtras;
  readonly proof: TripLookup;
  readonly isPending: boolean;
  readonly takesPayPal: boolean;
}

/** Renders what is bought and how it is paid: one press pays. */
export function PayExtras({ kind, wanted, proof, isPending, takesPayPal }: PayExtrasProps): ReactNode {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  const session = useSession();
  const queryClient = useQueryClient();
  const { data: setup } = useSuspenseQuery(paymentSetupQuery(session));
  const { card, knownCard, payBy: wish } = useExtras();
  const payBy: PayBy = wish === 'payPal' && takesPayPal ? 'payPal' : 'card';
  const usable = card !== undefined && Date.parse(card.expiresAt) > session.now().getTime() ? card : undefined;
  const pay = (form: ExtraPurchase['payments'][number]) => {
    const request = { ...proof, extras: wanted.extras, shown: { total: wanted.total }, payments: [form] };
    void extrasRunner.start({ session, queryClient }, request);
  };
  const amount = formatMoney(wanted.total, locale);
  const pendingLabel = isPending ? t('payment.pending') : undefined;
  const press = (label: string, onClick: () => void) => (
    <>
      <Button variant="primary" wide pendingLabel={pendingLabel} onClick={onClick}>
        {label}
      </Button>
      <p className={styles['note']}>{t('payment.once')}</p>
    </>
  );
  return (
    <section className={styles['content']} aria-label={t('payment.title')}>
      <Card title={t('payment.title')}>
        <DescriptionList
          variant="amounts"
          items={[
            {
              id: 'total',
              term: t('payment.times', { item: t(`payment.item.${kind}`), count: wanted.count }),
              detail: <Money amount={wanted.total} size="price" />,
            },
          ]}
        />
      </Card>
      <WalletChoice offered={setup.wallets}>
        {(wallet) => (
          <WalletPay
            wallet={wallet}
            wanted={wanted}
            pendingLabel={pendingLabel}
            onAgreed={(token) => {
              useExtras.setState({ payBy: wallet });
              pay({ kind: 'wallet', wallet, token });
            }}
          />
        )}
      </WalletChoice>
      {takesPayPal ? <PayByChoice payBy={payBy} onChange={(chosen) => useExtras.setState({ payBy: chosen })} /> : null}
      {payBy === 'payPal' ? (
        <>
          <PayPalPanel />
          {press(t('payment.payPal', { amount }), () => pay({ kind: 'payPal' }))}
        </>
      ) : isPending && usable !== undefined ? (
        press(t('payment.pay', { amount }), () => undefined)
      ) : (
        <CardForm
          setup={setup}
          submitLabel={t('payment.pay', { amount })}
          placeSubmit={(button) => (
            <>
              {button}
              <p className={styles['note']}>{t('payment.once')}</p>
            </>
          )}
          known={knownCard}
          onDone={(token, known) => {
            useExtras.setState({ card: token, knownCard: known, payBy: 'card' });
            pay({ kind: 'card', token: token.token });
          }}
        />
      )}
    </section>
  );
}

interface WalletPayProps {
  readonly wallet: Wallet;
  readonly wanted: WantedExtras;
  readonly pendingLabel: string | undefined;
  readonly onAgreed: (token: string) => void;
}

function WalletPay({ wallet, wanted: { total }, pendingLabel, onAgreed }: WalletPayProps): ReactNode {
  const { t } = useTranslation('extras');
  const payment = useWalletPayment({ wallet, total, nothingCharged: t('payment.nothingCharged'), onAgreed });
  return (
    <>
      <WalletButton wallet={wallet} pendingLabel={pendingLabel ?? payment.pendingLabel} onClick={payment.pay} />
      {payment.notice}
      {payment.sheet}
    </>
  );
}
