export { fareWatchesQuery, invalidateFareWatches } from './fare-watch-queries.ts';
export { SearchFareWatch, type SearchFareWatchProps } from './SearchFareWatch.tsx';
export { TripFareWatch, type TripFareWatchProps } from './TripFareWatch.tsx';
export { useWatchRoute, WatchFacts, type WatchFactsProps } from './WatchFacts.tsx';
export { watchHref } from './watch-href.ts';
