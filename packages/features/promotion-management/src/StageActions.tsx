import { endPromotion, findPromotionState, type ManagedPromotion, publishPromotion } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import styles from './Managed.module.css';

/** Renders the way to publish a draft as it was saved; asked once more, for it cannot be changed afterwards. */
export function PublishPromotion({ promotion }: { readonly promotion: ManagedPromotion }): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const { id: promotionId, version } = promotion;
  const publish = useMutation({
    mutationFn: async () =>
      valueOrThrow(await session.call(publishPromotion, { parameters: { promotionId }, body: { version } })),
    onSuccess: () => revalidate(),
    onSettled: () => setAsked(false),
  });
  const failure = failureIn(publish.error);
  return (
    <Card title={t('publish.title')}>
      <div className={styles['sections']}>
        <p>{t('publish.body')}</p>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => publish.mutate()} />}
        <div>
          <Button onClick={() => setAsked(true)}>{t('publish.action')}</Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('publish.question')}
        confirmLabel={t('publish.action')}
        cancelLabel={t('publish.cancel')}
        tone="plain"
        pendingLabel={publish.isPending ? t('publish.pending') : undefined}
        onConfirm={() => publish.mutate()}
        onCancel={() => setAsked(false)}
      >
        {t('publish.consequence')}
      </ConfirmDialog>
    </Card>
  );
}

interface EndPromotionProps {
  readonly promotion: ManagedPromotion;
  readonly at: Date;
}

/** Renders the way to end a published promotion before its time; nothing once it has ended. */
export function EndPromotion({ promotion, at }: EndPromotionProps): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const session = useSession();
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: async () =>
      valueOrThrow(await session.call(endPromotion, { parameters: { promotionId: promotion.id } })),
    onSuccess: () => revalidate(),
    onSettled: () => setAsked(false),
  });
  const failure = failureIn(end.error);
  if (findPromotionState({ ...promotion, isEligible: true }, at) === 'ended') return null;
  return (
    <Card title={t('end.title')}>
      <div className={styles['sections']}>
        <p>{t('end.body')}</p>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => end.mutate()} />}
        <div>
          <Button onClick={() => setAsked(true)}>{t('end.action')}</Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('end.question')}
        confirmLabel={t('end.action')}
        cancelLabel={t('end.cancel')}
        pendingLabel={end.isPending ? t('end.pending') : undefined}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsked(false)}
      >
        {t('end.consequence')}
      </ConfirmDialog>
    </Card>
  );
}
