import type { Logger } from 'pino';

import type { Database } from '../../database/database.ts';
import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import { giveRewards } from './registration-store.ts';

/** Starts what gives the rewards of promotions. */
export function startPromotionWorkers({
  db,
  log,
  now,
}: {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
}): Worker {
  return repeatWork(() => giveRewards(db, now()), { name: 'rewards of promotions', pauseMs: 60_000, log });
}
