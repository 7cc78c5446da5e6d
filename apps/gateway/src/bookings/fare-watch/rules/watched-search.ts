import type { FareWatch } from '@airline/contract';

/** A search that somebody watches. */
export type WatchedSearch = Pick<FareWatch, 'bounds' | 'party' | 'tripKind' | 'inPoints'>;
