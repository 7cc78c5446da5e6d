import type { Offer } from '@airline/contract';
import { useLocale } from '@airline/ui/locale';
import { formatMoney, Money } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-store.ts';

/** Says what is paid in all: money, or points and the money that they leave. */
export function useOfferTotal({ price }: Offer): string {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const withPoints = useBooking(({ paysWithPoints }) => paysWithPoints === true);
  if (!withPoints) return formatMoney(price.total, locale);
  const points = new Intl.NumberFormat(locale).format(price.points);
  return t('payment.points.both', { points, amount: formatMoney(price.taxesWithPoints, locale) });
}

/** Renders what is paid in all: an amount of money in its size, points in words. */
export function PayTotal({ offer }: { readonly offer: Offer }): ReactNode {
  const withPoints = useBooking(({ paysWithPoints }) => paysWithPoints === true);
  const total = useOfferTotal(offer);
  return withPoints ? <strong>{total}</strong> : <Money amount={offer.price.total} size="price" />;
}

/** Renders that points pay the fares, where they do. */
export function PointsNote({ offer: { price } }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const withPoints = useBooking(({ paysWithPoints }) => paysWithPoints === true);
  if (!withPoints) return null;
  const points = new Intl.NumberFormat(locale).format(price.points);
  return <p>{t('payment.points.paysWith', { points, amount: formatMoney(price.taxesWithPoints, locale) })}</p>;
}
