import {
  fareFamilies,
  type FareFamily,
  type Itineraries,
  type ItineraryFare,
  type ItineraryView,
} from '@airline/contract';

import type { FlightSearch } from '../search/flight-search.ts';
import { formatSearch } from '../search/search-params.ts';
import type { PricedItinerary } from './arrange-flights.ts';
import { formatListOptions, type ListOptions } from './list-options.ts';

/** What a person chose for one direction, as the address says it. */
export interface Pick {
  readonly itineraryId: string;
  readonly family: FareFamily;
}

/** A pick that can be had: with its flights and its price of this moment. */
export interface ChosenFlight {
  readonly itinerary: PricedItinerary;
  readonly fare: ItineraryFare;
}

const name = 'pick';
const separator = '~';

/** Reads the picks of an address, one for each direction in turn; the first that is malformed ends them. */
export function parsePicks(params: URLSearchParams, mostPicks: number): readonly Pick[] {
  const picks: Pick[] = [];
  for (const text of params.getAll(name).slice(0, mostPicks)) {
    const [itineraryId = '', word] = text.split(separator);
    const family = fareFamilies.find((known) => known === word);
    if (family === undefined || !/^[\w+-]{1,120}$/.test(itineraryId)) break;
    picks.push({ itineraryId, family });
  }
  return picks;
}

/** What the address of the results says. */
export interface ResultsState {
  readonly search: FlightSearch;
  readonly picks: readonly Pick[];
  readonly list: ListOptions;
  /** What else the address says, which is the page's own: it stays. */
  readonly pageParams?: URLSearchParams | undefined;
}

/** Writes the query of the results' address. */
export function formatResults({ search, picks, list, pageParams }: ResultsState): string {
  const params = new URLSearchParams([...(pageParams ?? []), ...formatSearch(search)]);
  for (const { itineraryId, family } of picks) params.append(name, `${itineraryId}${separator}${family}`);
  for (const [key, value] of formatListOptions(list)) params.set(key, value);
  return params.toString();
}

/** Finds the flights and the price of a pick among what is for sale now; `undefined` when it is no more. */
export function findChosen({ itineraries }: Itineraries, pick: Pick): ChosenFlight | undefined {
  const itinerary = itineraries.find(({ id }) => id === pick.itineraryId);
  const fare = itinerary?.fares.find(({ family }) => family === pick.family);
  return itinerary === undefined || fare === undefined ? undefined : { itinerary, fare };
}

const LEAST_MINUTES_BETWEEN_BOUNDS = 60;

/** An itinerary, as far as it says when it is flown. */
interface FlownLegs {
  readonly legs: ItineraryView['legs'];
}

/** Tells whether an itinerary leaves after another one lands, with the time that lies between two bookable directions. */
export function canFollow(previous: FlownLegs | undefined, next: FlownLegs): boolean {
  const landing = previous?.legs.at(-1)?.arrivesAt;
  const takeOff = next.legs[0]?.departsAt;
  if (landing === undefined || takeOff === undefined) return true;
  return Date.parse(takeOff) - Date.parse(landing) >= LEAST_MINUTES_BETWEEN_BOUNDS * 60_000;
}
