import { forgetTrustedDevice, listTrustedDevices, type TrustedDevice } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { regionalLocale, useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { nameDevice } from './device-name.ts';
import styles from './Security.module.css';
import { useStatusFocus } from './use-status-focus.ts';

/** Renders the browsers that the account knows, what that means, and the way to have each forgotten. */
export function DevicesCard(): ReactNode {
  const { t } = useTranslation('security');
  const locale = regionalLocale(useLocale());
  const session = useSession();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<TrustedDevice>();
  const devices = useQuery({
    queryKey: ['security', 'devices'],
    queryFn: async ({ signal }) => valueOrThrow(await session.call(listTrustedDevices, { signal })).devices,
    gcTime: 0,
  });
  const forget = useMutation({
    mutationFn: async ({ id }: TrustedDevice) =>
      valueOrThrow(await session.call(forgetTrustedDevice, { parameters: { deviceId: id } })),
    // A device that is forgotten takes its session with it.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['security'] }),
    onSettled: () => setAsked(undefined),
  });
  const failure = failureIn(devices.error) ?? failureIn(forget.error);
  const news = forget.isSuccess ? t('devices.forgotten', { device: nameDevice(forget.variables, t) }) : '';
  const status = useStatusFocus(news);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card title={t('devices.title')}>
      <div className={styles['stack']}>
        <div>
          <p>{t('devices.body')}</p>
          <output ref={status} tabIndex={-1}>
            {news}
          </output>
        </div>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void devices.refetch()} />}
        {devices.isPending ? <Skeleton label={t('devices.loading')} shape="text" count={2} /> : null}
        {devices.data?.length === 0 ? <p className={styles['muted']}>{t('devices.none')}</p> : null}
        {devices.data === undefined || devices.data.length === 0 ? null : (
          <ul className={styles['passkeys']} aria-label={t('devices.title')}>
            {devices.data.map((device) => {
              const name = nameDevice(device, t);
              const date = format.format(new Date(device.lastLoginAt));
              return (
                <li key={device.id}>
                  <div>
                    <p className={styles['passkeyName']}>
                      {name} {device.isCurrent ? <Badge tone="success">{t('devices.current')}</Badge> : null}
                    </p>
                    <p className={styles['muted']}>{t('devices.lastLogin', { date })}</p>
                  </div>
                  <Button
                    size="small"
                    aria-label={t('devices.forgetNamed', { device: name, date })}
                    onClick={() => setAsked(device)}
                  >
                    {t('devices.forget')}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('devices.forgetTitle', { device: asked === undefined ? '' : nameDevice(asked, t) })}
        confirmLabel={t('devices.forgetConfirm')}
        cancelLabel={t('devices.keep')}
        pendingLabel={forget.isPending ? t('devices.forgetting') : undefined}
        onConfirm={() => {
          if (asked !== undefined) forget.mutate(asked);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {t(asked?.isCurrent === true ? 'devices.forgetThisBody' : 'devices.forgetBody')}
      </ConfirmDialog>
    </Card>
  );
}
