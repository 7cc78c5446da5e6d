import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';

/** Renders until when a link can be used, in the time of the person's own device. */
export function LinkTimeLimit({ expiresAt }: { readonly expiresAt: string }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const locale = useLocale();
  const write = (options: Intl.DateTimeFormatOptions, language = locale): string =>
    new Intl.DateTimeFormat(language, options).format(new Date(expiresAt));
  const date = write({ weekday: 'long', day: 'numeric', month: 'long' });
  const words = {
    // “el lunes 23”: within a sentence Spanish has no comma there.
    date: locale.startsWith('es') ? date.replace(',', '') : date,
    time: write({ timeStyle: 'short' }),
    // The hour on the clock's face: Spanish says “a la 1” and “a las 2”.
    count: Number.parseInt(write({ hour: 'numeric', hourCycle: 'h12' }, 'en-US'), 10),
  };
  return <p className={styles['muted']}>{t('link.expiresAt', words)}</p>;
}
