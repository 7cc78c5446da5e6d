import type { SupportRequest } from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import styles from './Support.module.css';

/** Renders what the person has written to support, with the reference of each. */
export function SentMessages({
  sent,
}: {
  readonly sent: Outcome<{ readonly requests: readonly SupportRequest[] }>;
}): ReactNode {
  const { t } = useTranslation('companySupport');
  const { revalidate } = useRevalidator();
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Card title={t('sent.title')}>
      {'failure' in sent ? (
        <FailureBanner failure={sent.failure} onRetry={() => void revalidate()} />
      ) : sent.value.requests.length === 0 ? (
        <p>{t('sent.none')}</p>
      ) : (
        <ul className={styles['ways']}>
          {sent.value.requests.map(({ reference, topic, message, at }) => (
            <li key={reference}>
              <strong>{t('sent.item', { reference, topic: t(`write.names.${topic}`) })}</strong>
              <p className={styles['muted']}>
                <time dateTime={at}>{date.format(new Date(at))}</time>
              </p>
              <p className={styles['text']}>{message}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
