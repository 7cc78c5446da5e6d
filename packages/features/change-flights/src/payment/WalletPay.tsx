import type { Money, Wallet } from '@airline/contract';
import { useWalletPayment, WalletButton } from '@airline/payment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface WalletPayProps {
  readonly wallet: Wallet;
  readonly total: Money;
  /** Said while the change is under way; it takes no second press. */
  readonly pendingLabel: string | undefined;
  readonly onAgreed: (token: string) => void;
}

/** Renders the button of a wallet: it opens its sheet, and what is agreed to there pays. */
export function WalletPay({ wallet, total, pendingLabel, onAgreed }: WalletPayProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const payment = useWalletPayment({ wallet, total, nothingCharged: t('payment.nothingCharged'), onAgreed });
  return (
    <>
      <WalletButton wallet={wallet} pendingLabel={pendingLabel ?? payment.pendingLabel} onClick={payment.pay} />
      {payment.notice}
      {payment.sheet}
    </>
  );
}
