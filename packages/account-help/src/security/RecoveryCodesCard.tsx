import { renewRecoveryCodes } from '@airline/contract';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Security.module.css';
import type { Security } from './use-security.ts';

/** Renders how many recovery codes are left, and the way to new ones. */
export function RecoveryCodesCard({
  left,
  security,
  onCodes,
}: {
  readonly left: number;
  readonly security: Security;
  readonly onCodes: (codes: readonly string[]) => void;
}): ReactNode {
  const { t } = useTranslation('account');
  const [isAsked, setAsked] = useState(false);
  const [isRenewing, setRenewing] = useState(false);

  async function renew(): Promise<void> {
    setAsked(false);
    setRenewing(true);
    const renewed = await security.change(renewRecoveryCodes, {});
    setRenewing(false);
    if (renewed === undefined) return;
    onCodes(renewed.value.recoveryCodes);
    await security.reload();
  }

  return (
    <Card title={t('security.recovery.title')}>
      <div className={styles['stack']}>
        <p>
          {t('security.recovery.left', { count: left })} {t('security.recovery.body')}
        </p>
        <div className={styles['buttons']}>
          <Button
            onClick={() => setAsked(true)}
            pendingLabel={isRenewing ? t('security.recovery.renewing') : undefined}
          >
            {t('security.recovery.renew')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        tone="plain"
        title={t('security.recovery.renewTitle')}
        confirmLabel={t('security.recovery.renewConfirm')}
        cancelLabel={t('security.recovery.renewKeep')}
        onConfirm={() => void renew()}
        onCancel={() => setAsked(false)}
      >
        {t('security.recovery.renewBody')}
      </ConfirmDialog>
    </Card>
  );
}
