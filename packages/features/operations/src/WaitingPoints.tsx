import { decidePointsRequest, listWaitingPointsRequests, type WaitingPointsRequest } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './OperationsPage.module.css';
import { Section } from './Section.tsx';

/** Renders the requests for missing points that no rule decides, each with the two decisions. */
export function WaitingPoints(): ReactNode {
  const { t } = useTranslation('operations');
  const locale = useLocale();
  const session = useSession();
  const waiting = useQuery({
    queryKey: ['operations', 'points-requests'],
    queryFn: async ({ signal }) => valueOrThrow(await session.call(listWaitingPointsRequests, { signal })).requests,
    gcTime: 0,
  });
  const decision = useMutation({
    mutationFn: async ({ id, isCredited }: Pick<WaitingPointsRequest, 'id'> & { readonly isCredited: boolean }) =>
      valueOrThrow(await session.call(decidePointsRequest, { parameters: { requestId: id }, body: { isCredited } })),
    onSettled: () => waiting.refetch(),
  });
  const failure = failureIn(waiting.error) ?? failureIn(decision.error);
  return (
    <Section title={t('points.title')}>
      <p>{t('points.lead')}</p>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void waiting.refetch()} />}
      <output>{decision.isSuccess ? t('points.decided') : ''}</output>
      {waiting.data?.length === 0 ? <p>{t('points.none')}</p> : null}
      {waiting.data === undefined || waiting.data.length === 0 ? null : (
        <ul className={styles['sections']} aria-label={t('points.title')}>
          {waiting.data.map(({ id, recordLocator, accountNumber, reason, points, askedAt }) => (
            <li key={id}>
              <p>
                {t('points.request', { recordLocator, accountNumber, points: formatPoints(points, locale) })}{' '}
                {t(`points.reasons.${reason}`)}{' '}
                {new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(askedAt))}
              </p>
              <p>
                <Button
                  size="small"
                  aria-label={t('points.creditNamed', { recordLocator })}
                  pendingLabel={decision.isPending ? t('points.deciding') : undefined}
                  onClick={() => decision.mutate({ id, isCredited: true })}
                >
                  {t('points.credit')}
                </Button>{' '}
                <Button
                  size="small"
                  aria-label={t('points.declineNamed', { recordLocator })}
                  pendingLabel={decision.isPending ? t('points.deciding') : undefined}
                  onClick={() => decision.mutate({ id, isCredited: false })}
                >
                  {t('points.decline')}
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
