import { Page } from '@airline/app-shell';
import { Button } from '@airline/ui/button';
import { ProgressBar } from '@airline/ui/progress-bar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { skipRestoring } from '../booking-draft.ts';
import styles from './WithOffer.module.css';

/** Renders that what stands on documents is being brought back, and the way on without it. */
export function RestoringPage(): ReactNode {
  const { t } = useTranslation('booking');
  return (
    <Page title={t('restoring.title')} lead={t('restoring.body')}>
      <div className={styles['ways']}>
        <ProgressBar variant="line" label={t('restoring.title')} />
        <div className={styles['actions']}>
          <Button onClick={skipRestoring}>{t('restoring.skip')}</Button>
        </div>
      </div>
    </Page>
  );
}
