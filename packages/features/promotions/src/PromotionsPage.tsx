import { Page } from '@airline/app-shell';
import { findPromotionState, type Promotion } from '@airline/contract';
import { buildPath } from '@airline/links';
import { languageOf, PromotionCard, usePromotionClock } from '@airline/promotion';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import styles from './Promotions.module.css';

export { loadPromotions as loader } from './promotion-loaders.ts';

/** Renders the promotions for a person: those that run, those to come, and those that are over. */
export function Component(): ReactNode {
  const { t } = useTranslation('promotions');
  const promotions = useLoaderData<readonly Promotion[]>();
  const { now } = useSession();
  const at = usePromotionClock(promotions, now);
  if (promotions.length === 0) return <NoPromotion />;
  const groupOf = (promotion: Promotion) => {
    if (findPromotionState(promotion, at) === 'ended') return 'over';
    return Date.parse(promotion.startsAt) > at.getTime() ? 'upcoming' : 'current';
  };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles['groups']}>
        {(['current', 'upcoming', 'over'] as const).map((group) => (
          <Group
            key={group}
            title={t(group)}
            id={group}
            at={at}
            promotions={promotions.filter((each) => groupOf(each) === group)}
          />
        ))}
      </div>
    </Page>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly promotions: readonly Promotion[];
  readonly at: Date;
}

function Group({ id, title, promotions, at }: GroupProps): ReactNode {
  const { t } = useTranslation('promotions');
  const language = languageOf(useLocale());
  if (promotions.length === 0) return null;
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles['cards']}>
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard
              promotion={promotion}
              at={at}
              actions={
                <Link
                  href={buildPath('my-account-promotion-detail', { promotionId: promotion.id })}
                  variant="standalone"
                >
                  {t('see', { title: promotion.texts[language].title })}
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoPromotion(): ReactNode {
  const { t } = useTranslation('promotions');
  return (
    <Page title={t('title')}>
      <EmptyState
        title={t('empty.title')}
        actions={
          <ButtonLink variant="primary" href={buildPath('air-booking')}>
            {t('empty.book')}
          </ButtonLink>
        }
      >
        {t('empty.body')}
      </EmptyState>
    </Page>
  );
}
