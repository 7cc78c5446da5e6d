import type { Offer } from '@airline/contract';
import { buildPath } from '@airline/links';
import { Link } from '@airline/ui/link';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { gateway } from '../../../gateway.ts';
import { firstIncomplete } from '../booking-progress.ts';
import { useBooking } from '../booking-store.ts';
import { travellersOf } from '../travellers.ts';
import styles from './TravellerList.module.css';

/** Renders who travels, with a way to each page that can be opened: the complete ones and the first that is not. */
export function TravellerList({ offer, current }: { readonly offer: Offer; readonly current: number }): ReactNode {
  const { t } = useTranslation('booking');
  const booking = useBooking();
  const open = firstIncomplete(offer, booking, gateway.now())?.index ?? Infinity;
  return (
    <nav aria-label={t('passenger.list')}>
      <ol className={styles['list']}>
        {travellersOf(offer.party).map(({ index, kind, number }) => {
          const answers = booking.passengers[index];
          const name = answers === undefined ? t(`traveller.${kind}`, { number }) : answers.firstName;
          const complete = index < open;
          return (
            <li
              key={index}
              className={styles['traveller']}
              data-state={index === current ? 'current' : complete ? 'complete' : 'ahead'}
              aria-current={index === current ? 'step' : undefined}
            >
              {index !== current && index <= open ? (
                <Link href={buildPath('air-booking-passenger', { passenger: index })} variant="quiet">
                  {name}
                </Link>
              ) : (
                name
              )}
              {complete ? <VisuallyHidden> ({t('passenger.complete')})</VisuallyHidden> : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
