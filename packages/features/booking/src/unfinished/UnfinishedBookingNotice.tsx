import { buildPath } from '@airline/links';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { findUnfinishedBooking } from '../booking-draft.ts';
import { UnfinishedBooking } from './UnfinishedBooking.tsx';
import styles from './UnfinishedBookingNotice.module.css';

/** Renders, on a page where a booking begins, the one that was left unfinished; nothing where there is none. */
export function UnfinishedBookingNotice(): ReactNode {
  const navigate = useNavigate();
  const [journey] = useState(() => findUnfinishedBooking(new Date()));
  if (journey === undefined) return null;
  return (
    <div className={styles['notice']} data-foot-bar>
      <UnfinishedBooking
        journey={journey}
        onResumed={() => void navigate(buildPath('air-booking-passenger', { passenger: 0 }))}
      />
    </div>
  );
}
