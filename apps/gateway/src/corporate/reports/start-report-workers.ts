import type { Logger } from 'pino';

import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import { deleteReportDeliveriesBefore, enqueueDueReports } from './enqueue-due-reports.ts';
import type { ReportReading } from './read-report.ts';

const pauseMs = 20 * 1000;
const hourMs = 60 * 60 * 1000;
/** As long as the audit log. */
const deliveriesKeptMs = 395 * 24 * hourMs;

/** Starts what leaves the mails of reports that are due, and what forgets old ones. */
export function startReportWorkers({ db, now, log }: ReportReading & { readonly log: Logger }): Worker {
  const forget = async (): Promise<number> => {
    await deleteReportDeliveriesBefore(db, new Date(now().getTime() - deliveriesKeptMs));
    return 0;
  };
  const workers = [
    repeatWork(() => enqueueDueReports(db, now()), { name: 'mails of reports', pauseMs, log }),
    repeatWork(forget, { name: 'old mails of reports', pauseMs: hourMs, log }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
