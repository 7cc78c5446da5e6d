import { removeTotp, startTotp } from '@airline/contract';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import styles from './Security.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useStatusFocus } from './use-status-focus.ts';
import { useSecurityChange, type Security } from './use-security.ts';

/** Renders the authenticator app: set up or not, and the way to the other. */
export function AuthenticatorCard({
  isOn,
  security,
  onCodes,
}: {
  readonly isOn: boolean;
  readonly security: Security;
  readonly onCodes: (codes: readonly string[] | undefined) => void;
}): ReactNode {
  const { t } = useTranslation('security');
  const [isAsked, setAsked] = useState(false);
  const { data: setup, ...start } = useSecurityChange(startTotp);
  const [startButton, returnFocus] = useFocusReturn();
  const removal = useSecurityChange(removeTotp, () => {
    onCodes(undefined);
    return security.reload();
  });

  const news = removal.isSuccess && !isOn ? t('totp.removed') : '';
  const status = useStatusFocus(news);

  function remove(): void {
    // The question gives way to the one for the password, which may come now.
    setAsked(false);
    removal.mutate({});
  }

  return (
    <Card
      title={t('totp.title')}
      aside={<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? t('totp.on') : t('totp.off')}</Badge>}
    >
      <div className={styles['stack']}>
        <div>
          <p>{t('totp.body')}</p>
          <output ref={status} tabIndex={-1}>
            {news}
          </output>
        </div>
        {isOn ? (
          <div className={styles['buttons']}>
            <Button onClick={() => setAsked(true)} pendingLabel={removal.isPending ? t('totp.removing') : undefined}>
              {t('totp.remove')}
            </Button>
          </div>
        ) : null}
        {!isOn && setup === undefined ? (
          <div className={styles['buttons']}>
            <Button
              ref={startButton}
              variant="primary"
              onClick={() => start.mutate({})}
              pendingLabel={start.isPending ? t('totp.starting') : undefined}
            >
              {t('totp.start')}
            </Button>
          </div>
        ) : null}
        {!isOn && setup !== undefined ? (
          <AuthenticatorSetup
            setup={setup}
            onConfirmed={async (codes) => {
              start.reset();
              onCodes(codes);
              await security.reload();
            }}
            onCancel={() => {
              returnFocus();
              start.reset();
            }}
          />
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('totp.removeTitle')}
        confirmLabel={t('totp.removeConfirm')}
        cancelLabel={t('totp.keep')}
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        {t('totp.removeBody')}
      </ConfirmDialog>
    </Card>
  );
}
