import { endOpenSession, endOtherSessions, listSessions } from '@airline/contract';
import { valueOrThrow, type Outcome } from '@airline/gateway-client';
import type { Session } from '@airline/session';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Skeleton } from '@airline/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EndSessionQuestion, type Ending } from './EndSessionQuestion.tsx';
import styles from './Security.module.css';
import { deviceOf, SessionLine } from './SessionLine.tsx';
import { useStatusFocus } from './use-status-focus.ts';

/** Renders where the account is open: this device first, each with the way to end it, or all at once. */
export function SessionsCard(): ReactNode {
  const { t } = useTranslation('security');
  const session = useSession();
  const [asked, setAsked] = useState<Ending>();
  const {
    data: sessions,
    isError: hasFailed,
    refetch,
  } = useQuery({
    queryKey: ['security', 'sessions'],
    queryFn: async ({ signal }) => valueOrThrow(await session.call(listSessions, { signal })).sessions,
    // Each visit reads them anew.
    gcTime: 0,
  });
  const end = useMutation({
    mutationFn: async (ending: Ending) => valueOrThrow(await endSessions(session, ending)),
    onSuccess: (_, ending) => (ending === 'everywhere' ? undefined : refetch()),
    onSettled: () => setAsked(undefined),
  });
  const news = end.isSuccess ? newsOf(end.variables, t) : '';
  const status = useStatusFocus(news);

  return (
    <Card title={t('sessions.title')}>
      <div className={styles['stack']}>
        <div>
          <p>
            {t('sessions.body')}
            {sessions !== undefined && sessions.length > 1 ? ` ${t('sessions.order')}` : null}
          </p>
          <output ref={status} tabIndex={-1}>
            {news}
          </output>
        </div>
        {end.isError ? (
          <Banner tone="danger" live="assertive" title={t('sessions.notEnded.title')}>
            {t('sessions.notEnded.body')}
          </Banner>
        ) : null}
        {hasFailed ? (
          <Banner
            tone="warning"
            live="polite"
            title={t('sessions.failed.title')}
            actions={
              <Button size="small" onClick={() => void refetch()}>
                {t('sessions.retry')}
              </Button>
            }
          >
            {t('sessions.failed.body')}
          </Banner>
        ) : null}
        {sessions === undefined && !hasFailed ? (
          <Skeleton label={t('sessions.loading')} shape="text" count={2} />
        ) : null}
        {sessions === undefined ? null : (
          <ul className={styles['passkeys']} aria-label={t('sessions.title')}>
            {sessions.map((open) => (
              <SessionLine key={open.id} session={open} onEnd={() => setAsked(open)} />
            ))}
          </ul>
        )}
        <div className={styles['buttons']}>
          {sessions !== undefined && sessions.length > 1 ? (
            <Button onClick={() => setAsked('others')}>{t('sessions.others')}</Button>
          ) : null}
          <Button variant="danger" onClick={() => setAsked('everywhere')}>
            {t('sessions.everywhere')}
          </Button>
        </div>
      </div>
      <EndSessionQuestion
        ending={asked}
        isEnding={end.isPending}
        onConfirm={end.mutate}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  );
}

function newsOf(ended: Ending, t: TFunction<'security'>): string {
  if (ended === 'everywhere') return '';
  return ended === 'others' ? t('sessions.othersEnded') : t('sessions.ended', { device: deviceOf(ended, t) });
}

function endSessions(session: Session, ending: Ending): Promise<Outcome<unknown>> {
  if (ending === 'everywhere') return session.logOut({ everywhere: true });
  if (ending === 'others') return session.call(endOtherSessions, {});
  return session.call(endOpenSession, { parameters: { sessionId: ending.id } });
}
