import { loadMessages } from '@airline/i18n';
import { unfinishedJourneyKey } from '@airline/journey-draft/unfinished-journey-key';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { bookingKey } from '../booking-key.ts';

/**
 * Renders the booking that was left unfinished on this device, once the page is there. A device without one loads nothing, and where
 * the scripts do not come the page is complete without it.
 */
export function LazyUnfinishedBooking(): ReactNode {
  const { i18n } = useTranslation();
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    if (!hasUnfinishedBooking()) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      const [{ UnfinishedBookingNotice }] = await Promise.all([
        import('./UnfinishedBookingNotice.tsx'),
        loadMessages(i18n, ['booking']),
      ]);
      if (!isGone) setNotice(() => UnfinishedBookingNotice);
    };
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [i18n]);
  return Notice === undefined ? null : <Notice />;
}

function hasUnfinishedBooking(): boolean {
  try {
    return localStorage.getItem(unfinishedJourneyKey(bookingKey)) !== null;
  } catch {
    return false;
  }
}
