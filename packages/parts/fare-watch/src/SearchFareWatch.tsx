import type { FlightSearch } from '@airline/flight-shopping/search';
import { Button } from '@airline/ui/button';
import { Dialog } from '@airline/ui/dialog';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './FareWatch.module.css';

const WatchSearchForm = lazy(async () => ({ default: (await import('./WatchSearchForm.tsx')).WatchSearchForm }));

export interface SearchFareWatchProps {
  readonly search: FlightSearch;
}

/** Renders the button that has lower fares of a search told; what it needs for that comes when it is pressed. */
export function SearchFareWatch({ search }: SearchFareWatchProps): ReactNode {
  const { t } = useTranslation('fareWatch');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles['open']}>
      <Button onClick={() => setOpen(true)}>{t('search.open')}</Button>
      <Dialog open={isOpen} onClose={close} title={t('search.title')} closeLabel={t('search.close')}>
        <Suspense fallback={<p>{t('search.what')}</p>}>
          <WatchSearchForm search={search} />
        </Suspense>
      </Dialog>
    </div>
  );
}
