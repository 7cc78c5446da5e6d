import { Button } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface FilteredOutProps {
  /** How many flights there are without the filters. */
  readonly count: number;
  readonly onClear: () => void;
}

/** Stands where the filters leave no flight. */
export function FilteredOut({ count, onClear }: FilteredOutProps): ReactNode {
  const { t } = useTranslation('flights');
  return (
    <EmptyState
      title={t('filteredOut.title')}
      headingLevel={3}
      actions={<Button onClick={onClear}>{t('filter.clear')}</Button>}
    >
      {t('filteredOut.body', { count })}
    </EmptyState>
  );
}
