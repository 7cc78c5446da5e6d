import { randomUUID } from 'node:crypto';

import type { NewJob } from '../../jobs/job-store.ts';

/** What reports of legs leave for after their transaction, by the kinds of their jobs. */
export interface LegEventJobs {
  /** Works out what the people of a leg are to be told: one job for each leg that was reported of. */
  readonly legReported: { readonly legId: string };
}

/** Makes the job of a leg that was reported of. Each report has one of its own: one that is running may have read the others alone. */
export function legReportedJob(legId: string): NewJob {
  return { kind: 'legReported', key: `${legId} ${randomUUID()}`, payload: { legId } };
}
