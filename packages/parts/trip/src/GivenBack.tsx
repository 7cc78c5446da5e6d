import { type GivenBack as Amounts, type Trip, type TripCancellation, walletNames } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { formatMoney, Money } from '@airline/ui/money';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { brandName } from './card-brand.ts';

export interface GivenBackProps {
  readonly amounts: Amounts & Pick<TripCancellation, 'pointsReturned'>;
  readonly payments: Trip['payments'];
  /** `amounts` beside other amounts: the values at the end of their lines. */
  readonly variant?: 'plain' | 'amounts';
}

/** Renders what a cancellation gives back, and where to; nothing of what is nothing. */
export function GivenBack({ amounts, payments, variant = 'plain' }: GivenBackProps): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { refund, credit, funds = [], forfeited, extras, pointsReturned } = amounts;
  const card = payments.find((payment) => payment.kind === 'card');
  const payPal = payments.find((payment) => payment.kind === 'payPal');
  const cardHint = { brand: brandName(card?.brand ?? ''), lastFour: card?.lastFour ?? '' };
  const toCard =
    card?.wallet === undefined
      ? t('cancel.toCard', cardHint)
      : t('cancel.toWallet', { ...cardHint, wallet: walletNames[card.wallet] });
  const items = [
    {
      id: 'refund',
      term: payPal === undefined ? toCard : t('cancel.toPayPal', { account: payPal.account }),
      amount: refund,
    },
    { id: 'credit', term: t('cancel.asCredit'), amount: credit },
    { id: 'forfeited', term: t('cancel.forfeited'), amount: forfeited },
    ...(extras === undefined
      ? []
      : [
          { id: 'extras', term: t('cancel.extras'), amount: extras.refund },
          { id: 'extrasForfeited', term: t('cancel.extrasForfeited'), amount: extras.forfeited },
        ]),
  ];
  return (
    <DescriptionList
      variant={variant}
      items={[
        ...(pointsReturned === 0
          ? []
          : [
              {
                id: 'points',
                term: t('cancel.toAccount'),
                detail: t('trip.points', { points: formatPoints(pointsReturned, locale) }),
              },
            ]),
        ...funds.map(({ lastFour, amount, expiresOn, isExpired }) => ({
          id: `fund ${lastFour}`,
          term: t('cancel.toFund', { lastFour }),
          detail: t(isExpired ? 'cancel.fundExpired' : 'cancel.fundUntil', {
            amount: formatMoney(amount, locale),
            date: formatCalendarDate(expiresOn, locale),
          }),
        })),
        ...items
          .filter(({ amount }) => amount.amountMinor > 0)
          .map(({ amount, ...item }) => ({ ...item, detail: <Money amount={amount} /> })),
      ]}
    />
  );
}
