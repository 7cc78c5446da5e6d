import type { Logger } from 'pino';

import type { Database } from '../../database/database.ts';
import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import { deleteLegEventsBefore } from './leg-event-store.ts';

const DAY_MS = 86_400_000;
/** As long as claims for a delay may come. */
const KEPT_DAYS = 400;

interface StatusWork {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Starts what deletes the reports of legs after thirteen months. */
export function startStatusWorkers({ db, now, log }: StatusWork): Worker {
  const deleteOld = async (): Promise<number> => {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
    await deleteLegEventsBefore(db, before);
    return 0;
  };
  return repeatWork(deleteOld, { name: 'old reports of flights', pauseMs: DAY_MS, log });
}
