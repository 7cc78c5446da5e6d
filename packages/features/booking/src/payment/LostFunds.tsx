import { Banner } from '@airline/ui/banner';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { chooseFunds, useBooking } from '../booking-draft.ts';

/** Renders, once, that the travel funds that were chosen are to be chosen again: a reload cost their numbers. */
export function LostFunds(): ReactNode {
  const { t } = useTranslation('payment');
  const [isLost] = useState(() => useBooking.getState().hasLostFunds === true);
  useEffect(() => {
    if (isLost) chooseFunds([]);
  }, [isLost]);
  return isLost ? (
    <Banner tone="information" live="polite" title={t('funds.lost.title')}>
      {t('funds.lost.body')}
    </Banner>
  ) : null;
}
