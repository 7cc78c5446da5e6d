import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './OfferTimeLeft.module.css';
import { useMinutesLeft } from './use-minutes-left.ts';

/** The minutes at which the time left is said aloud: a countdown that speaks all the time drives people away. */
const spokenMinutes: ReadonlySet<number> = new Set([5, 1]);

/** Renders how long the price holds: quietly, but for the last five minutes and the last one. Nothing once it is over. */
export function OfferTimeLeft({ expiresAt }: { readonly expiresAt: string }): ReactNode {
  const { t } = useTranslation('itinerary');
  const minutes = useMinutesLeft(expiresAt);
  return (
    <>
      {minutes === 0 ? null : (
        <p className={styles['timeLeft']} data-soon={minutes <= 5 || undefined}>
          <svg className={styles['clock']} viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="6.25" />
            <path d="M8 4.5V8l2.5 1.5" />
          </svg>
          <span>{minutes === 1 ? t('timeLeft.lastMinute') : t('timeLeft.minutes', { count: minutes })}</span>
        </p>
      )}
      <VisuallyHidden>
        <output>{spokenMinutes.has(minutes) ? t('timeLeft.announce', { count: minutes }) : ''}</output>
      </VisuallyHidden>
    </>
  );
}
