import type { Trip } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { findCheckIn } from './find-check-in.ts';
import { tripWay } from './trip-way.ts';

export interface NextStepProps {
  readonly trip: Trip;
  readonly variant?: 'primary' | 'secondary';
}

/** Renders the way to what there is to do before a trip's next flight: to check in while that is open, or the boarding passes of who did. */
export function NextStep({ trip, variant = 'secondary' }: NextStepProps): ReactNode {
  const { t } = useTranslation('trips');
  const session = useSession();
  const [now] = useState(() => session.now());
  const page = findCheckIn(trip, now);
  if (page === undefined) return null;
  return (
    <ButtonLink variant={variant} {...tripWay(trip, page)}>
      {t(page === 'air-boarding-pass' ? 'trip.boardingPasses' : 'trip.checkIn')}
    </ButtonLink>
  );
}
