import { deleteKeysBefore } from '../../database/idempotency-key-store.ts';
import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import type { BookingServices } from './services.ts';

const hourMs = 60 * 60 * 1000;
/** How long a request that comes again gets the answer of the first one. */
const keysKeptMs = 24 * hourMs;

/** Starts what goes on beside the requests of orders: the reconciler, and the end of old keys. */
export function startOrderWorkers(services: BookingServices): Worker {
  const { db, now, log } = services;
  const deleteOldKeys = async (): Promise<number> => {
    await deleteKeysBefore(db, new Date(now().getTime() - keysKeptMs));
    return 0;
  };
  const workers = [
    repeatWork(() => reconcileOrders(services), { name: 'reconciler', pauseMs: 2_000, log }),
    repeatWork(deleteOldKeys, { name: 'old keys', pauseMs: hourMs, log }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
