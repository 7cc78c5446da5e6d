import type { Logger } from 'pino';

import { repeatWork, type Worker } from '../jobs/repeat-work.ts';
import { deleteClientReportsBefore } from './client-report-store.ts';
import { deleteMeasurementsBefore } from './measurement-store.ts';
import type { TelemetryServices } from './services.ts';

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 30 * dayMs;

/** Starts what deletes reports and measurements after 30 days. */
export function startTelemetryWorkers({ db, now, log }: TelemetryServices & { readonly log: Logger }): Worker {
  const deleteOld = async (): Promise<number> => {
    const before = new Date(now().getTime() - keptMs);
    await deleteClientReportsBefore(db, before);
    await deleteMeasurementsBefore(db, before);
    return 0;
  };
  return repeatWork(deleteOld, { name: 'old reports and measurements', pauseMs: dayMs, log });
}
