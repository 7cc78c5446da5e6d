import { Page } from '@airline/app-shell';
import { acceptInvitation, type InvitationState, readInvitation } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { takeAlertToken } from '@airline/mailed-alert/alert-link';
import { loginAddress } from '@airline/session';
import { useSession, useSessionState } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import styles from './Company.module.css';

/** What the page shows: the invitation of the mailed link; nothing where there is none, or none any more. */
type Loaded = { readonly token: string; readonly invitation: InvitationState } | undefined;

/** Fetches the invitation of the link that this tab was opened with; to look at it joins nothing. */
export async function loader(_: unknown, { session }: AppServices): Promise<Loaded> {
  const token = takeAlertToken('airline.company-invitation');
  if (token === undefined) return undefined;
  const answer = await session.call(readInvitation, { body: { token } });
  if ('failure' in answer && answer.failure.kind === 'refused' && answer.failure.name === 'invitationNotFound') {
    return undefined;
  }
  return { token, invitation: valueOrThrow(answer) };
}

/** Renders an invitation to a company: who is logged in joins at a press, everybody else logs in or opens an account first. */
export function Component(): ReactNode {
  const { t } = useTranslation('companyAccount');
  const loaded = useLoaderData<Loaded>();
  if (loaded === undefined) {
    return (
      <Page title={t('invitation.outline')}>
        <Banner
          tone="warning"
          title={t('invitation.goneTitle')}
          actions={<ButtonLink href={buildPath('home')}>{t('invitation.home')}</ButtonLink>}
        >
          {t('invitation.goneLead')}
        </Banner>
      </Page>
    );
  }
  return <Invitation {...loaded} />;
}

function Invitation({ token, invitation }: NonNullable<Loaded>): ReactNode {
  const { t } = useTranslation('companyAccount');
  const locale = useLocale();
  const session = useSession();
  const { state } = useSessionState();
  const { companyName, product, role, expiresAt } = invitation;
  const join = useMutation({
    mutationFn: async () => valueOrThrow(await session.call(acceptInvitation, { body: { token } })),
  });
  const failure = failureIn(join.error);
  if (join.isSuccess) {
    const isManager = role === 'travelManager';
    return (
      <Page key="joined" title={t('invitation.joinedTitle', { companyName })} lead={t(`invitation.joined.${role}`)}>
        <div className={styles['actions']}>
          {isManager ? (
            <ButtonLink variant="primary" href={buildPath('ctm-login', { product })}>
              {t('invitation.portal')}
            </ButtonLink>
          ) : null}
          <ButtonLink href={buildPath('my-account')}>{t('invitation.account')}</ButtonLink>
        </div>
      </Page>
    );
  }
  const isMember = state.kind === 'authenticated' && state.person.category === 'member';
  const here = buildPath('company-invitation');
  return (
    <Page title={t('invitation.title', { companyName })} lead={t(`invitation.lead.${role}`)}>
      <div className={`${styles['panel'] ?? ''} ${styles['narrow'] ?? ''}`}>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => join.mutate()} />}
        <Card title={t('invitation.what')}>
          <div className={styles['fields']}>
            <p>{t('invitation.sees')}</p>
            <p>{t('invitation.keeps')}</p>
            <p className={styles['muted']}>
              {t('invitation.until', { date: formatCalendarDate(expiresAt.slice(0, 10), locale) })}
            </p>
          </div>
        </Card>
        {isMember ? (
          <div className={styles['actions']}>
            <Button
              variant="primary"
              pendingLabel={join.isPending ? t('saving') : undefined}
              onClick={() => join.mutate()}
            >
              {t('invitation.join', { companyName })}
            </Button>
          </div>
        ) : (
          <>
            <Banner title={t('invitation.needsAccount')}>{t('invitation.needsAccountBody')}</Banner>
            <div className={styles['actions']}>
              <ButtonLink variant="primary" href={loginAddress({ surface: 'traveller', returnTo: here })}>
                {t('invitation.logIn')}
              </ButtonLink>
              <ButtonLink href={buildPath('enroll')}>{t('invitation.enroll')}</ButtonLink>
            </div>
          </>
        )}
      </div>
    </Page>
  );
}
