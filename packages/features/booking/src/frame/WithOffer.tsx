import { Page } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { findUnfinishedBooking, useBooking } from '../booking-draft.ts';
import { UnfinishedBooking } from '../unfinished/UnfinishedBooking.tsx';
import styles from './WithOffer.module.css';

/** Renders a page of the booking when there is one under way, and else where to go: the search, or what was booked. */
export function WithOffer({ children }: { readonly children: (offer: Offer) => ReactNode }): ReactNode {
  const offer = useBooking((state) => state.offer);
  const booked = useBooking((state) => state.booked);
  if (offer !== undefined) return children(offer);
  return booked === undefined ? <NoOffer /> : <AlreadyBooked recordLocator={booked} />;
}

function NoOffer(): ReactNode {
  const { t } = useTranslation('booking');
  const session = useSession();
  const [unfinished] = useState(() => findUnfinishedBooking(session.now()));
  return (
    <Page title={t('noOffer.title')} lead={t('noOffer.body')}>
      <div className={styles['ways']}>
        {unfinished === undefined ? null : <UnfinishedBooking journey={unfinished} />}
        <div className={styles['actions']}>
          <ButtonLink href={buildPath('air-booking')} variant="primary">
            {t('noOffer.action')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function AlreadyBooked({ recordLocator }: { readonly recordLocator: string }): ReactNode {
  const { t } = useTranslation('booking');
  return (
    <Page title={t('alreadyBooked.title')} lead={t('alreadyBooked.body', { recordLocator })}>
      <div className={styles['actions']}>
        <ButtonLink href={buildPath('air-booking-confirmation', { recordLocator })} variant="primary">
          {t('alreadyBooked.action')}
        </ButtonLink>
        <ButtonLink href={buildPath('air-booking')}>{t('alreadyBooked.another')}</ButtonLink>
      </div>
    </Page>
  );
}
