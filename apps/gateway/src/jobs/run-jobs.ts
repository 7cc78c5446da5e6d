import type { Logger } from 'pino';

import type { Database } from '../database/database.ts';
import type { Observer } from '../observability/observer.ts';
import type { JobGroup, JobHandler } from './job-kinds.ts';
import { deleteJob, giveUpJob, type LeasedJob, leaseJobs, postponeJob } from './job-store.ts';

/** What every job is run with. */
export interface JobServices {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  readonly observer?: Observer | undefined;
}

const firstDelayMs = 2_000;
const longestDelayMs = 60 * 60 * 1000;

/**
 * Runs the due jobs of a group, as many as may run at the same time; returns how many there were.
 *
 * A job that fails is attempted again after 2, 4, 8 … seconds, an hour at most, until its kind's last attempt.
 */
export async function runDueJobs(services: JobServices, group: JobGroup): Promise<number> {
  const { handlers, concurrency, leaseMs } = group;
  const kinds = Object.keys(handlers);
  const leased = await leaseJobs(services.db, { kinds, limit: concurrency, leaseMs }, services.now());
  await Promise.all(leased.map((job) => runJob(services, job, findHandler(group, job.kind))));
  return leased.length;
}

function findHandler({ name, handlers }: JobGroup, kind: string): JobHandler<unknown> {
  const handler = handlers[kind];
  if (handler === undefined) throw new Error(`'${name}' has no handler for the job kind '${kind}'.`);
  // The table has no types: what is inserted is checked against the same payloads as the handler.
  return handler;
}

async function runJob(services: JobServices, job: LeasedJob, handler: JobHandler<unknown>): Promise<void> {
  const { db, log, observer } = services;
  const { id, kind, key, attempts } = job;
  const run = async (): Promise<void> => {
    await handler.run(job.payload, job);
    await deleteJob(db, id);
  };
  try {
    await (observer === undefined ? run() : observer.runJob(kind, run));
    observer?.count('airline.jobs.run', { kind, outcome: 'done' });
    log.info({ jobId: id, kind, key, attempts }, 'a job is done');
  } catch (error) {
    await fail(services, job, handler, error);
  }
}

async function fail(
  { db, now, log, observer }: JobServices,
  job: LeasedJob,
  { mostAttempts, whenGivenUp }: JobHandler<unknown>,
  error: unknown,
): Promise<void> {
  const { id, kind, key, attempts } = job;
  const about = { jobId: id, kind, key, attempts, err: error };
  if (attempts >= mostAttempts) {
    await (whenGivenUp === 'keep' ? giveUpJob(db, job, now()) : deleteJob(db, id));
    observer?.count('airline.jobs.run', { kind, outcome: 'givenUp' });
    log.error(about, `a job was given up: ${whenGivenUp === 'keep' ? 'an operator has to look' : 'it is deleted'}`);
    return;
  }
  const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
  await postponeJob(db, job, new Date(now().getTime() + delayMs));
  observer?.count('airline.jobs.run', { kind, outcome: 'failed' });
  log.warn(about, 'a job failed and will be attempted again');
}
