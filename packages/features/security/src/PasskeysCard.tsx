import { removePasskey, type MultiFactorState } from '@airline/contract';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { hasPasskeys } from '@airline/account/credentials';
import { NewPasskeyForm } from './NewPasskeyForm.tsx';
import { PasskeyLine } from './PasskeyLine.tsx';
import styles from './Security.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useStatusFocus } from './use-status-focus.ts';
import { useSecurityChange, type Security } from './use-security.ts';

type Passkey = MultiFactorState['passkeys'][number];

interface Change {
  readonly kind: 'added' | 'removed';
  readonly name: string;
  /** Of the passkey that is to go: the change is made once it is not listed any more. */
  readonly removedId?: string;
}

/** Renders the account's passkeys: to add one, to take one away. */
export function PasskeysCard({
  passkeys,
  security,
}: {
  readonly passkeys: readonly Passkey[];
  readonly security: Security;
}): ReactNode {
  const { t } = useTranslation('security');
  const [isAdding, setAdding] = useState(false);
  const [addButton, returnFocus] = useFocusReturn();
  const [doubted, setDoubted] = useState<Passkey>();
  const [change, setChange] = useState<Change>();
  const isMade = change !== undefined && passkeys.every(({ id }) => id !== change.removedId);
  const news = isMade ? t(`passkeys.${change.kind}`, { name: change.name }) : '';
  const status = useStatusFocus(news);

  const removal = useSecurityChange(removePasskey, security.reload);

  function remove({ id, name }: Passkey): void {
    setDoubted(undefined);
    setChange({ kind: 'removed', name, removedId: id });
    removal.mutate({ parameters: { passkeyId: id } });
  }

  return (
    <Card title={t('passkeys.title')}>
      <div className={styles['stack']}>
        <div>
          <p>{t('passkeys.body')}</p>
          <output ref={status} tabIndex={-1}>
            {news}
          </output>
        </div>
        {passkeys.length === 0 ? (
          <p className={styles['muted']}>{t('passkeys.none')}</p>
        ) : (
          <ul className={styles['passkeys']}>
            {passkeys.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setDoubted(passkey)} />
            ))}
          </ul>
        )}
        {hasPasskeys() ? null : <p>{t('passkeys.unsupported')}</p>}
        {isAdding ? (
          <NewPasskeyForm
            onAdded={async (name) => {
              returnFocus();
              setAdding(false);
              setChange({ kind: 'added', name });
              await security.reload();
            }}
            onCancel={() => {
              returnFocus();
              setAdding(false);
            }}
          />
        ) : null}
        {hasPasskeys() && !isAdding ? (
          <div className={styles['buttons']}>
            <Button ref={addButton} onClick={() => setAdding(true)}>
              {t('passkeys.add')}
            </Button>
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        open={doubted !== undefined}
        title={t('passkeys.removeTitle', { name: doubted?.name ?? '' })}
        confirmLabel={t('passkeys.removeConfirm')}
        cancelLabel={t('passkeys.keep')}
        onConfirm={() => {
          if (doubted !== undefined) remove(doubted);
        }}
        onCancel={() => setDoubted(undefined)}
      >
        {t('passkeys.removeBody')}
      </ConfirmDialog>
    </Card>
  );
}
