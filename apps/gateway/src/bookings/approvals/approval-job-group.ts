import type { JobGroup, JobHandlers } from '../../jobs/job-kinds.ts';
import type { ApprovalJobs } from './approval-jobs.ts';
import { type ApprovalMailServices, mailAsked, mailDecided } from './mail-approval.ts';

/** With delays that double: about an hour. */
const patience = { mostAttempts: 11, whenGivenUp: 'delete' } as const;

/** The mails of requests for approval. */
export function approvalJobGroup(services: ApprovalMailServices): JobGroup {
  const handlers: JobHandlers<ApprovalJobs> = {
    approvalAskedMail: { ...patience, run: ({ linkId }) => mailAsked(services, linkId) },
    approvalDecidedMail: { ...patience, run: ({ approvalId }) => mailDecided(services, approvalId) },
  };
  return { name: 'approvals', handlers, concurrency: 5, leaseMs: services.timing.jobLeaseMs };
}
