import { ProgressBar } from '@airline/ui/progress-bar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Stands while a page is on its way. */
export function PageLoading(): ReactNode {
  const { t } = useTranslation('shell');
  return <ProgressBar variant="line" label={t('loading')} />;
}
