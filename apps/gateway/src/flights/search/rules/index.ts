export { type Bound, type BoundFault, canFollow, checkBounds, findStations, placeFault } from './bounds.ts';
export type { LegCandidate } from './day-board.ts';
export { type ConnectionRules, defaultConnectionRules, minimumConnectingTime } from './connection-rules.ts';
export { createFlightSearch, type FlightSearch, type FlightSearchOptions, type SearchQuery } from './flight-search.ts';
export { type Connection, createItinerary, type Itinerary, itineraryId } from './itinerary.ts';
export { createLiveFlightSearch, type LiveFlightSearch } from './live-flight-search.ts';
export { legKind } from './network.ts';
export { bookableDates, firstDepartureOnSale, isOnSale, saleEndsAt, localDate } from './sale-window.ts';
