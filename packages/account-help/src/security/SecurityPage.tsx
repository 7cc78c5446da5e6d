import { Page } from '@airline/app-shell';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Skeleton } from '@airline/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { RecoveryCodesCard } from './RecoveryCodesCard.tsx';
import styles from './Security.module.css';
import { SecurityFailure } from './SecurityFailure.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { useSecurity } from './use-security.ts';

/** What {@link SecurityPage} takes. */
export interface SecurityPageProps {
  readonly changePasswordHref: string;
  /** Absent where the app has no such page. */
  readonly changeEmailHref?: string;
}

/**
 * Renders the security of the account: password and e-mail, authenticator app, recovery codes, passkeys, open sessions.
 *
 * Needs the words of `loginNamespaces`, and a `SessionContext` with somebody logged in above.
 *
 * @example
 * ```tsx
 * import { SecurityPage } from '@airline/account-help/security';
 *
 * export const Example = () => <SecurityPage changePasswordHref="/accounthelp/update-password" changeEmailHref="/accounthelp/change-email" />;
 * ```
 */
export function SecurityPage({ changePasswordHref, changeEmailHref }: SecurityPageProps): ReactNode {
  const { t } = useTranslation('account');
  const security = useSecurity();
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  const { state, failure } = security;
  return (
    <Page title={t('security.title')} lead={t('security.lead')}>
      <div className={styles['page']}>
        {failure === undefined ? null : <SecurityFailure failure={failure} onRetry={() => void security.reload()} />}
        {newCodes === undefined ? null : <NewRecoveryCodes codes={newCodes} onDone={() => setNewCodes(undefined)} />}
        <Card title={changeEmailHref === undefined ? t('login.password') : t('security.password.title')}>
          <div className={styles['stack']}>
            <p>{t(changeEmailHref === undefined ? 'security.password.bodyPassword' : 'security.password.body')}</p>
            <div className={styles['buttons']}>
              <ButtonLink href={changePasswordHref}>{t('security.password.changePassword')}</ButtonLink>
              {changeEmailHref === undefined ? null : (
                <ButtonLink href={changeEmailHref}>{t('security.password.changeEmail')}</ButtonLink>
              )}
            </div>
          </div>
        </Card>
        {state === undefined ? (
          <Skeleton label={t('security.loading')} shape="card" count={2} />
        ) : (
          <>
            <AuthenticatorCard isOn={state.totp} security={security} onCodes={setNewCodes} />
            {state.totp ? (
              <RecoveryCodesCard left={state.recoveryCodesLeft} security={security} onCodes={setNewCodes} />
            ) : null}
            <PasskeysCard passkeys={state.passkeys} security={security} />
          </>
        )}
        <SessionsCard />
      </div>
    </Page>
  );
}
