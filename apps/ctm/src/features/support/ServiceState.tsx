import type { ServicePart, ServiceStatus } from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import { Badge, type BadgeProps } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import styles from './Support.module.css';

const tones = { working: 'success', delayed: 'warning', unavailable: 'danger' } as const satisfies Readonly<
  Record<ServicePart['state'], BadgeProps['tone']>
>;

/** Renders how each part of the service does, as the gateway knows it now. */
export function ServiceState({ status }: { readonly status: Outcome<ServiceStatus> }): ReactNode {
  const { t } = useTranslation('companySupport');
  const locale = useLocale();
  const { revalidate, state } = useRevalidator();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const known = 'value' in status ? status.value : undefined;
  const areAllWorking = known?.parts.every((part) => part.state === 'working') === true;
  return (
    <Card
      title={t('status.title')}
      actions={
        <Button
          size="small"
          pendingLabel={state === 'loading' ? t('status.again') : undefined}
          onClick={() => void revalidate()}
        >
          {t('status.again')}
        </Button>
      }
    >
      {known === undefined ? (
        <p aria-live="polite">{t('status.unknown')}</p>
      ) : (
        <div className={styles['answer']}>
          <p aria-live="polite">{t(areAllWorking ? 'status.all' : 'status.some')}</p>
          <DescriptionList
            items={known.parts.map(({ name, state: partState, since }) => ({
              id: name,
              term: t(`status.parts.${name}`),
              detail: (
                <>
                  <Badge tone={tones[partState]}>{t(`status.states.${partState}`)}</Badge>{' '}
                  {since === undefined ? null : t('status.since', { time: time.format(new Date(since)) })}
                </>
              ),
            }))}
          />
          <p className={styles['muted']}>{t('status.at', { time: time.format(new Date(known.at)) })}</p>
        </div>
      )}
    </Card>
  );
}
