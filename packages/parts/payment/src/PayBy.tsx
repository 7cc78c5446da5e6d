import { type Wallet, wallets } from '@airline/contract';
import { RadioGroup } from '@airline/ui/radio-group';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What may move the money: a card, PayPal, or a wallet of the device. */
export type PayBy = 'card' | 'payPal' | Wallet;

/** Gives the wallet that moves the money; `undefined` where none does. */
export function walletOf(payBy: PayBy | undefined): Wallet | undefined {
  return wallets.find((wallet) => wallet === payBy);
}

export interface PayByChoiceProps {
  readonly payBy: PayBy;
  readonly onChange: (payBy: PayBy) => void;
}

/** Renders the choice between a card and PayPal. */
export function PayByChoice({ payBy, onChange }: PayByChoiceProps): ReactNode {
  const { t } = useTranslation('payment');
  return (
    <RadioGroup
      legend={t('payBy.legend')}
      name="pay-by"
      variant="segmented"
      value={payBy === 'payPal' ? payBy : 'card'}
      onChange={(value) => onChange(value === 'payPal' ? 'payPal' : 'card')}
      options={[
        { value: 'card', label: t('payBy.card') },
        { value: 'payPal', label: t('payBy.payPal') },
      ]}
    />
  );
}
