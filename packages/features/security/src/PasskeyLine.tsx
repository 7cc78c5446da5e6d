import type { MultiFactorState } from '@airline/contract';
import { Button } from '@airline/ui/button';
import { regionalLocale, useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Security.module.css';

/** Renders one passkey: its name, since when, last used when, and the way to take it away. */
export function PasskeyLine({
  passkey: { name, createdAt, lastUsedAt },
  onRemove,
}: {
  readonly passkey: MultiFactorState['passkeys'][number];
  readonly onRemove: () => void;
}): ReactNode {
  const { t } = useTranslation('security');
  const format = new Intl.DateTimeFormat(regionalLocale(useLocale()), { dateStyle: 'long' });
  const dateOf = (instant: string) => format.format(new Date(instant));
  return (
    <li>
      <div>
        <p className={styles['passkeyName']}>{name}</p>
        <p className={styles['muted']}>
          {t('passkeys.created', { date: dateOf(createdAt) })}
          {' · '}
          {lastUsedAt === undefined ? t('passkeys.neverUsed') : t('passkeys.used', { date: dateOf(lastUsedAt) })}
        </p>
      </div>
      <Button size="small" aria-label={t('passkeys.removeNamed', { name })} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
