import { Page } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { ProgressBar } from '@airline/ui/progress-bar';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { findUnfinishedBooking, useBooking } from '../booking-draft.ts';
import { UnfinishedBooking } from '../unfinished/UnfinishedBooking.tsx';
import { AlreadyBooked } from './AlreadyBooked.tsx';
import { BookedInAnotherTab } from './BookedInAnotherTab.tsx';
import { RestoringPage } from './RestoringPage.tsx';
import { useBookedElsewhere } from './use-booked-elsewhere.ts';
import { useRestoredPage } from './use-restored-page.ts';
import styles from './WithOffer.module.css';

/**
 * Renders a page of the booking when there is one under way, and else where to go: the search, or what was booked, here or in another
 * tab. What was sent from this tab is followed to its end, whatever is known besides.
 */
export function WithOffer({ children }: { readonly children: (offer: Offer) => ReactNode }): ReactNode {
  const offer = useBooking((state) => state.offer);
  const booked = useBooking((state) => state.booked);
  const isUnderWay = useBooking(({ intent, waiting }) => intent !== undefined || waiting !== undefined);
  const elsewhere = useBookedElsewhere();
  const isRestored = useRestoredPage();
  const isReady = isUnderWay || (isRestored && elsewhere.step === 'none');
  const [isInUse, setInUse] = useState(isReady);
  if (isReady && !isInUse) setInUse(true);
  if (offer === undefined) return booked === undefined ? <NoOffer /> : <AlreadyBooked recordLocator={booked} />;
  if (isUnderWay) return children(offer);
  if (elsewhere.step === 'booked') return <BookedInAnotherTab {...elsewhere} />;
  // A page that is in use stays as it is until it is known whose trip was booked.
  if (elsewhere.step === 'asking' && !isInUse) return <AskingPage />;
  return isRestored ? children(offer) : <RestoringPage />;
}

function AskingPage(): ReactNode {
  const { t } = useTranslation('booking');
  return (
    <Page title={t('findingBooked')}>
      <ProgressBar variant="line" label={t('findingBooked')} />
    </Page>
  );
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
