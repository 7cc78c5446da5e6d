import { Page } from '@airline/app-shell';
import { findPromotionState, type ManagedPromotion } from '@airline/contract';
import { buildPath } from '@airline/links';
import { formatPromotionTime, languageOf, PromotionLabel, usePromotionClock } from '@airline/promotion';
import { useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';

import { type LoadedRegion, newPromotion } from './managed-loaders.ts';
import styles from './Managed.module.css';

export { loadRegion as loader } from './managed-loaders.ts';

/** Renders the promotions of the manager's region, with what became of each. */
export function Component(): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const loaded = useLoaderData<LoadedRegion>();
  if ('isNotPermitted' in loaded) {
    return (
      <Page title={t('title')}>
        <EmptyState title={t('notPermitted.title')}>{t('notPermitted.body')}</EmptyState>
      </Page>
    );
  }
  return <Region {...loaded} />;
}

function Region({ region, promotions }: Exclude<LoadedRegion, { readonly isNotPermitted: true }>): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const locale = useLocale();
  const { now } = useSession();
  const { product = '' } = useParams();
  const at = usePromotionClock(promotions, now);
  const wayTo = (promotionId: string) => buildPath('ctm-promotion', { product, promotionId });
  const create = (
    <ButtonLink variant="primary" href={wayTo(newPromotion)}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <Page title={t('title')} lead={t('lead', { region: t(`regions.${region}`) })} aside={create}>
      <Table
        caption={t('title')}
        captionHidden
        rows={promotions}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('empty.title')}>{t('empty.body')}</EmptyState>}
        columns={[
          {
            id: 'title',
            header: t('columns.title'),
            rowHeader: true,
            cell: ({ id, texts }) => <Link href={wayTo(id)}>{texts[languageOf(locale)].title}</Link>,
          },
          {
            id: 'stage',
            header: t('columns.stage'),
            cell: (promotion) => (
              <span className={styles['badges']}>
                <StageBadge promotion={promotion} at={at} />
                {promotion.stage === 'draft' ? null : <PromotionLabel promotion={promotion} at={at} />}
              </span>
            ),
          },
          {
            id: 'starts',
            header: t('columns.starts'),
            cell: ({ startsAt, timeZone }) => formatPromotionTime(startsAt, timeZone, locale),
          },
          {
            id: 'ends',
            header: t('columns.ends'),
            cell: ({ endsAt, timeZone }) => formatPromotionTime(endsAt, timeZone, locale),
          },
          {
            id: 'registrations',
            header: t('columns.registrations'),
            align: 'end',
            cell: ({ registrations, reward }) =>
              reward === undefined ? t('noRegistration') : new Intl.NumberFormat(locale).format(registrations),
          },
        ]}
      />
    </Page>
  );
}

interface StageBadgeProps {
  readonly promotion: ManagedPromotion;
  readonly at: Date;
}

/** Renders where a promotion stands with its managers. */
export function StageBadge({ promotion, at }: StageBadgeProps): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const hasEnded = findPromotionState({ ...promotion, isEligible: true }, at) === 'ended';
  if (promotion.stage === 'draft') return <Badge tone="warning">{t('stages.draft')}</Badge>;
  if (hasEnded) return <Badge>{t('stages.ended')}</Badge>;
  return <Badge tone="success">{t('stages.published')}</Badge>;
}
