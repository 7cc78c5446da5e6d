import type { Logger } from 'pino';

import { repeatWork, type Worker } from '../jobs/repeat-work.ts';
import { deleteRefusalsBefore, type RefusalTally } from '../limits/refusal-tally.ts';
import { deleteClientReportsBefore } from './client-report-store.ts';
import { deleteExperimentsBefore, deleteMeasurementsBefore, experimentsKeptMs } from './measurement-store.ts';
import type { TelemetryServices } from './services.ts';

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 30 * dayMs;
const minuteMs = 60 * 1000;

type TelemetryWorkerServices = Pick<TelemetryServices, 'db' | 'now'> & {
  readonly log: Logger;
  readonly refusals: RefusalTally;
};

/** Starts what writes down each minute what limits refused, and deletes it, reports and measurements after 30 days, and the figures of experiments after 13
 * months. */
export function startTelemetryWorkers({ db, now, log, refusals }: TelemetryWorkerServices): Worker {
  const deleteOld = async (): Promise<number> => {
    const before = new Date(now().getTime() - keptMs);
    await deleteClientReportsBefore(db, before);
    await deleteMeasurementsBefore(db, before);
    await deleteRefusalsBefore(db, before);
    await deleteExperimentsBefore(db, new Date(now().getTime() - experimentsKeptMs));
    return 0;
  };
  const writeRefusals = async (): Promise<number> => {
    await refusals.write(db, now());
    return 0;
  };
  const workers = [
    repeatWork(deleteOld, { name: 'old reports and measurements', pauseMs: dayMs, log }),
    repeatWork(writeRefusals, { name: 'what limits refused', pauseMs: minuteMs, log }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await writeRefusals().catch((error: unknown) => log.error({ err: error }, 'what limits refused is lost'));
    },
  };
}
