import type { FareConditions, Itineraries, LowFareCalendar, Offer, OfferRequest } from '@airline/contract';

import { addDays } from '../calendar-dates.ts';
import type { PricedItinerary } from './arrange-flights.ts';

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
  readonly seatsLeft?: number;
}

/** Makes one way to make a direction, with two fares: Brisa and, 25 dollars dearer, Viento. */
export function createFlight(options: FlightOptions = {}): PricedItinerary {
  const { from = 'DAL', to = 'SJU', date = '2099-12-01', departs = '07:05', arrives = '11:45', stops = 0 } = options;
  const { durationMinutes = 280, seatsLeft } = options;
  const price = 'price' in options ? options.price : 129;
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
    fares:
      low === undefined || price === undefined
        ? []
        : [
            { family: 'basic', ...low, ...(seatsLeft === undefined ? {} : { seatsLeft }) },
            { family: 'classic', perPassenger: usd((price + 25) * 100), pointsPerPassenger: (price + 25) * 70 },
          ],
  };
}

/** Makes the answer to a search of one direction. */
export function createItineraries(
  itineraries: readonly PricedItinerary[],
  { origin = 'DAL', destination = 'SJU', date = '2099-12-01' } = {},
): Itineraries {
  return {
    origin,
    destination,
    date,
    bookable: { from: '2099-11-20', to: '2100-10-15' },
    itineraries: [...itineraries],
  };
}

/** Makes a calendar in which everything costs 99 dollars, with nothing for sale on one date. */
export function createCalendar(month: string, closed: string): LowFareCalendar {
  const days = Array.from({ length: 28 }, (_, index) => addDays(`${month}-01`, index));
  return {
    origin: 'DAL',
    destination: 'SJU',
    month,
    days: days.map((date) =>
      date === closed ? { date } : { date, perPassenger: usd(9_900), pointsPerPassenger: 6_900 },
    ),
  };
}

/** What two of the fares include. */
export const conditions: readonly FareConditions[] = (['basic', 'classic', 'flex', 'premium'] as const).map(
  (family) => ({
    family,
    refund: family === 'basic' ? 'none' : 'travelCredit',
    change: family === 'basic' ? 'notAllowed' : 'free',
    sameDayChange: false,
    pointsPerDollar: 6,
    boarding: 'general',
    checkedBags: 1,
    carryOnBags: 1,
  }),
);

/** Makes an offer of what was asked for; with `now` in dollars the first direction's price is another by now. */
export function createOfferOf({ party, bounds }: OfferRequest, now?: number): Offer {
  const total = bounds.reduce((sum, { shown }) => sum + shown.amountMinor, 0);
  const [first] = bounds;
  return {
    token: 'signed',
    expiresAt: '2099-11-21T12:20:00Z',
    party,
    bounds: bounds.map(({ itineraryId, shown, ...bound }) => ({
      ...bound,
      itinerary: { ...createFlight(), id: itineraryId },
      perPassenger: shown,
    })),
    price: {
      total: usd(now === undefined ? total : now * 100),
      passengers: [],
      points: 0,
      taxesWithPoints: usd(0),
      pointsEarned: 0,
    },
    freeCancellation: true,
    changes: now === undefined || first === undefined ? [] : [{ bound: 0, shown: first.shown, now: usd(now * 100) }],
  };
}
