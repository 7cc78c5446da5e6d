export {
  toDraft,
  emptyDraft,
  type BoundSearch,
  type FlightSearch,
  type SearchDraft,
  type TripKind,
} from './search/flight-search.ts';
export { searchFaults, type SearchFault } from './search/search-faults.ts';
export { hrefForParty, partyHref } from './search/party-address.ts';
export { asksForPoints, formatSearch, parseSearch, resultsHref, type ParsedSearch } from './search/search-params.ts';
