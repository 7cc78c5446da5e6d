import type { Promotion } from '@airline/contract';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatPromotionTime } from './promotion-time.ts';

/**
 * Renders when a promotion runs, in its own zone, and what it gives.
 *
 * @example
 * ```tsx
 * import type { Promotion } from '@airline/contract';
 * import { PromotionFacts } from '@airline/promotion';
 *
 * export const Facts = ({ promotion }: { promotion: Promotion }) => <PromotionFacts promotion={promotion} />;
 * ```
 */
export function PromotionFacts({
  promotion: { startsAt, endsAt, optInEndsAt, timeZone, reward },
}: {
  readonly promotion: Pick<Promotion, 'startsAt' | 'endsAt' | 'optInEndsAt' | 'timeZone' | 'reward'>;
}): ReactNode {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const write = (instant: string) => formatPromotionTime(instant, timeZone, locale);
  return (
    <DescriptionList
      items={[
        ...(reward === undefined
          ? []
          : [
              {
                id: 'reward',
                term: t('facts.reward'),
                detail: t('facts.rewardOf', { count: reward.flights, points: formatPoints(reward.points, locale) }),
              },
            ]),
        { id: 'starts', term: t('facts.starts'), detail: write(startsAt) },
        ...(optInEndsAt === undefined ? [] : [{ id: 'optIn', term: t('facts.optInEnds'), detail: write(optInEndsAt) }]),
        { id: 'ends', term: t('facts.ends'), detail: write(endsAt) },
      ]}
    />
  );
}
