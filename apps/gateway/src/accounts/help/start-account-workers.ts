import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import type { AccountServices } from '../identity/services.ts';
import { deleteSignupsBefore } from './sign-up-company.ts';
import { deleteSupportRequestsBefore } from '../companies/write-to-support.ts';
import { endExpiredCredentials, warnOfExpiringCredentials } from '../companies/manage-report-credentials.ts';
import { enqueuePromotionMails } from './enqueue-promotion-mails.ts';
import { deleteLinksBefore, deleteUnconfirmedBefore } from './link-store.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** How long a link is kept, to explain why it no longer works and to choose the security question that is due. */
const linksKeptMs = 30 * 24 * hourMs;
/** Longer than the link of an enrolment works, so that nobody confirms what is gone. */
const unconfirmedKeptMs = 25 * hourMs;
/** As long as the audit log, which names its reference. */
const supportKeptMs = 395 * 24 * hourMs;

/**
 * Starts what deletes old links, and enrolments that nobody confirmed, what ends credentials of services when their time is over, and what
 * leaves mails about promotions.
 */
export function startAccountWorkers({ db, now, log }: Pick<AccountServices, 'db' | 'now' | 'log'>): Worker {
  const deleteOld = async (): Promise<number> => {
    const at = now().getTime();
    await deleteLinksBefore(db, new Date(at - linksKeptMs));
    await deleteSignupsBefore(db, now());
    await deleteSupportRequestsBefore(db, new Date(at - supportKeptMs));
    await deleteUnconfirmedBefore(db, new Date(at - unconfirmedKeptMs), now());
    return 0;
  };
  const lookAfterCredentials = async (): Promise<number> => {
    await endExpiredCredentials(db, now());
    await warnOfExpiringCredentials(db, now());
    return 0;
  };
  const workers = [
    repeatWork(lookAfterCredentials, { name: 'credentials of services', pauseMs: minuteMs, log }),
    repeatWork(deleteOld, { name: 'old links and enrolments', pauseMs: hourMs, log }),
    repeatWork(() => enqueuePromotionMails(db, now()), { name: 'mails about promotions', pauseMs: minuteMs, log }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
