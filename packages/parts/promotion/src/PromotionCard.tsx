import { findPromotionState, type Promotion } from '@airline/contract';
import { Badge } from '@airline/ui/badge';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { languageOf } from './language-of.ts';
import styles from './PromotionCard.module.css';
import { PromotionLabel } from './PromotionLabel.tsx';
import { PromotionProgress } from './PromotionProgress.tsx';
import { formatPromotionTime } from './promotion-time.ts';

/** What {@link PromotionCard} takes. */
export interface PromotionCardProps {
  readonly promotion: Promotion;
  /** The moment at which it is looked at: now, or another one in a preview. */
  readonly at: Date;
  readonly headingLevel?: 2 | 3 | 4;
  /** The way on from it. */
  readonly actions?: ReactNode;
}

/**
 * Renders a promotion as travellers see it at a moment.
 *
 * @example
 * ```tsx
 * import type { Promotion } from '@airline/contract';
 * import { PromotionCard } from '@airline/promotion';
 *
 * export const Preview = ({ promotion }: { promotion: Promotion }) => (
 *   <PromotionCard promotion={promotion} at={new Date('2026-12-04T18:00:00Z')} />
 * );
 * ```
 */
export function PromotionCard({ promotion, at, headingLevel = 3, actions }: PromotionCardProps): ReactNode {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const state = findPromotionState(promotion, at);
  const { title, summary } = promotion.texts[languageOf(locale)];
  const write = (instant: string) => formatPromotionTime(instant, promotion.timeZone, locale);
  return (
    <Card title={title} headingLevel={headingLevel} {...(actions === undefined ? {} : { actions })}>
      <div className={styles['content']}>
        <p className={styles['labels']}>
          <PromotionLabel promotion={promotion} at={at} />
          {state === 'registered' || (state === 'ended' && promotion.registration !== undefined) ? (
            <Badge tone="success">{t('states.registered')}</Badge>
          ) : state === 'ended' ? null : (
            <Badge tone={state === 'open' ? 'information' : 'neutral'}>{t(`states.${state}`)}</Badge>
          )}
        </p>
        <p>{summary}</p>
        <PromotionProgress promotion={promotion} />
        <p className={styles['until']}>
          {state === 'notStarted'
            ? t('from', { date: write(promotion.startsAt) })
            : t(state === 'ended' ? 'endedOn' : 'until', { date: write(promotion.endsAt) })}
        </p>
      </div>
    </Card>
  );
}
