import { renewRecoveryCodes } from '@airline/contract';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Security.module.css';
import { useSecurityChange, type Security } from './use-security.ts';

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
  const { t } = useTranslation('security');
  const [isAsked, setAsked] = useState(false);
  const renewal = useSecurityChange(renewRecoveryCodes, ({ recoveryCodes }) => {
    onCodes(recoveryCodes);
    return security.reload();
  });

  function renew(): void {
    setAsked(false);
    renewal.mutate({});
  }

  return (
    <Card title={t('recovery.title')}>
      <div className={styles['stack']}>
        <p>
          {t('recovery.left', { count: left })} {t('recovery.body')}
        </p>
        <div className={styles['buttons']}>
          <Button onClick={() => setAsked(true)} pendingLabel={renewal.isPending ? t('recovery.renewing') : undefined}>
            {t('recovery.renew')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        tone="plain"
        title={t('recovery.renewTitle')}
        confirmLabel={t('recovery.renewConfirm')}
        cancelLabel={t('recovery.renewKeep')}
        onConfirm={renew}
        onCancel={() => setAsked(false)}
      >
        {t('recovery.renewBody')}
      </ConfirmDialog>
    </Card>
  );
}
