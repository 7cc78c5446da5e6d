import { deleteUnconfirmedBefore } from '../store/account-changes.ts';
import { deleteLinksBefore } from '../store/account-links.ts';
import { deliverAccountTasks } from '../use-cases/account-help/deliver-account-tasks.ts';
import type { AccountMailServices } from '../use-cases/account-help/mail-link.ts';
import { repeatWork, type Worker } from './repeat-work.ts';

const hourMs = 60 * 60 * 1000;
/** How long a link can still tell why it does not work any more, and which security question is due. */
const linksKeptMs = 30 * 24 * hourMs;
/** Longer than the link of an enrolment works, so that nobody confirms what is gone. */
const unconfirmedKeptMs = 25 * hourMs;

/** Starts what goes on beside the requests of account help: its mails, and the end of what nobody needs any more. */
export function startAccountWorkers(services: AccountMailServices): Worker {
  const { db, now, log } = services;
  const forget = async (): Promise<number> => {
    const at = now().getTime();
    await deleteLinksBefore(db, new Date(at - linksKeptMs));
    await deleteUnconfirmedBefore(db, new Date(at - unconfirmedKeptMs), now());
    return 0;
  };
  const workers = [
    repeatWork(() => deliverAccountTasks(services), { name: 'account help', pauseMs: 500, log }),
    repeatWork(forget, { name: 'old links and enrolments', pauseMs: hourMs, log }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
