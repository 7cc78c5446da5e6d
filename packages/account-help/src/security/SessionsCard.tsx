import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Security.module.css';

/** Renders the way to end every session of the account at once. */
export function SessionsCard(): ReactNode {
  const { t } = useTranslation('account');
  const session = useSession();
  const [isAsked, setAsked] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [failed, setFailed] = useState(false);

  async function end(): Promise<void> {
    setEnding(true);
    setFailed(false);
    const outcome = await session.logOut({ everywhere: true });
    setEnding(false);
    setAsked(false);
    if ('failure' in outcome) setFailed(true);
  }

  return (
    <Card title={t('security.sessions.title')}>
      <div className={styles['stack']}>
        <p>{t('security.sessions.body')}</p>
        {failed ? (
          <Banner tone="danger" live="assertive" title={t('header.logOutFailed.title')}>
            {t('header.logOutFailed.body')}
          </Banner>
        ) : null}
        <div className={styles['buttons']}>
          <Button variant="danger" onClick={() => setAsked(true)}>
            {t('security.sessions.everywhere')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('security.sessions.everywhereTitle')}
        confirmLabel={t('security.sessions.everywhereConfirm')}
        cancelLabel={t('security.sessions.keep')}
        pendingLabel={isEnding ? t('security.sessions.ending') : undefined}
        onConfirm={() => void end()}
        onCancel={() => setAsked(false)}
      >
        {t('security.sessions.everywhereBody')}
      </ConfirmDialog>
    </Card>
  );
}
