import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { BarAction } from '../frame/BarAction.tsx';
import { usePaysWithPoints } from '../frame/PayTotal.tsx';

/** Renders the way on where the airline's own books pay everything. */
export function NoCardNeeded(): ReactNode {
  const { t } = useTranslation('payment');
  const withPoints = usePaysWithPoints();
  return (
    <Card
      title={t('funds.covered.title')}
      actions={
        <BarAction>
          <ButtonLink href={buildPath('air-booking-review')} variant="primary">
            {t('funds.covered.goOn')}
          </ButtonLink>
        </BarAction>
      }
    >
      <p>{t(withPoints ? 'funds.covered.withPoints' : 'funds.covered.body')}</p>
    </Card>
  );
}
