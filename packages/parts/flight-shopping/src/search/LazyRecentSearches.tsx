import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

import { recentSearchesKey } from './recent-searches-key.ts';
import type { RecentSearchesProps } from './RecentSearches.tsx';

// Names of places come with the list of all stations, which the first page can do without.
const RecentSearches = lazy(async () => ({ default: (await import('./RecentSearches.tsx')).RecentSearches }));

/** Renders the searches made lately once the page is there; a device without any loads nothing. */
export function LazyRecentSearches(props: RecentSearchesProps): ReactNode {
  const hasSearches = useSyncExternalStore(neverChanges, hasStored, () => false);
  if (!hasSearches) return null;
  return (
    <Suspense>
      <RecentSearches {...props} />
    </Suspense>
  );
}

function hasStored(): boolean {
  try {
    return localStorage.getItem(recentSearchesKey) !== null;
  } catch {
    return false;
  }
}

/** What this page itself changes of the list, the list shows itself. */
function neverChanges(): () => void {
  return () => undefined;
}
