import { QuickLink, type QuickLinkProps } from '@airline/app-shell/quick-link';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { NextTrip, tripDestination, tripWay } from '@airline/trip';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the way to the next trip of who is logged in, in place of the way to any trip. */
export function NextTripLink(anyTrip: QuickLinkProps): ReactNode {
  const { t } = useTranslation('traveller');
  const locale = useLocale();
  return (
    <NextTrip otherwise={<QuickLink {...anyTrip} />}>
      {(trip) => (
        <QuickLink
          {...tripWay(trip)}
          picture={anyTrip.picture}
          title={t('quick.nextTrip', { place: placeName(tripDestination(trip), locale) })}
          body={formatCalendarDate(trip.bounds[0]?.date ?? '', locale, 'full')}
        />
      )}
    </NextTrip>
  );
}
