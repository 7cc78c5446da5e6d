import { walletNames } from '@airline/contract';
import { Banner } from '@airline/ui/banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isFundTrouble, type PaymentTrouble } from './declined-payment.ts';
import { type PayBy, walletOf } from './PayBy.tsx';

export interface TroubleBannerProps {
  readonly trouble: PaymentTrouble;
  readonly payBy: PayBy;
  /** That nothing was charged, and what stays as it was. */
  readonly nothingCharged: string;
}

/** Renders why a payment was refused, or not even tried, and what helps. */
export function TroubleBanner({ trouble, payBy, nothingCharged }: TroubleBannerProps): ReactNode {
  const { t } = useTranslation('payment');
  const { t: problems } = useTranslation('gatewayRefusals');
  const wallet = walletOf(payBy);
  const refusal = (reason: 'declined' | 'insufficientFunds' | 'challengeFailed') => {
    if (wallet !== undefined) return t(`walletRefusals.${reason}`, { wallet: walletNames[wallet] });
    return t(payBy === 'payPal' ? `payPalRefusals.${reason}` : `refusals.${reason}`);
  };
  if (isFundTrouble(trouble)) {
    return (
      <Banner tone="warning" live="assertive" title={t(`funds.troubles.${trouble}.title`)}>
        {t(`funds.troubles.${trouble}.body`)}
      </Banner>
    );
  }
  if (trouble === 'tokenInvalid' && wallet !== undefined) {
    return (
      <Banner tone="warning" live="assertive" title={t('walletRefusals.tokenInvalid', { wallet: walletNames[wallet] })}>
        {nothingCharged}
      </Banner>
    );
  }
  switch (trouble) {
    case 'declined':
    case 'insufficientFunds':
    case 'challengeFailed':
      return (
        <Banner tone="danger" live="assertive" title={refusal(trouble)}>
          {nothingCharged}
        </Banner>
      );
    case 'payerCancelled':
      return (
        <Banner tone="warning" live="assertive" title={t('refusals.payerCancelled')}>
          {nothingCharged}
        </Banner>
      );
    case 'tokenInvalid':
    case 'pointsInsufficient':
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
