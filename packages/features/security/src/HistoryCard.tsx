import { useApp } from '@airline/app';
import { endOtherSessions, type HistoryEvent, readLoginHistory } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { regionalLocale, useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { nameDevice } from './device-name.ts';
import styles from './Security.module.css';

/** Renders what happened to the account, the newest first, with a way out where somebody does not know a login. */
export function HistoryCard(): ReactNode {
  const { t } = useTranslation('security');
  const session = useSession();
  const queryClient = useQueryClient();
  const { updatePassword } = useApp().places;
  const [isAsked, setAsked] = useState(false);
  const history = useInfiniteQuery({
    queryKey: ['security', 'history'],
    queryFn: async ({ pageParam, signal }) =>
      valueOrThrow(
        await session.call(readLoginHistory, { query: pageParam === '' ? {} : { before: pageParam }, signal }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ events, hasMore }) => (hasMore ? events.at(-1)?.id : undefined),
    gcTime: 0,
  });
  const endOthers = useMutation({
    mutationFn: async () => valueOrThrow(await session.call(endOtherSessions, {})),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['security'] }),
    onSettled: () => setAsked(false),
  });
  const failure = failureIn(history.error) ?? failureIn(endOthers.error);
  const events = history.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Card title={t('history.title')}>
      <div className={styles['stack']}>
        <p>{t('history.body')}</p>
        {endOthers.isSuccess ? (
          <Banner
            tone="success"
            live="assertive"
            title={t('history.closed.title')}
            actions={
              updatePassword === undefined ? undefined : (
                <ButtonLink href={updatePassword}>{t('password.changePassword')}</ButtonLink>
              )
            }
          >
            {t('history.closed.body')}
          </Banner>
        ) : null}
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void history.refetch()} />}
        {history.isPending ? <Skeleton label={t('history.loading')} shape="text" count={4} /> : null}
        {history.isSuccess && events.length === 0 ? <p className={styles['muted']}>{t('history.none')}</p> : null}
        {events.length === 0 ? null : (
          <ul className={styles['passkeys']} aria-label={t('history.title')}>
            {events.map((event) => (
              <HistoryLine key={event.id} event={event} onUnknown={() => setAsked(true)} />
            ))}
          </ul>
        )}
        {history.hasNextPage ? (
          <div className={styles['buttons']}>
            <Button
              pendingLabel={history.isFetchingNextPage ? t('history.loadingMore') : undefined}
              onClick={() => void history.fetchNextPage()}
            >
              {t('history.more')}
            </Button>
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('history.notMeTitle')}
        confirmLabel={t('history.notMeConfirm')}
        cancelLabel={t('history.notMeKeep')}
        pendingLabel={endOthers.isPending ? t('sessions.ending') : undefined}
        onConfirm={() => endOthers.mutate()}
        onCancel={() => setAsked(false)}
      >
        {t('history.notMeBody')}
      </ConfirmDialog>
    </Card>
  );
}

function HistoryLine({
  event,
  onUnknown,
}: {
  readonly event: HistoryEvent;
  readonly onUnknown: () => void;
}): ReactNode {
  const { t } = useTranslation('security');
  const locale = regionalLocale(useLocale());
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(event.at));
  const isUnknown = event.event === 'sessionStarted' && event.isNewDevice;
  const details = [
    ...(event.device === undefined ? [] : [nameDevice(event.device, t)]),
    t(event.isThisNetwork ? 'history.thisNetwork' : 'history.otherNetwork'),
  ];
  return (
    <li>
      <div>
        <p className={styles['passkeyName']}>
          {t(`history.events.${event.event}`)}{' '}
          {isUnknown ? <Badge tone="warning">{t('history.newDevice')}</Badge> : null}
        </p>
        <p className={styles['muted']}>{details.join(' · ')}</p>
        <p className={styles['muted']}>{date}</p>
      </div>
      {isUnknown ? (
        <Button size="small" aria-label={t('history.notMeNamed', { date })} onClick={onUnknown}>
          {t('history.notMe')}
        </Button>
      ) : null}
    </li>
  );
}
