import type { FareFamily } from '@airline/contract';

import { createBoundedCache } from '../../../search/rules/bounded-cache.ts';
import type { Itinerary } from '../../../search/rules/itinerary.ts';
import type { DatedLeg } from '../../../schedule/rules/dated-leg.ts';
import { stableRandom } from '../../../schedule/rules/timetable/stable-random.ts';
import { familyFares } from './family-fares.ts';
import { openLevel, priceLevels, type SeatCount, seatsLeftAt } from './price-levels.ts';
import { referenceFare } from './reference-fare.ts';
import { dateFactor, timeFactor } from './travel-demand.ts';

const MS_PER_DAY = 86_400_000;
/** No fare is lower, in dollars without taxes. */
const LEAST_DOLLARS = 29;
/** Fares of one market differ from day to day by so much, whatever the calendar says. */
const DAILY_SPREAD = 0.06;

/** Who wants to fly, and when they ask. */
export interface PricingContext {
  /** Passengers with a ticket: each needs a seat. */
  readonly tickets: number;
  readonly now: Date;
  readonly countSeats: (leg: Pick<DatedLeg, 'pattern' | 'id' | 'date'>) => SeatCount;
}

/** The fares of an itinerary now. */
export interface ItineraryFares {
  /** For one passenger with a ticket, without taxes and fees; the cheapest first. */
  readonly fares: readonly { readonly family: FareFamily; readonly baseMinor: number }[];
  /** How many seats there are at these prices: on the leg that has fewest. */
  readonly seatsLeft: number;
}

/**
 * Prices an itinerary as one journey from its origin to its destination, not as the sum of its legs.
 *
 * The scarcest leg decides the level. `undefined` when a leg has no seats for all.
 */
export function itineraryFares(
  itinerary: Itinerary,
  { tickets, now, countSeats }: PricingContext,
): ItineraryFares | undefined {
  const { legs } = itinerary;
  const [first] = legs;
  const daysAhead = Math.floor((first.departure.instant - now.getTime()) / MS_PER_DAY);
  let level = 0;
  for (const leg of legs) {
    const open = openLevel(countSeats(leg), tickets, daysAhead);
    if (open === undefined) return undefined;
    level = Math.max(level, open);
  }
  const basic = ordinaryDollars(itinerary) * (priceLevels[level]?.factor ?? 1);
  return {
    fares: familyFares(Math.max(LEAST_DOLLARS, Math.round(basic))).map(({ family, dollars }) => ({
      family,
      baseMinor: dollars * 100,
    })),
    seatsLeft: legs.reduce((least, leg) => Math.min(least, seatsLeftAt(countSeats(leg), level)), Infinity),
  };
}

/** What the journey costs on its day and at its hour, before the level: nothing of it changes from now to then. */
function ordinaryDollars({ legs }: Itinerary): number {
  const [first] = legs;
  const stations = [first.departure.station, ...legs.map(({ arrival }) => arrival.station)];
  const { departure } = first.pattern;
  const spread =
    1 - DAILY_SPREAD / 2 + DAILY_SPREAD * stableRandom(2, stations[0] ?? '', stations.at(-1) ?? '', first.date);
  return (
    referenceFare(stations) * factorOfDate(first.date) * timeFactor(departure.passengerTime ?? departure.time) * spread
  );
}

const REMEMBERED_DATES = 800;
const factorOfDate = createBoundedCache(REMEMBERED_DATES, dateFactor);
