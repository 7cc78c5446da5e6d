import type { OpenSession } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Skeleton } from '@airline/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EndSessionQuestion, type Ending } from './EndSessionQuestion.tsx';
import styles from './Security.module.css';
import { deviceOf, SessionLine } from './SessionLine.tsx';
import { useOpenSessions } from './use-open-sessions.ts';

/** Renders where the account is open: this device first, each with the way to end it, or all at once. */
export function SessionsCard(): ReactNode {
  const { t } = useTranslation('account');
  const session = useSession();
  const { sessions, hasFailed, reload, end } = useOpenSessions();
  const [asked, setAsked] = useState<Ending>();
  const [isEnding, setEnding] = useState(false);
  const [notEnded, setNotEnded] = useState(false);
  const [news, setNews] = useState('');

  async function finish(ending: Ending): Promise<void> {
    setEnding(true);
    setNotEnded(false);
    setNews('');
    const isDone =
      ending === 'everywhere' ? !('failure' in (await session.logOut({ everywhere: true }))) : await end(ending);
    setEnding(false);
    setAsked(undefined);
    setNotEnded(!isDone);
    if (isDone && ending !== 'everywhere') setNews(newsOf(ending));
  }

  function newsOf(ending: OpenSession | 'others'): string {
    return ending === 'others'
      ? t('security.sessions.othersEnded')
      : t('security.sessions.ended', { device: deviceOf(ending, t) });
  }

  return (
    <Card title={t('security.sessions.title')}>
      <div className={styles['stack']}>
        <div>
          <p>{t('security.sessions.body')}</p>
          <output>{news}</output>
        </div>
        {notEnded ? (
          <Banner tone="danger" live="assertive" title={t('security.sessions.notEnded.title')}>
            {t('security.sessions.notEnded.body')}
          </Banner>
        ) : null}
        {hasFailed ? (
          <Banner
            tone="warning"
            live="polite"
            title={t('security.sessions.failed.title')}
            actions={
              <Button size="small" onClick={() => void reload()}>
                {t('security.sessions.retry')}
              </Button>
            }
          >
            {t('security.sessions.failed.body')}
          </Banner>
        ) : null}
        {sessions === undefined && !hasFailed ? (
          <Skeleton label={t('security.sessions.loading')} shape="text" count={2} />
        ) : null}
        {sessions === undefined ? null : (
          <ul className={styles['passkeys']}>
            {sessions.map((open) => (
              <SessionLine key={open.id} session={open} onEnd={() => setAsked(open)} />
            ))}
          </ul>
        )}
        <div className={styles['buttons']}>
          {sessions !== undefined && sessions.length > 1 ? (
            <Button onClick={() => setAsked('others')}>{t('security.sessions.others')}</Button>
          ) : null}
          <Button variant="danger" onClick={() => setAsked('everywhere')}>
            {t('security.sessions.everywhere')}
          </Button>
        </div>
      </div>
      <EndSessionQuestion
        ending={asked}
        isEnding={isEnding}
        onConfirm={(ending) => void finish(ending)}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  );
}
