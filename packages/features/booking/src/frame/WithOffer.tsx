import { Page } from '@airline/app-shell';
import type { Offer } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { chooseOffer, findUnfinishedBooking, useBooking } from '../booking-draft.ts';
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
        {unfinished === undefined ? null : (
          <Unfinished offer={unfinished.offer} onGoOn={() => chooseOffer(unfinished.offer, unfinished.flightsHref)} />
        )}
        <div className={styles['actions']}>
          <ButtonLink href={buildPath('air-booking')} variant="primary">
            {t('noOffer.action')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

/** Renders the flights that were chosen on this device before, and the way on with them. */
function Unfinished({ offer, onGoOn }: { readonly offer: Offer; readonly onGoOn: () => void }): ReactNode {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const [first] = offer.bounds;
  if (first === undefined) return null;
  const { legs } = first.itinerary;
  return (
    <Banner
      title={t('noOffer.unfinished', {
        origin: placeName(legs[0]?.from ?? first.origin, locale),
        destination: placeName(legs.at(-1)?.to ?? first.destination, locale),
        date: formatCalendarDate(first.date, locale, 'full'),
      })}
      actions={
        <Button size="small" onClick={onGoOn}>
          {t('noOffer.goOn')}
        </Button>
      }
    >
      {t('noOffer.unfinishedBody')}
    </Banner>
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
