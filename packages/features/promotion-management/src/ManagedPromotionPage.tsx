import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import type { ManagedPromotion } from '@airline/contract';
import { buildPath } from '@airline/links';
import { languageOf, PromotionFacts, usePromotionClock } from '@airline/promotion';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';

import type { LoadedManaged } from './managed-loaders.ts';
import styles from './Managed.module.css';
import { StageBadge } from './ManagedPromotionsPage.tsx';
import { Preview } from './Preview.tsx';
import { PromotionEditor } from './PromotionEditor.tsx';
import { EndPromotion, PublishPromotion } from './StageActions.tsx';

export { loadManaged as loader } from './managed-loaders.ts';

/** Renders a promotion to its managers: as a form while it is a draft, and with its figures once it is published. */
export function Component(): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const loaded = useLoaderData<LoadedManaged>();
  const { product = '', promotionId = '' } = useParams();
  const list = buildPath('ctm-promotions', { product });
  if ('isGone' in loaded) {
    return (
      <Page title={t('title')}>
        <EmptyState title={t('gone.title')} actions={<ButtonLink href={list}>{t('all')}</ButtonLink>}>
          {t('gone.body')}
        </EmptyState>
      </Page>
    );
  }
  const { promotion } = loaded;
  if (promotion === undefined) {
    return (
      <Page title={t('newTitle')} lead={t('newLead')}>
        <PromotionEditor promotion={undefined} />
      </Page>
    );
  }
  return <Managed key={`${promotionId} ${promotion.version}`} promotion={promotion} list={list} />;
}

interface ManagedProps {
  readonly promotion: ManagedPromotion;
  readonly list: string;
}

function Managed({ promotion, list }: ManagedProps): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const locale = useLocale();
  const { now } = useSession();
  const alone = useMemo(() => [promotion], [promotion]);
  const at = usePromotionClock(alone, now);
  const number = new Intl.NumberFormat(locale);
  const isDraft = promotion.stage === 'draft';
  return (
    <Page title={promotion.texts[languageOf(locale)].title} aside={<StageBadge promotion={promotion} at={at} />}>
      <Columns
        main={
          isDraft ? (
            <PromotionEditor promotion={promotion} />
          ) : (
            <div className={styles['sections']}>
              <Card title={t('facts')}>
                <PromotionFacts promotion={promotion} />
              </Card>
              {promotion.reward === undefined ? null : (
                <Card title={t('figures.title')}>
                  <DescriptionList
                    items={[
                      {
                        id: 'registrations',
                        term: t('figures.registrations'),
                        detail: number.format(promotion.registrations),
                      },
                      { id: 'rewards', term: t('figures.rewards'), detail: number.format(promotion.rewards) },
                    ]}
                  />
                </Card>
              )}
              <EndPromotion promotion={promotion} at={at} />
            </div>
          )
        }
        side={
          <>
            <Preview promotion={promotion} />
            {isDraft ? <PublishPromotion promotion={promotion} /> : null}
            <p>
              <Link href={list} variant="standalone">
                {t('all')}
              </Link>
            </p>
          </>
        }
      />
    </Page>
  );
}
