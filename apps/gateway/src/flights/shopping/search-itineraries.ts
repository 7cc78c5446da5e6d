import type { Itineraries, ItineraryFare, Party, PartyLimits } from '@airline/contract';

import {
  type PricingContext,
  itineraryFares,
  lapInfantTaxesTotal,
  pointsFor,
  ticketTaxesTotal,
} from './rules/fares/index.ts';
import {
  bookableDates,
  checkBounds,
  type FlightSearch,
  firstDepartureOnSale,
  type Itinerary,
  type LegCandidate,
} from '../search/rules/index.ts';
import { co2Kilograms } from './rules/emissions/co2.ts';
import { usd } from './rules/offers/offer-price.ts';
import type { Flights } from './flights.ts';
import type { SoldSeats } from './seat-view.ts';
import { type Refused, refusedFields } from '../../http/refusal.ts';
import { boundErrors, partyErrors } from './field-errors.ts';
import { itineraryView } from './leg-view.ts';

export interface ItineraryQuery extends Party {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
}

/** From so many seats at a price on, it is not said how many there are. */
const PLENTY_OF_SEATS = 9;

/** What was found, and what it was made of. */
export interface FoundItineraries {
  readonly answer: Itineraries;
  readonly search: FlightSearch;
  readonly seatVersion: string;
  /** The last instant at which these flights are for sale at these prices, in milliseconds since 1970 UTC. */
  readonly standsUntil: number;
}

/** Finds what a party can book on a date in one direction, and what it costs now. */
export async function searchItineraries(
  flights: Flights,
  query: ItineraryQuery,
  { now, limits }: { readonly now: Date; readonly limits: PartyLimits },
): Promise<FoundItineraries | Refused> {
  const search = await flights.search();
  const { origin, destination, date } = query;
  const bookable = bookableDates(origin, search.schedule, now);
  const errors = [
    ...boundErrors(checkBounds([query], { firstDate: bookable.from, lastDate: bookable.to }), 'alone'),
    ...partyErrors(query, '', limits),
  ];
  if (errors.length > 0) return refusedFields(errors, 'request');
  const seats = await flights.seats.read(date);
  const pricing = { tickets: query.adults + query.children, now, ...seats };
  const onSale = findOnSale(search, query, pricing);
  const itineraries = onSale.map((itinerary) => ({
    ...itineraryView(itinerary),
    fares: toFares(itinerary, pricing),
    taxesWithPoints: usd(ticketTaxesTotal(itinerary, 0)),
    lapInfantTaxes: usd(lapInfantTaxesTotal(itinerary)),
    co2Kilograms: co2Kilograms(itinerary),
  }));
  const answer = { origin, destination, date, bookable, itineraries };
  return { answer, search, seatVersion: seats.version, standsUntil: endOfAnswer(onSale, now) };
}

const DAY_MS = 86_400_000;
/** In every zone days begin with one of these, and with the day the dates that can be booked. */
const QUARTER_OF_HOUR_MS = 900_000;

/** Returns the last instant of what depends on the time alone: a flight is closed, is a day nearer, or a new date begins somewhere. */
function endOfAnswer(itineraries: readonly Itinerary[], now: Date): number {
  const at = now.getTime();
  const untilClosed = firstDepartureOnSale(now) - at;
  return itineraries.reduce(
    (end, { legs: [{ departure }] }) => {
      const daysAhead = Math.floor((departure.instant - at) / DAY_MS);
      return Math.min(end, departure.instant - untilClosed, departure.instant - daysAhead * DAY_MS);
    },
    (Math.floor(at / QUARTER_OF_HOUR_MS) + 1) * QUARTER_OF_HOUR_MS - 1,
  );
}

/** What a search prices by: what fares depend on, and the seats of legs that it may never make. */
export type SearchContext = PricingContext & SoldSeats;

/** Finds the itineraries that depart late enough and have seats for all. */
export function findOnSale(
  search: FlightSearch,
  { origin, destination, date }: Pick<ItineraryQuery, 'origin' | 'destination' | 'date'>,
  { tickets, now, countCandidateSeats }: SearchContext,
): readonly Itinerary[] {
  const firstMinute = firstDepartureOnSale(now) / 60_000;
  const acceptsCandidate = (candidate: LegCandidate): boolean => {
    if (candidate.departureMinute < firstMinute) return false;
    const { seats, sold } = countCandidateSeats(candidate);
    return seats - sold >= tickets;
  };
  return search.search({ origin, destination, date, acceptsCandidate });
}

function toFares(itinerary: Itinerary, pricing: SearchContext): ItineraryFare[] {
  const priced = itineraryFares(itinerary, pricing);
  if (!priced) return [];
  const { fares, seatsLeft } = priced;
  return fares.map(({ family, baseMinor }) => ({
    family,
    perPassenger: usd(baseMinor + ticketTaxesTotal(itinerary, baseMinor)),
    pointsPerPassenger: pointsFor(baseMinor),
    ...(seatsLeft < PLENTY_OF_SEATS ? { seatsLeft } : {}),
  }));
}
