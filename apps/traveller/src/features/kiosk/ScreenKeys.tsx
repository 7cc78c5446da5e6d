import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Kiosk.module.css';

const digits = '1234567890';
const letters = ['QWERTYUIOP', 'ASDFGHJKLÑ', 'ZXCVBNM'];

export interface ScreenKeysProps {
  /** What is typed: a code has letters and digits, a name has letters and what stands between them. */
  readonly kind: 'code' | 'name';
  readonly onKey: (sign: string) => void;
  readonly onDelete: () => void;
}

/** Renders keys for fingers: nobody needs a keyboard. */
export function ScreenKeys({ kind, onKey, onDelete }: ScreenKeysProps): ReactNode {
  const { t } = useTranslation('kiosk');
  const id = useId();
  const rows = kind === 'code' ? [digits, ...letters] : letters;
  const others =
    kind === 'code'
      ? []
      : ([
          ['hyphen', '-'],
          ['apostrophe', '’'],
          ['space', ' '],
        ] as const);
  return (
    <fieldset aria-label={t('keys.label')} className={styles['keys']}>
      {rows.map((row) => (
        <div key={`${id} ${row}`} className={styles['keyRow']}>
          {row.split('').map((sign) => (
            <button key={sign} type="button" className={styles['key']} onClick={() => onKey(sign)}>
              {sign}
            </button>
          ))}
        </div>
      ))}
      <div className={styles['keyRow']}>
        {others.map(([name, sign]) => (
          <button key={name} type="button" className={styles['key']} onClick={() => onKey(sign)}>
            {t(`keys.${name}`)}
          </button>
        ))}
        <button type="button" className={styles['key']} onClick={onDelete}>
          {t('keys.delete')}
        </button>
      </div>
    </fieldset>
  );
}
