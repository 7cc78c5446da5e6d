import { useLocale } from '@airline/ui/locale';
import { UrgencyBadge } from '@airline/ui/urgency-badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { findPromotionLabel, type TimedPromotion } from './promotion-label.ts';

/**
 * Renders how much time a promotion has left at a moment; nothing before its start.
 *
 * @example
 * ```tsx
 * import type { Promotion } from '@airline/contract';
 * import { PromotionLabel } from '@airline/promotion';
 *
 * export const Label = ({ promotion }: { promotion: Promotion }) => <PromotionLabel promotion={promotion} at={new Date()} />;
 * ```
 */
export function PromotionLabel({
  promotion,
  at,
}: {
  readonly promotion: TimedPromotion;
  readonly at: Date;
}): ReactNode {
  const { t } = useTranslation('urgency');
  const locale = useLocale();
  const label = findPromotionLabel(promotion, at);
  if (label === undefined) return null;
  const { i18nLabel, styleType, count, values } = label;
  const { optInEndsAt, timeZone } = values;
  const date =
    optInEndsAt === undefined
      ? ''
      : new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone }).format(optInEndsAt);
  // The engine's keys are the namespace's: a test of the catalogue holds them together.
  const key = i18nLabel.replace(/^urgency\./, '') as 'daysLeft';
  return (
    <UrgencyBadge styleType={styleType}>
      {t(key, { days: 0, ...values, ...(count === undefined ? {} : { count }), optInEndsAt: date } as {
        days: number;
        count: number;
      })}
    </UrgencyBadge>
  );
}
