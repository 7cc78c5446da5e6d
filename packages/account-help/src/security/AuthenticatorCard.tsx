import { removeTotp, startTotp } from '@airline/contract';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthenticatorSetup, type StartedSetup } from './AuthenticatorSetup.tsx';
import styles from './Security.module.css';
import type { Security } from './use-security.ts';

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
  const { t } = useTranslation('account');
  const [setup, setSetup] = useState<StartedSetup>();
  const [isStarting, setStarting] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  async function start(): Promise<void> {
    setStarting(true);
    const started = await security.change(startTotp, {});
    setStarting(false);
    if (started !== undefined) setSetup(started.value);
  }

  async function remove(): Promise<void> {
    setRemoving(true);
    // The question gives way to the one for the password, which may come now.
    setAsked(false);
    const removed = await security.change(removeTotp, {});
    setRemoving(false);
    if (removed === undefined) return;
    onCodes(undefined);
    await security.reload();
  }

  return (
    <Card
      title={t('security.totp.title')}
      aside={<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? t('security.totp.on') : t('security.totp.off')}</Badge>}
    >
      <div className={styles['stack']}>
        <p>{t('security.totp.body')}</p>
        {isOn ? (
          <div className={styles['buttons']}>
            <Button onClick={() => setAsked(true)} pendingLabel={isRemoving ? t('security.totp.removing') : undefined}>
              {t('security.totp.remove')}
            </Button>
          </div>
        ) : null}
        {!isOn && setup === undefined ? (
          <div className={styles['buttons']}>
            <Button
              variant="primary"
              onClick={() => void start()}
              pendingLabel={isStarting ? t('security.totp.starting') : undefined}
            >
              {t('security.totp.start')}
            </Button>
          </div>
        ) : null}
        {!isOn && setup !== undefined ? (
          <AuthenticatorSetup
            setup={setup}
            onConfirmed={async (codes) => {
              setSetup(undefined);
              onCodes(codes);
              await security.reload();
            }}
            onCancel={() => setSetup(undefined)}
          />
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('security.totp.removeTitle')}
        confirmLabel={t('security.totp.removeConfirm')}
        cancelLabel={t('security.totp.keep')}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {t('security.totp.removeBody')}
      </ConfirmDialog>
    </Card>
  );
}
