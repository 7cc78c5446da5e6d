import type { Itineraries, ItineraryFare, Party } from '@airline/contract';

import { type FareQuestion, journeyFares, pointsFor, ticketTaxesTotal } from '../../domain/fares/index.ts';
import {
  bookableDates,
  checkBounds,
  type FlightSearch,
  firstDepartureOnSale,
  type Itinerary,
  type LegCandidate,
} from '../../domain/flight-search/index.ts';
import { usd } from '../../domain/offers/offer-price.ts';
import type { Flights } from '../schedule/flights.ts';
import type { SoldSeats } from './seat-view.ts';
import { boundErrors, type FieldErrors, partyErrors } from './field-errors.ts';
import { itineraryView } from './leg-view.ts';

export interface ItineraryQuery extends Party {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
}

/** From so many seats at a price on, nobody is told how many there are. */
const PLENTY_OF_SEATS = 9;

/** Finds what a party can book on a date in one direction, and what it costs now. */
export async function searchItineraries(
  flights: Flights,
  query: ItineraryQuery,
  now: Date,
): Promise<{ readonly answer: Itineraries } | { readonly errors: FieldErrors }> {
  const search = await flights.search();
  const { origin, destination, date } = query;
  const bookable = bookableDates(origin, search.schedule, now);
  const errors = [
    ...boundErrors(checkBounds([query], { firstDate: bookable.from, lastDate: bookable.to }), 'alone'),
    ...partyErrors(query, ''),
  ];
  if (errors.length > 0) return { errors };
  const question = { tickets: query.adults + query.children, now, ...(await flights.seats.read(date)) };
  const itineraries = findOnSale(search, query, question).map((itinerary) => ({
    ...itineraryView(itinerary),
    fares: faresOf(itinerary, question),
  }));
  return { answer: { origin, destination, date, bookable, itineraries } };
}

/** What a search asks: the fares' question, and the seats of legs that it may never make. */
export type SearchQuestion = FareQuestion & SoldSeats;

/** Finds the itineraries that depart late enough and have seats for all. */
export function findOnSale(
  search: FlightSearch,
  { origin, destination, date }: Pick<ItineraryQuery, 'origin' | 'destination' | 'date'>,
  { tickets, now, seatsOfCandidate }: SearchQuestion,
): readonly Itinerary[] {
  const firstMinute = firstDepartureOnSale(now) / 60_000;
  const acceptsCandidate = (candidate: LegCandidate): boolean => {
    if (candidate.departureMinute < firstMinute) return false;
    const { seats, sold } = seatsOfCandidate(candidate);
    return seats - sold >= tickets;
  };
  return search.search({ origin, destination, date, acceptsCandidate });
}

function faresOf(itinerary: Itinerary, question: SearchQuestion): ItineraryFare[] {
  const priced = journeyFares(itinerary, question);
  if (!priced) return [];
  const { fares, seatsLeft } = priced;
  return fares.map(({ family, baseMinor }) => ({
    family,
    perPassenger: usd(baseMinor + ticketTaxesTotal(itinerary, baseMinor)),
    pointsPerPassenger: pointsFor(baseMinor),
    ...(seatsLeft < PLENTY_OF_SEATS ? { seatsLeft } : {}),
  }));
}
