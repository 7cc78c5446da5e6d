import type { Itineraries, ItineraryFare } from '@airline/contract';
import { createContext, useContext, type ReactNode } from 'react';

import type { PricedItinerary } from './arrange-flights.ts';

/** A fare of a flight among all that the same party can book on the day. */
export interface MarkedFare {
  readonly flights: Itineraries;
  readonly itinerary: PricedItinerary;
  readonly fare: ItineraryFare;
}

/** Says what is shown below the price of a fare, beside what the list itself says; nothing by default. */
export type MarkFare = (marked: MarkedFare) => ReactNode;

const MarkContext = createContext<MarkFare | undefined>(undefined);

export const FareMarks = MarkContext.Provider;

/** Returns what marks the fares of a list; `undefined` where nothing does. */
export function useFareMarks(): MarkFare | undefined {
  return useContext(MarkContext);
}
