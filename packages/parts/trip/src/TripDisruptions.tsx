import type { Trip, TripDisruption } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { spacedFlight } from '@airline/itinerary';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoment } from './trip-time.ts';

export interface TripDisruptionsProps {
  readonly trip: Trip;
}

/** Renders, of each direction that is not flown as booked, what happened, and the two ways on: other flights, or the money. */
export function TripDisruptions({ trip }: TripDisruptionsProps): ReactNode {
  return trip.disruptions?.map((disruption) => (
    <DisruptionNotice key={disruption.bound} trip={trip} disruption={disruption} />
  ));
}

function DisruptionNotice({
  trip,
  disruption,
}: TripDisruptionsProps & { readonly disruption: TripDisruption }): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const session = useSession();
  const moment = useMoment(trip);
  const [now] = useState(() => session.now());
  const { bound, kind, flight, from, openUntil } = disruption;
  const { recordLocator } = trip;
  const date = formatCalendarDate(trip.bounds[bound]?.date ?? '', locale, 'full');
  return (
    <Banner
      // Who has a new flight need not do anything.
      tone={kind === 'rebooked' ? 'warning' : 'danger'}
      title={t(`disruption.${kind}`, { flight: spacedFlight(flight), from: placeName(from, locale), date })}
      actions={
        <>
          <ButtonLink
            size="small"
            variant="primary"
            href={`${buildPath('air-change-trip', { recordLocator })}?bounds=${bound}`}
          >
            {t('disruption.rebook')}
          </ButtonLink>
          <ButtonLink size="small" href={buildPath('air-cancel-trip', { recordLocator }) + partQuery(trip, bound, now)}>
            {t('disruption.refund')}
          </ButtonLink>
        </>
      }
    >
      {t('disruption.body', { date: moment(openUntil) })}
    </Banner>
  );
}

/** Once something of the trip was flown, the direction alone gives money back; before, all of it does. */
function partQuery({ bounds }: Trip, place: number, now: Date): string {
  const isFlown = bounds
    .slice(0, place)
    .some(({ itinerary: { legs } }) => Date.parse(legs[0]?.departsAt ?? '') <= now.getTime());
  return isFlown ? `?bounds=${place}` : '';
}
