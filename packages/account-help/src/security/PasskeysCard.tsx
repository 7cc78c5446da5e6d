import { removePasskey, type MultiFactorState } from '@airline/contract';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { hasPasskeys } from '../login/passkeys.ts';
import { NewPasskeyForm } from './NewPasskeyForm.tsx';
import { PasskeyLine } from './PasskeyLine.tsx';
import styles from './Security.module.css';
import type { Security } from './use-security.ts';

type Passkey = MultiFactorState['passkeys'][number];

/** Renders the account's passkeys: to add one, to take one away. */
export function PasskeysCard({
  passkeys,
  security,
}: {
  readonly passkeys: readonly Passkey[];
  readonly security: Security;
}): ReactNode {
  const { t } = useTranslation('account');
  const [isAdding, setAdding] = useState(false);
  const [doubted, setDoubted] = useState<Passkey>();
  const [news, setNews] = useState('');

  async function remove({ id, name }: Passkey): Promise<void> {
    setDoubted(undefined);
    const removed = await security.change(removePasskey, { parameters: { passkeyId: id } });
    if (removed === undefined) return;
    setNews(t('security.passkeys.removed', { name }));
    await security.reload();
  }

  return (
    <Card title={t('security.passkeys.title')}>
      <div className={styles['stack']}>
        <div>
          <p>{t('security.passkeys.body')}</p>
          <output>{news}</output>
        </div>
        {passkeys.length === 0 ? (
          <p className={styles['muted']}>{t('security.passkeys.none')}</p>
        ) : (
          <ul className={styles['passkeys']}>
            {passkeys.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setDoubted(passkey)} />
            ))}
          </ul>
        )}
        {hasPasskeys() ? null : <p>{t('security.passkeys.unsupported')}</p>}
        {isAdding ? (
          <NewPasskeyForm
            onAdded={async (name) => {
              setAdding(false);
              setNews(t('security.passkeys.added', { name }));
              await security.reload();
            }}
            onCancel={() => setAdding(false)}
          />
        ) : null}
        {hasPasskeys() && !isAdding ? (
          <div className={styles['buttons']}>
            <Button onClick={() => setAdding(true)}>{t('security.passkeys.add')}</Button>
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        open={doubted !== undefined}
        title={t('security.passkeys.removeTitle', { name: doubted?.name ?? '' })}
        confirmLabel={t('security.passkeys.removeConfirm')}
        cancelLabel={t('security.passkeys.keep')}
        onConfirm={() => {
          if (doubted !== undefined) void remove(doubted);
        }}
        onCancel={() => setDoubted(undefined)}
      >
        {t('security.passkeys.removeBody')}
      </ConfirmDialog>
    </Card>
  );
}
