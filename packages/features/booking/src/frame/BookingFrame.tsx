import { Page } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { buildPath } from '@airline/links';
import { ProgressSteps } from '@airline/ui/progress-steps';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { CompanyBar } from '../company/CompanyBar.tsx';
import { LostExtras } from '../extras/LostExtras.tsx';
import { BarPlace } from './BarAction.tsx';
import styles from './BookingFrame.module.css';
import { BookingSummary } from './BookingSummary.tsx';
import { ChosenJourney } from './ChosenJourney.tsx';
import { MiniCart } from './MiniCart.tsx';
import { OfferRenewal } from './OfferRenewal.tsx';
import { useWideScreen } from './use-wide-screen.ts';

const stepIds = ['flights', 'passengers', 'extras', 'payment', 'review'] as const;

export interface BookingFrameProps {
  readonly step: (typeof stepIds)[number];
  readonly offer: Offer;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Whether the flights that were just chosen stand first, where there is no room for them beside the page. */
  readonly flightsFirst?: boolean;
  /** True when the gateway no longer takes the offer. */
  readonly offerRefused?: boolean;
  /** What stands beside the page instead of the summary, where there is room. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a step of the booking: how far it has come, the page itself, and what is booked with its price always in sight. */
export function BookingFrame({
  step,
  offer,
  title,
  lead,
  flightsFirst = false,
  offerRefused = false,
  beside,
  children,
}: BookingFrameProps): ReactNode {
  const { t } = useTranslation('booking');
  const flightsHref = useBooking((state) => state.flightsHref) ?? buildPath('air-booking');
  const wide = useWideScreen();
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const hrefs = {
    flights: flightsHref,
    passengers: buildPath('air-booking-passenger', { passenger: 0 }),
    extras: buildPath('air-booking-seats'),
    payment: buildPath('air-booking-payment'),
    review: buildPath('air-booking-review'),
  };
  return (
    <BarPlace value={barPlace}>
      <MiniCart offer={offer} />
      <div className={styles['steps']}>
        <ProgressSteps
          label={t('steps.label')}
          steps={stepIds.map((id) => ({ id, label: t(`steps.${id}`), href: hrefs[id] }))}
          current={step}
          doneLabel={t('steps.done')}
          summary={t('steps.summary', { number: stepIds.indexOf(step) + 1, of: stepIds.length })}
        />
      </div>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <Page title={title} lead={lead}>
            <div className={styles['content']}>
              {wide ? null : <ChosenJourney offer={offer} withFlights={flightsFirst} />}
              <OfferRenewal offer={offer} refused={offerRefused} />
              <LostExtras />
              <CompanyBar offer={offer} />
              {children}
            </div>
          </Page>
        </div>
        <BookingSummary offer={offer} beside={beside} barRef={setBarPlace} />
      </div>
    </BarPlace>
  );
}
