import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import { findPromotionState, type Promotion, registerForPromotion } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { languageOf, PromotionFacts, PromotionLabel, PromotionProgress, usePromotionClock } from '@airline/promotion';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { useMutation } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';

import styles from './Promotions.module.css';

export { loadPromotion as loader } from './promotion-loaders.ts';

const list = buildPath('my-account-promotions');

/** Renders a promotion: what it gives, until when, how far the member has come, and its terms. */
export function Component(): ReactNode {
  const { t } = useTranslation('promotions');
  const promotion = useLoaderData<Promotion | undefined>();
  if (promotion === undefined) {
    return (
      <Page title={t('title')}>
        <EmptyState title={t('gone.title')} actions={<ButtonLink href={list}>{t('all')}</ButtonLink>}>
          {t('gone.body')}
        </EmptyState>
      </Page>
    );
  }
  return <Detail promotion={promotion} />;
}

function Detail({ promotion }: { readonly promotion: Promotion }): ReactNode {
  const { t } = useTranslation('promotions');
  const { now } = useSession();
  const alone = useMemo(() => [promotion], [promotion]);
  const at = usePromotionClock(alone, now);
  const { title, summary, terms } = promotion.texts[languageOf(useLocale())];
  return (
    <Page title={title} lead={summary} aside={<PromotionLabel promotion={promotion} at={at} />}>
      <Columns
        main={
          <div className={styles['group']}>
            <Registration promotion={promotion} at={at} />
            <section className={styles['text']} aria-labelledby="terms">
              <h2 id="terms">{t('terms')}</h2>
              {promotion.reward === undefined ? null : <p>{t('counts')}</p>}
              {terms.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          </div>
        }
        side={
          <>
            <Card title={t('facts.title')}>
              <PromotionFacts promotion={promotion} />
            </Card>
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

function Registration({ promotion, at }: { readonly promotion: Promotion; readonly at: Date }): ReactNode {
  const { t } = useTranslation('promotions');
  const session = useSession();
  const { revalidate } = useRevalidator();
  const register = useMutation({
    mutationFn: async () =>
      valueOrThrow(await session.call(registerForPromotion, { parameters: { promotionId: promotion.id } })),
    // What the gateway says now is shown, also where it refused: the promotion may have ended meanwhile.
    onSettled: () => revalidate(),
  });
  const failure = failureIn(register.error);
  const state = findPromotionState(promotion, at);
  return (
    <div className={styles['group']}>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => register.mutate()} />}
      {promotion.registration !== undefined ? (
        <>
          <Banner
            tone="success"
            live={register.isSuccess ? 'polite' : 'off'}
            title={register.isSuccess ? t('done') : t('states.registered')}
          >
            {state === 'ended' ? t('explained.ended') : t('doneBody')}
          </Banner>
          <PromotionProgress promotion={promotion} />
          {promotion.registration.rewardedAt === undefined ? null : (
            <p>
              <Link href={buildPath('my-account-points-activity')} variant="standalone">
                {t('points')}
              </Link>
            </p>
          )}
        </>
      ) : state === 'open' ? (
        <div>
          <Button
            variant="primary"
            pendingLabel={register.isPending ? t('registering') : undefined}
            onClick={() => register.mutate()}
          >
            {t('register')}
          </Button>
        </div>
      ) : state === 'registered' ? null : (
        <Banner title={t(`states.${state}`)}>{t(`explained.${state}`)}</Banner>
      )}
    </div>
  );
}
