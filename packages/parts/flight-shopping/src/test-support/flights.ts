import type { Itineraries } from '@airline/contract';

import type { PricedItinerary } from '../flights/arrange-flights.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

export interface FlightOptions {
  readonly from?: string;
  readonly to?: string;
  readonly date?: string;
  /** Local times of the ends: '07:05'. The zone of both is UTC-4. */
  readonly departs?: string;
  readonly arrives?: string;
  readonly stops?: 0 | 1;
  readonly durationMinutes?: number;
  /** Lowest price in dollars; `undefined` when everything is sold out. */
  readonly price?: number | undefined;
}

/** Makes one way to make a direction, with two fares: Brisa and, 25 dollars dearer, Viento. */
export function createFlight(options: FlightOptions = {}): PricedItinerary {
  const { from = 'DAL', to = 'SJU', date = '2099-12-01', departs = '07:05', arrives = '11:45', stops = 0 } = options;
  const { durationMinutes = 280, price } = { price: 129, ...options };
  const at = (time: string) => `${date}T${time}:00-04:00`;
  const middle = stops === 0 ? [] : [{ station: 'HOU', layoverMinutes: 60, staysOnBoard: false }];
  const leg = (flight: string, ends: readonly [string, string], times: readonly [string, string]) => ({
    id: `${flight}-${date}-${ends[0]}`,
    flight,
    from: ends[0],
    to: ends[1],
    departsAt: at(times[0]),
    arrivesAt: at(times[1]),
    durationMinutes,
    aircraft: '7M8',
  });
  const number = `WN${departs.replace(':', '')}`;
  const legs =
    stops === 0
      ? [leg(number, [from, to], [departs, arrives])]
      : [leg(number, [from, 'HOU'], [departs, departs]), leg('WN9000', ['HOU', to], [arrives, arrives])];
  const low = price === undefined ? undefined : { perPassenger: usd(price * 100), pointsPerPassenger: price * 70 };
  return {
    id: legs.map(({ id }) => id).join('+'),
    legs,
    connections: middle,
    stops,
    durationMinutes,
    taxesWithPoints: usd(1_540),
    lapInfantTaxes: usd(0),
    co2Kilograms: 150,
    fares:
      low === undefined || price === undefined
        ? []
        : [
            { family: 'basic', ...low },
            { family: 'classic', perPassenger: usd((price + 25) * 100), pointsPerPassenger: (price + 25) * 70 },
          ],
  };
}

/** Makes the answer to a search of one direction. */
export function createItineraries(itineraries: readonly PricedItinerary[]): Itineraries {
  return {
    origin: 'DAL',
    destination: 'SJU',
    date: '2099-12-01',
    bookable: { from: '2099-11-20', to: '2100-10-15' },
    itineraries: [...itineraries],
  };
}
