import { formatCalendarDate } from '@airline/i18n/calendar-date';
import type { UnfinishedJourney } from '@airline/journey-draft';
import { placeName } from '@airline/reference-data/place-names';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { discardUnfinishedBooking, resumeUnfinishedBooking } from '../booking-draft.ts';

export interface UnfinishedBookingProps {
  readonly journey: UnfinishedJourney;
  /** Called when this tab has taken the journey. */
  readonly onResumed?: () => void;
}

/** Renders the journey that was left unfinished on this device: to go on with, or to discard. */
export function UnfinishedBooking({ journey, onResumed }: UnfinishedBookingProps): ReactNode {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const [isDiscarded, setDiscarded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const [first] = journey.offer.bounds;
  if (first === undefined) return null;
  const { legs } = first.itinerary;
  const question = (
    <Banner
      title={t('unfinished.title', {
        origin: placeName(legs[0]?.from ?? first.origin, locale),
        destination: placeName(legs.at(-1)?.to ?? first.destination, locale),
        date: formatCalendarDate(first.date, locale, 'full'),
      })}
      actions={
        <>
          <Button
            size="small"
            variant="primary"
            onClick={() => {
              resumeUnfinishedBooking(journey);
              onResumed?.();
            }}
          >
            {t('unfinished.goOn')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              discardUnfinishedBooking(journey);
              setDiscarded(true);
              // The button that was pressed goes: the focus stays where it was.
              place.current?.focus();
            }}
          >
            {t('unfinished.discard')}
          </Button>
        </>
      }
    >
      <span data-part="explanation">{t('unfinished.body')}</span>
    </Banner>
  );
  return (
    <div ref={place} tabIndex={-1}>
      {isDiscarded ? <Banner live="polite" title={t('unfinished.discarded')} /> : question}
    </div>
  );
}
