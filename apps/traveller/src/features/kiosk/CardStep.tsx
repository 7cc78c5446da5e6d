import { Page } from '@airline/app-shell';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Kiosk.module.css';

export interface CardStepProps {
  /** Whether the last card said no name. */
  readonly isNameless: boolean;
  readonly onType: () => void;
  readonly onBack: () => void;
}

/** Renders that a card is waited for, and what of it is read. */
export function CardStep({ isNameless, onType, onBack }: CardStepProps): ReactNode {
  const { t } = useTranslation('kiosk');
  return (
    <Page title={t('card.title')} lead={t('card.lead')}>
      <div className={styles['content']}>
        {isNameless ? (
          <Banner tone="warning" live="assertive" title={t('card.noName')}>
            {t('card.noNameBody')}
          </Banner>
        ) : null}
        <p>{t('card.waiting')}</p>
        <div className={styles['actions']}>
          <Button onClick={onBack}>{t('back')}</Button>
          <Button onClick={onType}>{t('start.keys')}</Button>
        </div>
      </div>
    </Page>
  );
}
