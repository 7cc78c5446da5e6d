import type { Trip } from '@airline/contract';
import { Banner } from '@airline/ui/banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { hasCheckedIn } from './find-check-in.ts';

/** Renders that a change or a cancellation undoes the check-in, where somebody has checked in. */
export function CheckInUndone({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  if (!hasCheckedIn(trip)) return null;
  return (
    <Banner tone="warning" title={t('checkInUndone.title')}>
      {t('checkInUndone.body')}
    </Banner>
  );
}
