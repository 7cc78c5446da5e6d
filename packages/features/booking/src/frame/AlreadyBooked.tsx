import { Page } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './WithOffer.module.css';

/** Renders that the journey is booked, with the way to its confirmation. */
export function AlreadyBooked({ recordLocator }: { readonly recordLocator: string }): ReactNode {
  const { t } = useTranslation('booking');
  return (
    <Page title={t('alreadyBooked.title')} lead={t('alreadyBooked.body', { recordLocator })}>
      <div className={styles['actions']}>
        <ButtonLink href={buildPath('air-booking-confirmation', { recordLocator })} variant="primary">
          {t('alreadyBooked.action')}
        </ButtonLink>
        <ButtonLink href={buildPath('air-booking')}>{t('alreadyBooked.another')}</ButtonLink>
      </div>
    </Page>
  );
}
