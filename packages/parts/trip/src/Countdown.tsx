import type { Trip } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';
import { Badge } from '@airline/ui/badge';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { daysUntil } from './days-until.ts';

export interface CountdownProps {
  readonly trip: Trip;
  readonly now: Date;
}

/** Renders in how many days a trip begins, by the calendar of the place that it leaves from; nothing once it has begun. */
export function Countdown({ trip: { bounds }, now }: CountdownProps): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const first = bounds[0]?.itinerary.legs[0];
  if (first === undefined || Date.parse(first.departsAt) <= now.getTime()) return null;
  const days = daysUntil(first.departsAt, now, getStation(first.from)?.timeZone || 'UTC');
  const when = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return <Badge tone="success">{t('confirmation.departs', { when })}</Badge>;
}
