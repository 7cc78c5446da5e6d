import type { ItineraryView } from '@airline/contract';
import { FlightSummary, FlightTimeline } from '@airline/ui/flight-timeline';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { toFlightLegs } from './flight-legs.ts';
import { placeName } from './places.ts';

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
  const legs = toFlightLegs(itinerary);
  const last = legs.at(-1) ?? legs[0];
  const staying = new Set(
    itinerary.connections.flatMap(({ station, staysOnBoard }) => (staysOnBoard ? [placeName(station)] : [])),
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
export function JourneySummary({ itinerary }: JourneyFlightsProps): ReactNode {
  const { t } = useTranslation('itinerary');
  return (
    <FlightSummary
      legs={toFlightLegs(itinerary)}
      texts={{
        departs: t('departs'),
        arrives: t('arrives'),
        stops: (count) => t('stops', { count }),
        daysLater: (count) => t('daysLater', { count }),
      }}
    />
  );
}
