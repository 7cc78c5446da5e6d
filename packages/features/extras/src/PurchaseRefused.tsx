import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { findPaymentTrouble, TroubleBanner } from '@airline/payment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useExtras } from './extras-draft.ts';

/** Renders why a purchase was refused, and that nothing was charged. */
export function PurchaseRefused({ failure }: { readonly failure: Failure }): ReactNode {
  const { t } = useTranslation('extras');
  const payBy = useExtras((state) => state.payBy);
  const trouble = findPaymentTrouble(failure);
  if (trouble === undefined) return <FailureBanner failure={failure} />;
  return <TroubleBanner trouble={trouble} payBy={payBy ?? 'card'} nothingCharged={t('payment.nothingCharged')} />;
}
