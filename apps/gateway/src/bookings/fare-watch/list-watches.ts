import type { FareWatch } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import { readWatchesOfAccount } from './fare-watch-store.ts';
import { showWatch } from './show-watch.ts';

/** Lists what an account watches: its searches, and the trips that were booked with it; the oldest first. */
export async function listWatches(db: Database, accountId: string): Promise<readonly FareWatch[]> {
  const shown = [];
  for (const row of await readWatchesOfAccount(db, accountId)) {
    const watch = await showWatch(db, row);
    if (watch !== undefined) shown.push(watch);
  }
  return shown;
}

/** Writes what an account watches as its holder may have it. */
export async function exportWatches(db: Database, accountId: string): Promise<readonly Record<string, unknown>[]> {
  return (await listWatches(db, accountId)).map(({ id: _id, ...watch }) => watch);
}
