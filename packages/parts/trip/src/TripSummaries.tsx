import type { Trip } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { JourneySummary } from '@airline/itinerary';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';

import styles from './TripSummaries.module.css';

/** Renders the flights of a trip in a line each; with its day where there are several, as a card names the first alone. */
export function TripSummaries({ trip: { bounds } }: { readonly trip: Trip }): ReactNode {
  const locale = useLocale();
  return (
    <ul className={styles['summaries']}>
      {bounds.map(({ date, itinerary }) => (
        <li key={itinerary.id}>
          {bounds.length === 1 ? null : <p className={styles['date']}>{formatCalendarDate(date, locale, 'full')}</p>}
          <JourneySummary itinerary={itinerary} />
        </li>
      ))}
    </ul>
  );
}
