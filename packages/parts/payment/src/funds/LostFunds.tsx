import { Banner } from '@airline/ui/banner';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface LostFundsProps {
  readonly hasLostFunds: boolean;
  /** Called once it is said: the person chooses anew. */
  readonly onSaid: () => void;
}

/** Renders, once, that the travel funds that were chosen are to be chosen again: a reload cost their numbers. */
export function LostFunds({ hasLostFunds, onSaid }: LostFundsProps): ReactNode {
  const { t } = useTranslation('payment');
  const [isLost] = useState(hasLostFunds);
  useEffect(() => {
    if (isLost) onSaid();
  }, [isLost, onSaid]);
  return isLost ? (
    <Banner tone="information" live="polite" title={t('funds.lost.title')}>
      {t('funds.lost.body')}
    </Banner>
  ) : null;
}
