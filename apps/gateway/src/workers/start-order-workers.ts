import { deleteKeysBefore } from '../store/idempotency-keys.ts';
import { deliverOutbox, type DeliveryServices } from '../use-cases/orders/deliver-outbox.ts';
import { reconcileOrders } from '../use-cases/orders/reconcile-orders.ts';
import { repeatWork, type Worker } from './repeat-work.ts';

const hourMs = 60 * 60 * 1000;
/** How long a request that comes again gets the answer of the first one. */
const keysKeptMs = 24 * hourMs;

/** Starts what goes on beside the requests of orders: the reconciler, the outbox, and the end of old keys. */
export function startOrderWorkers(services: DeliveryServices): Worker {
  const { db, now, log } = services;
  const forgetKeys = async (): Promise<number> => {
    await deleteKeysBefore(db, new Date(now().getTime() - keysKeptMs));
    return 0;
  };
  const workers = [
    repeatWork(() => reconcileOrders(services), { name: 'reconciler', pauseMs: 2_000, log }),
    repeatWork(() => deliverOutbox(services), { name: 'outbox', pauseMs: 500, log }),
    repeatWork(forgetKeys, { name: 'old keys', pauseMs: hourMs, log }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
