import { useAppFrame } from '@airline/app-shell';
import type { Party } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';
import { useSession } from '@airline/session/react';
import { useEffect, useRef } from 'react';

import { dateIn, daysBetween } from '../calendar-dates.ts';
import type { BoundSearch } from '../search/flight-search.ts';

/**
 * Measures each search of a direction: that it was sent, and once its flights are there, how far ahead, for whom, and how many were found.
 */
export function useSearchMeasured({ origin, destination, date }: BoundSearch, party: Party, found?: number): void {
  const { events } = useAppFrame();
  const session = useSession();
  const sent = useRef<string>(undefined);
  const measured = useRef<string>(undefined);
  const key = JSON.stringify([origin, destination, date, party]);
  useEffect(() => {
    if (sent.current === key) return;
    sent.current = key;
    events.searchSent();
  }, [events, key]);
  useEffect(() => {
    if (found === undefined || measured.current === key) return;
    measured.current = key;
    const today = dateIn(getStation(origin)?.timeZone, session.now());
    const daysAhead = Math.max(0, daysBetween(today, date));
    events.flightsSearched({ from: origin, to: destination, daysAhead, ...party, found });
  }, [events, session, key, found, origin, destination, date, party]);
}
