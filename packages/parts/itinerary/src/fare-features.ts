import type { FareConditions } from '@airline/contract';
import type { FareFeature } from '@airline/ui/fare-card';
import type { TFunction } from 'i18next';

/**
 * Gives what a fare includes and what it does not as the lines of its card, in one order for all families. A fare that points
 * pay earns none, and has no line about them.
 *
 * @example
 * ```ts
 * import type { FareConditions } from '@airline/contract';
 * import { fareFeatures } from '@airline/itinerary';
 * import type { TFunction } from 'i18next';
 *
 * const labels = (conditions: FareConditions, t: TFunction<'itinerary'>) =>
 *   fareFeatures(conditions, t, { inPoints: false }).map(({ label }) => label);
 * ```
 */
export function fareFeatures(
  conditions: FareConditions,
  t: TFunction<'itinerary'>,
  { inPoints }: { readonly inPoints: boolean },
): readonly FareFeature[] {
  const { refund, change, sameDayChange, pointsPerDollar, boarding, checkedBags, carryOnBags } = conditions;
  return [
    { id: 'carryOn', label: t('condition.carryOnBags', { count: carryOnBags }), included: carryOnBags > 0 },
    { id: 'checked', label: t('condition.checkedBags', { count: checkedBags }), included: checkedBags > 0 },
    { id: 'change', label: t(`condition.change.${change}`), included: change === 'free' },
    { id: 'refund', label: t(`condition.refund.${refund}`), included: refund !== 'none' },
    { id: 'sameDay', label: t('condition.sameDayChange'), included: sameDayChange },
    { id: 'boarding', label: t(`condition.boarding.${boarding}`), included: true },
    ...(inPoints
      ? []
      : [
          {
            id: 'points' as const,
            label: t('condition.points', { points: pointsPerDollar }),
            included: pointsPerDollar > 0,
          },
        ]),
  ];
}
