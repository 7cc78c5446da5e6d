import { renewRecoveryCodes } from '@airline/contract';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Security.module.css';
import { useStatusFocus } from './use-status-focus.ts';
import { useSecurityChange, type Security } from './use-security.ts';

/** Renders how many recovery codes are left, and the way to new ones. */
export function RecoveryCodesCard({
  left,
  areSaved,
  security,
  onCodes,
}: {
  readonly left: number;
  /** Whether the person has just said that they saved new ones. */
  readonly areSaved: boolean;
  readonly security: Security;
  readonly onCodes: (codes: readonly string[]) => void;
}): ReactNode {
  const { t } = useTranslation('security');
  const [isAsked, setAsked] = useState(false);
  const renewal = useSecurityChange(renewRecoveryCodes, ({ recoveryCodes }) => {
    onCodes(recoveryCodes);
    return security.reload();
  });

  const news = areSaved ? t('recovery.savedNow') : '';
  const status = useStatusFocus(news);

  function renew(): void {
    setAsked(false);
    renewal.mutate({});
  }

  return (
    <Card title={t('recovery.title')}>
      <div className={styles['stack']}>
        <div>
          <p>
            {t('recovery.left', { count: left })} {t('recovery.body')}
          </p>
          <output ref={status} tabIndex={-1}>
            {news}
          </output>
        </div>
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
