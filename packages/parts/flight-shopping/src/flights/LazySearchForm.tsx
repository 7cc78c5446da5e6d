import { Skeleton } from '@airline/ui/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { SearchFormProps } from '../search/SearchForm.tsx';

const SearchForm = lazy(async () => ({ default: (await import('../search/SearchForm.tsx')).SearchForm }));

/** Renders the search form as soon as its pickers are there. */
export function LazySearchForm(props: SearchFormProps): ReactNode {
  const { t } = useTranslation('search');
  return (
    <Suspense fallback={<Skeleton label={t('preparing')} shape="card" count={1} />}>
      <SearchForm {...props} />
    </Suspense>
  );
}
