import { useApp } from '@airline/app';
import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import { isMember, useLoginState } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Skeleton } from '@airline/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx';
import styles from './Security.module.css';
import { FailureBanner } from '@airline/gateway-client/react';
import { SessionsCard } from './SessionsCard.tsx';
import { useSecurity } from './use-security.ts';

/** Renders the security of the account: what lets somebody in, where it is open, what happened to it, and which notices are mailed. */
export function Component(): ReactNode {
  const { t } = useTranslation('security');
  const { updatePassword, changeEmail } = useApp().places;
  const security = useSecurity();
  const keepsChoices = isMember(useLoginState());
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  const [areCodesSaved, setCodesSaved] = useState(false);
  const { state, failure } = security;
  const showCodes = (codes: readonly string[] | undefined) => {
    setNewCodes(codes);
    setCodesSaved(false);
  };
  const leaveCodes = () => {
    setNewCodes(undefined);
    setCodesSaved(true);
  };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Columns
        main={
          <>
            {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void security.reload()} />}
            {newCodes === undefined ? null : <NewRecoveryCodes codes={newCodes} onDone={leaveCodes} />}
            <Card title={changeEmail === undefined ? t('password.titlePassword') : t('password.title')}>
              <div className={styles['stack']}>
                <p>{t(changeEmail === undefined ? 'password.bodyPassword' : 'password.body')}</p>
                <div className={styles['buttons']}>
                  {updatePassword === undefined ? null : (
                    <ButtonLink href={updatePassword}>{t('password.changePassword')}</ButtonLink>
                  )}
                  {changeEmail === undefined ? null : (
                    <ButtonLink href={changeEmail}>{t('password.changeEmail')}</ButtonLink>
                  )}
                </div>
              </div>
            </Card>
            {state === undefined ? (
              <Skeleton label={t('loading')} shape="card" count={2} />
            ) : (
              <>
                <AuthenticatorCard isOn={state.totp} security={security} onCodes={showCodes} />
                {state.totp ? (
                  <RecoveryCodesCard
                    left={state.recoveryCodesLeft}
                    areSaved={areCodesSaved}
                    security={security}
                    onCodes={showCodes}
                  />
                ) : null}
                <PasskeysCard passkeys={state.passkeys} security={security} />
              </>
            )}
            <QuestionsCard />
            <HistoryCard />
          </>
        }
        side={
          <>
            <SessionsCard />
            <DevicesCard />
            {keepsChoices ? <NoticesCard /> : null}
          </>
        }
      />
    </Page>
  );
}
