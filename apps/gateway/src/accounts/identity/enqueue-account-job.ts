import type { Database } from '../../database/database.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import type { AccountJobs } from './rules/account-jobs.ts';

/** Leaves a job for after the answer: one row, whatever it leads to. */
export async function enqueueAccountJob<Kind extends keyof AccountJobs>(
  db: Database,
  kind: Kind,
  payload: AccountJobs[Kind],
  now: Date,
): Promise<void> {
  await insertJobs(db, [{ kind, payload }], now);
}
