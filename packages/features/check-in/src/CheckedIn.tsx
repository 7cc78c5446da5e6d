import type { BoundCheckIn, TripCheckIn } from '@airline/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './CheckIn.module.css';

export interface CheckedInProps {
  readonly bound: BoundCheckIn;
  readonly boarding: TripCheckIn['boarding'];
}

/** Renders who checked in for a direction, and where they stand in line. */
export function CheckedIn({ bound: { travellers }, boarding }: CheckedInProps): ReactNode {
  const { t } = useTranslation('checkIn');
  const checkedIn = travellers.filter(({ flights }) => flights.length > 0);
  if (checkedIn.length === 0) return null;
  return (
    <>
      <ul className={styles['travellers']} aria-label={t('checkedIn')}>
        {checkedIn.map(({ traveller, kind, firstName, lastName, flights }) => (
          <li key={traveller} className={styles['checkedIn']}>
            <span>
              {firstName} {lastName}
            </span>
            <span className={styles['position']}>
              {kind === 'lapInfant'
                ? t('lap')
                : boarding === 'open'
                  ? t('position', { position: flights.map(({ position }) => position).join(' / ') })
                  : flights.every(({ seat }) => seat !== undefined)
                    ? t('seat', { seat: flights.map(({ seat }) => seat).join(' / ') })
                    : t('checkedIn')}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>
        {boarding === 'open'
          ? t('positionNote')
          : checkedIn.some(
                ({ kind, flights }) => kind !== 'lapInfant' && flights.some(({ seat }) => seat === undefined),
              )
            ? t('seatAtGate')
            : t('seatNote')}{' '}
        {t(boarding === 'open' ? 'changeNote' : 'changeNoteSeat')}
      </p>
    </>
  );
}
