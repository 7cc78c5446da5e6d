import { deleteKeysBefore } from '../../database/idempotency-key-store.ts';
import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import { deleteCampaignsBefore } from './order-campaign-store.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import type { BookingServices } from './services.ts';

const hourMs = 60 * 60 * 1000;
/** How long a request that comes again gets the answer of the first one. */
const keysKeptMs = 24 * hourMs;

/** How long it is known where orders came from: 13 months, so that a month can be held against that of the year before. */
const campaignsKeptMs = 396 * 24 * hourMs;

/** Starts what goes on beside the requests of orders: the reconciler, and the end of old keys and of where old orders came from. */
export function startOrderWorkers(services: BookingServices): Worker {
  const { db, now, log } = services;
  const deleteOldKeys = async (): Promise<number> => {
    await deleteKeysBefore(db, new Date(now().getTime() - keysKeptMs));
    return 0;
  };
  const deleteOldCampaigns = async (): Promise<number> => {
    await deleteCampaignsBefore(db, new Date(now().getTime() - campaignsKeptMs));
    return 0;
  };
  const workers = [
    repeatWork(() => reconcileOrders(services), { name: 'reconciler', pauseMs: 2_000, log }),
    repeatWork(deleteOldKeys, { name: 'old keys', pauseMs: hourMs, log }),
    repeatWork(deleteOldCampaigns, { name: 'old campaigns of orders', pauseMs: 24 * hourMs, log }),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
