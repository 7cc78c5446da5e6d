import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './PartyField.module.css';

export interface PartyButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'className' | 'style'> {
  /** How many travel, lap infants counted. */
  readonly count: number;
}

/** Renders the field that says how many travel; pressing it is for the caller. */
export function PartyButton({ count, ...attributes }: PartyButtonProps): ReactNode {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <div className={styles['field']}>
      <span id={`${id}-label`} className={styles['label']}>
        {t('party.label')}
      </span>
      <button
        {...attributes}
        id={`${id}-button`}
        type="button"
        aria-labelledby={`${id}-label ${id}-button`}
        className={styles['button']}
      >
        {t('party.summary', { count })}
        <svg className={styles['arrow']} viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </button>
    </div>
  );
}
