import { Button } from '@airline/ui/button';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './RecordLocator.module.css';

/** Renders a record locator to be read out, written down and copied. */
export function RecordLocator({ value }: { readonly value: string }): ReactNode {
  const { t } = useTranslation('trips');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Where copying is denied the code can still be selected and copied by hand.
    }
  };
  return (
    <div className={styles['locator']}>
      <p className={styles['label']}>{t('confirmation.recordLocator')}</p>
      <p className={styles['value']}>{value}</p>
      <div className={styles['copy']}>
        <Button size="small" onClick={() => void copy()}>
          {copied ? t('confirmation.copied') : t('confirmation.copy')}
        </Button>
      </div>
      <VisuallyHidden>
        <output>{copied ? t('confirmation.copied') : ''}</output>
      </VisuallyHidden>
    </div>
  );
}
