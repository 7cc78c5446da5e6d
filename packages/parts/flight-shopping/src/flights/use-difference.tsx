import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { formatPoints } from '@airline/ui/points';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PriceDifference } from './replaced-flight.ts';

/**
 * Gives the words of what something costs more or less than what was paid: `+$21.00`, `−$15.00`, `mismo precio`.
 *
 * @param length `long` where nothing around it says what it is compared with; who hears it hears that always
 */
export function useDifference(
  inPoints: boolean,
  length: 'short' | 'long' = 'short',
): (difference: PriceDifference | undefined) => ReactNode | undefined {
  const { t } = useTranslation('flights');
  const locale = useLocale();
  return (difference) => {
    if (difference === undefined) return undefined;
    const { reason, amountMinor, points, taxesWithPointsMinor } = difference;
    const money = inPoints ? taxesWithPointsMinor : amountMinor;
    // What the booked flight costs less comes back where it is changed to its own price of now.
    const isLower = money < 0 || (inPoints && points < 0);
    if (reason === 'sameDay' || (reason !== undefined && !isLower)) return t(`difference.${reason}`);
    const parts = [
      ...(reason === undefined ? [] : [t(`difference.${reason}`)]),
      ...(inPoints && points !== 0
        ? [t('difference.points', { points: `${points > 0 ? '+' : '−'}${formatPoints(Math.abs(points), locale)}` })]
        : []),
      ...(money === 0 ? [] : [formatMoney({ amountMinor: money, currency: 'USD' }, locale, { signed: true })]),
    ];
    if (parts.length === 0) return t(`difference.same`);
    const against = t('difference.against');
    return (
      <>
        {parts.join(', ')} {length === 'long' ? against : <VisuallyHidden>{against}</VisuallyHidden>}
      </>
    );
  };
}
