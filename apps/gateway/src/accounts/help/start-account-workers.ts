import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import type { AccountServices } from '../identity/services.ts';
import { enqueuePromotionMails } from './enqueue-promotion-mails.ts';
import { deleteLinksBefore, deleteUnconfirmedBefore } from './link-store.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** How long a link is kept, to explain why it no longer works and to choose the security question that is due. */
const linksKeptMs = 30 * 24 * hourMs;
/** Longer than the link of an enrolment works, so that nobody confirms what is gone. */
const unconfirmedKeptMs = 25 * hourMs;

/** Starts what deletes old links, and enrolments that nobody confirmed, and what leaves mails about promotions. */
export function startAccountWorkers({ db, now, log }: Pick<AccountServices, 'db' | 'now' | 'log'>): Worker {
  const deleteOld = async (): Promise<number> => {
    const at = now().getTime();
    await deleteLinksBefore(db, new Date(at - linksKeptMs));
    await deleteUnconfirmedBefore(db, new Date(at - unconfirmedKeptMs), now());
    return 0;
  };
  const workers = [
    repeatWork(deleteOld, { name: 'old links and enrolments', pauseMs: hourMs, log }),
    repeatWork(() => enqueuePromotionMails(db, now()), { name: 'mails about promotions', pauseMs: minuteMs, log }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
