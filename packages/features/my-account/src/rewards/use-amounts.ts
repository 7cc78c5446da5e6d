import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import { useTranslation } from 'react-i18next';

/** Returns what writes numbers of flights and points with their nouns. */
export function useAmounts(): { flights(count: number): string; points(count: number): string } {
  const { t } = useTranslation('rapidRewards');
  const locale = useLocale();
  return {
    flights: (count) => t('progress.flightCount', { count }),
    points: (count) => t('progress.pointCount', { count, points: formatPoints(count, locale) }),
  };
}
