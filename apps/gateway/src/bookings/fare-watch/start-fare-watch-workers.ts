import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import { checkWatches } from './check-watches.ts';
import { deleteEndedWatches } from './fare-watch-store.ts';
import type { FareWatchServices } from './services.ts';

const hourMs = 60 * 60 * 1000;
/** How long an address may take to prove itself. */
const unconfirmedMs = 48 * hourMs;

/** Starts what looks at the watches that are due, and forgets those that are over. */
export function startFareWatchWorkers(services: FareWatchServices): Worker {
  const { db, log, now } = services;
  const forget = async (): Promise<number> => {
    await deleteEndedWatches(db, now(), unconfirmedMs);
    return 0;
  };
  const workers = [
    repeatWork(() => checkWatches(services), { name: 'watches of fares', pauseMs: 5_000, log }),
    repeatWork(forget, { name: 'ended watches of fares', pauseMs: hourMs, log }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
