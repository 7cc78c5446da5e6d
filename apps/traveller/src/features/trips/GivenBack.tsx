import type { GivenBack as Amounts, Trip } from '@airline/contract';
import { DescriptionList } from '@airline/ui/description-list';
import { Money } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { brandName } from './card-brand.ts';

export interface GivenBackProps {
  readonly amounts: Amounts;
  readonly payments: Trip['payments'];
}

/** Renders what a cancellation gives back, and where to; nothing of what is nothing. */
export function GivenBack({ amounts: { refund, credit, forfeited }, payments: [card] }: GivenBackProps): ReactNode {
  const { t } = useTranslation('trips');
  const items = [
    {
      id: 'refund',
      term: t('cancel.toCard', { brand: brandName(card?.brand ?? ''), lastFour: card?.lastFour ?? '' }),
      amount: refund,
    },
    { id: 'credit', term: t('cancel.asCredit'), amount: credit },
    { id: 'forfeited', term: t('cancel.forfeited'), amount: forfeited },
  ];
  return (
    <DescriptionList
      items={items
        .filter(({ amount }) => amount.amountMinor > 0)
        .map(({ amount, ...item }) => ({ ...item, detail: <Money amount={amount} /> }))}
    />
  );
}
