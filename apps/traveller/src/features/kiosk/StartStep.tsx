import { Page } from '@airline/app-shell';
import { Button } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Kiosk.module.css';

/** The ways in which a trip is found here. */
export const ways = ['keys', 'pass', 'card'] as const;

export type Way = (typeof ways)[number];

/** Renders the screen that waits for the next person. */
export function StartStep({ onChoose }: { readonly onChoose: (way: Way) => void }): ReactNode {
  const { t } = useTranslation('kiosk');
  return (
    <Page title={t('start.title')} lead={t('start.lead')}>
      <div className={styles['content']}>
        {ways.map((way, index) => (
          <Button key={way} wide variant={index === 0 ? 'primary' : 'secondary'} onClick={() => onChoose(way)}>
            {t(`start.${way}`)}
          </Button>
        ))}
      </div>
    </Page>
  );
}
