export { FareMarks, type MarkFare } from './flights/fare-marks.ts';
export { FlightResults, type FlightResultsProps } from './flights/FlightResults.tsx';
export { itinerariesQuery, prefetchFlights } from './flights/flights-queries.ts';
export { IncompleteSearch, type IncompleteSearchProps } from './flights/IncompleteSearch.tsx';
export { parseListOptions, type ListOptions } from './flights/list-options.ts';
export { parsePicks, type Pick, type ResultsState } from './flights/picks.ts';
export { findPriceBasis } from './flights/price-basis.ts';
export type { ReplacedFlight } from './flights/replaced-flight.ts';
