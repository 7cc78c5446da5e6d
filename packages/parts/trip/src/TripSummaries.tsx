import type { Trip } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { JourneySummary } from '@airline/itinerary';
import { Badge } from '@airline/ui/badge';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './TripSummaries.module.css';

/** Renders the flights of a trip in a line each; with its day where there are several, as a card names the first alone. */
export function TripSummaries({ trip: { bounds, disruptions } }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  return (
    <ul className={styles['summaries']}>
      {bounds.map(({ date, itinerary }, place) => (
        <li key={itinerary.id}>
          {disruptions
            ?.filter(({ bound }) => bound === place)
            .map(({ kind }) => (
              <Badge key={kind} tone={kind === 'rebooked' ? 'warning' : 'danger'}>
                {t(`disruption.badge.${kind}`)}
              </Badge>
            ))}
          {bounds.length === 1 ? null : <p className={styles['date']}>{formatCalendarDate(date, locale, 'full')}</p>}
          <JourneySummary itinerary={itinerary} />
        </li>
      ))}
    </ul>
  );
}
