import type { GivenBack, Money, Trip } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { formatPoints } from '@airline/ui/points';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { findChangeDeadline } from './change-deadline.ts';
import { hasEnded } from './next-trip.ts';
import { priceOfExtras } from './price-of-extras.ts';
import { useShortMoment } from './trip-time.ts';
import styles from './TripTerms.module.css';

/** Renders what a trip cost, what cancelling it gives back now, and until when its flights can be changed, in one line. */
export function TripTerms({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const session = useSession();
  const [now] = useState(() => session.now());
  const facts = [useFormatPaid(trip), ...useCancellationFact(trip, now), ...useChangesFact(trip, now)];
  return (
    <ul className={styles['terms']} aria-label={t('terms.label')}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function useFormatPaid(trip: Trip): string {
  const { price, payments } = trip;
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const extrasMinor = priceOfExtras(trip).amountMinor;
  const withExtras = (amount: Money): string =>
    formatMoney({ ...amount, amountMinor: amount.amountMinor + extrasMinor }, locale);
  if (!payments.some(({ kind }) => kind === 'points')) {
    return t('terms.paid', { amount: withExtras(price.total) });
  }
  return t('terms.paidInPoints', {
    points: formatPoints(price.points, locale),
    amount: withExtras(price.taxesWithPoints),
  });
}

function useCancellationFact(trip: Trip, now: Date): readonly string[] {
  const { t } = useTranslation('trips');
  const moment = useShortMoment(trip);
  const listGivenBack = useListGivenBack(trip);
  if (trip.cancellation !== undefined) {
    return [t('terms.cancelled', { amounts: listGivenBack(trip.cancellation) })];
  }
  const { cancellation } = trip.terms ?? {};
  if (cancellation === undefined) return hasEnded(trip, now) ? [] : [t('terms.noCancellation')];
  const { freeUntil } = cancellation;
  if (freeUntil === undefined) return [t('terms.cancelNow', { amounts: listGivenBack(cancellation) })];
  // As long as a trip can be cancelled for free, its extras come back too (conditions of each extra).
  const refundMinor = cancellation.refund.amountMinor + priceOfExtras(trip).amountMinor;
  const all = { ...cancellation, refund: { ...cancellation.refund, amountMinor: refundMinor } };
  return [t('terms.cancelFree', { date: moment(freeUntil), amounts: listGivenBack(all) })];
}

/** Names what comes back, and where to: as much as can still be used. */
function useListGivenBack({ payments }: Trip): (given: GivenBack & { readonly pointsReturned: number }) => string {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const hasPayPal = payments.some(({ kind }) => kind === 'payPal');
  return ({ refund, credit, funds = [], pointsReturned }) => {
    const usableMinor = funds.reduce((sum, { amount, isExpired }) => sum + (isExpired ? 0 : amount.amountMinor), 0);
    const money = (amountMinor: number) => formatMoney({ ...refund, amountMinor }, locale);
    const parts = [
      ...(pointsReturned > 0 ? [t('terms.toAccount', { points: formatPoints(pointsReturned, locale) })] : []),
      ...(refund.amountMinor > 0
        ? [t(hasPayPal ? 'terms.toPayPal' : 'terms.toCard', { amount: money(refund.amountMinor) })]
        : []),
      ...(usableMinor > 0 ? [t('terms.toFunds', { amount: money(usableMinor) })] : []),
      ...(credit.amountMinor > 0 ? [t('terms.asFund', { amount: money(credit.amountMinor) })] : []),
    ];
    return parts.length === 0 ? t('terms.nothing') : new Intl.ListFormat(locale).format(parts);
  };
}

function useChangesFact(trip: Trip, now: Date): readonly string[] {
  const { t } = useTranslation('trips');
  const moment = useShortMoment(trip);
  if (trip.terms === undefined || hasEnded(trip, now)) return [];
  if (trip.terms.changes.areForbidden) return [t('terms.changesForbidden')];
  const until = findChangeDeadline(trip, now);
  return [until === undefined ? t('terms.noChanges') : t('terms.changes', { date: moment(until.toISOString()) })];
}
