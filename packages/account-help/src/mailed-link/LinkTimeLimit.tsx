import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';

/** Renders until when a link can be used, in the time of the person's own device. */
export function LinkTimeLimit({ expiresAt }: { readonly expiresAt: string }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short' }).format(new Date(expiresAt));
  return <p className={styles['muted']}>{t('link.expiresAt', { time })}</p>;
}
