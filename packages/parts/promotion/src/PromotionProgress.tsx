import type { Promotion } from '@airline/contract';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import { ProgressBar } from '@airline/ui/progress-bar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Renders how far a member has come with a promotion, as a picture that its words say too; nothing where they did not register.
 *
 * @example
 * ```tsx
 * import type { Promotion } from '@airline/contract';
 * import { PromotionProgress } from '@airline/promotion';
 *
 * export const Progress = ({ promotion }: { promotion: Promotion }) => <PromotionProgress promotion={promotion} />;
 * ```
 */
export function PromotionProgress({
  promotion: { reward, registration },
}: {
  readonly promotion: Pick<Promotion, 'reward' | 'registration'>;
}): ReactNode {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  if (reward === undefined || registration === undefined) return null;
  const points = formatPoints(reward.points, locale);
  const flights = Math.min(registration.flights, reward.flights);
  if (registration.rewardedAt !== undefined) return <p>{t('rewarded', { count: reward.points, points })}</p>;
  const label = t('progress', { count: reward.flights, flights });
  return <ProgressBar label={label} value={flights / reward.flights} />;
}
