import { Page } from '@airline/app-shell';
import { stopPromotionMails } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { takeAlertToken } from '@airline/mailed-alert/alert-link';
import { useSession } from '@airline/session/react';
import { Button, ButtonLink } from '@airline/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../frame/MyAccount.module.css';

/** Renders the page of the link in mails about promotions: it ends them at a press, without a login. To look at it ends nothing. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const session = useSession();
  const [token] = useState(() => takeAlertToken('airline.promotion-mails'));
  const stop = useMutation({
    mutationFn: async (mailed: string) =>
      valueOrThrow(await session.call(stopPromotionMails, { body: { token: mailed } })),
  });
  const failure = failureIn(stop.error);
  const ways = (
    <div className={styles['buttons']}>
      <ButtonLink href={buildPath('my-account-profile-communications')}>{t('stopMails.choices')}</ButtonLink>
    </div>
  );
  if (token === undefined) {
    return (
      <Page key="noLink" title={t('stopMails.noLinkTitle')} lead={t('stopMails.noLinkLead')}>
        {ways}
      </Page>
    );
  }
  if (stop.isSuccess) {
    return (
      <Page key="stopped" title={t('stopMails.stoppedTitle')} lead={t('stopMails.stoppedLead')}>
        {ways}
      </Page>
    );
  }
  return (
    <Page title={t('stopMails.title')} lead={t('stopMails.lead')}>
      <div className={styles['stack']}>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => stop.mutate(token)} />}
        <div className={styles['buttons']}>
          <Button
            variant="primary"
            pendingLabel={stop.isPending ? t('stopMails.stopping') : undefined}
            onClick={() => stop.mutate(token)}
          >
            {t('stopMails.stop')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
