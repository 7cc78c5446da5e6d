/**
 * Names a direction of a journey by its place in it: there, back, or by its number.
 *
 * @example
 * ```ts
 * import { boundName } from '@airline/itinerary';
 * import type { TFunction } from 'i18next';
 *
 * const wayBack = (t: TFunction<'itinerary'>) => boundName(1, 2, t);
 * ```
 */
export function boundName(
  index: number,
  count: number,
  t: (
    key: 'direction.one' | 'direction.outbound' | 'direction.return' | 'direction.nth',
    values: { number: number },
  ) => string,
): string {
  const number = index + 1;
  if (count === 1) return t('direction.one', { number });
  if (count > 2) return t('direction.nth', { number });
  return t(index === 0 ? 'direction.outbound' : 'direction.return', { number });
}
