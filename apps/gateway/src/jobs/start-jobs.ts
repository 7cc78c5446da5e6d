import type { JobGroup } from './job-kinds.ts';
import { moveFormerJobs } from './move-former-jobs.ts';
import { listGivenUpJobs } from './operate-jobs.ts';
import { repeatWork, type Worker } from './repeat-work.ts';
import { type JobServices, runDueJobs } from './run-jobs.ts';

const pauseMs = 500;
const moveMs = 2_000;
const hourMs = 60 * 60 * 1000;
const mostReported = 50;

/** Runs the jobs of each group beside the requests, each group by a worker of its own. */
export function startJobs(services: JobServices, groups: readonly JobGroup[]): Worker {
  const { db, now, log } = services;
  refuseSharedKinds(groups);
  const workers = [
    ...groups.map((group) => repeatWork(() => runDueJobs(services, group), { name: group.name, pauseMs, log })),
    repeatWork(() => moveFormerJobs(db, now()), { name: 'jobs of the release before', pauseMs: moveMs, log }),
    repeatWork(() => reportGivenUpJobs(services), { name: 'jobs given up', pauseMs: hourMs, log }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** Logs what waits for an operator, so that a job that was given up does not depend on one line of the log. */
export async function reportGivenUpJobs({ db, log }: JobServices): Promise<0> {
  const jobs = await listGivenUpJobs(db, mostReported);
  if (jobs.length > 0) log.error({ jobs }, 'jobs that were given up wait for an operator');
  return 0;
}

function refuseSharedKinds(groups: readonly JobGroup[]): void {
  const kinds = groups.flatMap(({ handlers }) => Object.keys(handlers));
  const shared = kinds.filter((kind, index) => kinds.indexOf(kind) !== index);
  if (shared.length > 0)
    throw new Error(`Two groups have handlers for the job kinds ${shared.join(', ')}: rename one.`);
}
