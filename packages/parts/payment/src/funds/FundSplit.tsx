import { walletNames } from '@airline/contract';
import type { FundPlan } from '@airline/funds';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { formatMoney, Money } from '@airline/ui/money';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { type PayBy, walletOf } from '../PayBy.tsx';
import type { FundsDue } from './funds-due.ts';

export interface FundSplitProps {
  readonly due: FundsDue;
  readonly plan: FundPlan;
  readonly payBy: PayBy;
}

/** Renders what pays what: all of it, each fund, and what is left for a card, PayPal or a wallet. */
export function FundSplit({ due, plan, payBy }: FundSplitProps): ReactNode {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const { funds } = plan;
  const { besideMinor = 0 } = due;
  const restMinor = plan.restMinor + besideMinor;
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  const rest = formatMoney(usd(restMinor), locale);
  const wallet = walletOf(payBy);
  const restTerm =
    restMinor === 0
      ? t('funds.rest')
      : wallet === undefined
        ? t(payBy === 'payPal' ? 'funds.restByPayPal' : 'funds.restByCard')
        : t('funds.restByWallet', { wallet: walletNames[wallet] });
  return (
    <>
      <DescriptionList
        variant="total"
        items={[
          {
            id: 'total',
            term: t(`funds.${due.of}`),
            detail: <Money amount={usd(due.dueMinor)} />,
          },
          ...funds.map(({ number, amountMinor }) => ({
            id: number,
            term: t('funds.fund', { lastFour: number.slice(-4) }),
            detail: `−${formatMoney(usd(amountMinor), locale)}`,
          })),
          ...(besideMinor === 0
            ? []
            : [{ id: 'extras', term: t('funds.extras'), detail: <Money amount={usd(besideMinor)} /> }]),
          { id: 'rest', term: restTerm, detail: <Money amount={usd(restMinor)} /> },
        ]}
      />
      <VisuallyHidden>
        <output>{t('funds.status', { amount: rest })}</output>
      </VisuallyHidden>
    </>
  );
}
