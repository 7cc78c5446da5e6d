import type { ItineraryView } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { FlightSummary, FlightTimeline } from '@airline/ui/flight-timeline';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { toFlightLegs } from './flight-legs.ts';

/**
 * What {@link JourneyTimeline} and {@link JourneySummary} take.
 *
 * @example
 * ```ts
 * import type { JourneyFlightsProps } from '@airline/itinerary';
 *
 * const stopsOf = ({ itinerary }: JourneyFlightsProps) => itinerary.stops;
 * ```
 */
export interface JourneyFlightsProps {
  readonly itinerary: ItineraryView;
}

/**
 * Renders an itinerary leg by leg, with its changes of plane. Needs the words of the namespace `itinerary`.
 *
 * @example
 * ```tsx
 * import type { ItineraryView } from '@airline/contract';
 * import { JourneyTimeline } from '@airline/itinerary';
 *
 * export const Example = ({ itinerary }: { itinerary: ItineraryView }) => <JourneyTimeline itinerary={itinerary} />;
 * ```
 */
export function JourneyTimeline({ itinerary }: JourneyFlightsProps): ReactNode {
  const { t } = useTranslation('itinerary');
  const locale = useLocale();
  const legs = toFlightLegs(itinerary, locale);
  const last = legs.at(-1) ?? legs[0];
  const staying = new Set(
    itinerary.connections.flatMap(({ station, staysOnBoard }) => (staysOnBoard ? [placeName(station, locale)] : [])),
  );
  return (
    <FlightTimeline
      legs={legs}
      texts={{
        label: t('label', { from: legs[0].from.city, to: last.to.city }),
        wait: (duration, city) => t(staying.has(city) ? 'staysOnBoard' : 'wait', { city, duration }),
        daysLater: (count) => t('daysLater', { count }),
      }}
    />
  );
}

/**
 * What {@link JourneySummary} takes.
 *
 * @example
 * ```ts
 * import type { JourneySummaryProps } from '@airline/itinerary';
 *
 * const isRow = ({ variant }: JourneySummaryProps) => variant === 'row';
 * ```
 */
export interface JourneySummaryProps extends JourneyFlightsProps {
  /** `row` for one of many: lower, without the names of cities, the times of all rows under each other. */
  readonly variant?: 'full' | 'row';
}

/**
 * Renders an itinerary in one line: when it leaves and lands, how long it takes, its stops.
 *
 * @example
 * ```tsx
 * import type { ItineraryView } from '@airline/contract';
 * import { JourneySummary } from '@airline/itinerary';
 *
 * export const Example = ({ itinerary }: { itinerary: ItineraryView }) => <JourneySummary itinerary={itinerary} />;
 * ```
 */
export function JourneySummary({ itinerary, variant = 'full' }: JourneySummaryProps): ReactNode {
  const { t } = useTranslation('itinerary');
  const locale = useLocale();
  return (
    <FlightSummary
      legs={toFlightLegs(itinerary, locale)}
      variant={variant}
      texts={{
        departs: t('departs'),
        arrives: t('arrives'),
        stops: (count) => t('stops', { count }),
        daysLater: (count) => t('daysLater', { count }),
      }}
    />
  );
}
