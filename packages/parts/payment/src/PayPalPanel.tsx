import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './CardForm.module.css';

/** Renders how a payment by PayPal goes on. */
export function PayPalPanel(): ReactNode {
  const { t } = useTranslation('payment');
  return (
    <Card title={t('payPal.title')}>
      <div className={styles['payPal']}>
        <p>{t('payPal.lead')}</p>
        <p className={styles['lead']}>{t('payPal.noData')}</p>
      </div>
    </Card>
  );
}
