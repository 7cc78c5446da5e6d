import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import type { BookingServices } from '../orders/services.ts';
import { reconcileChanges } from './reconcile-changes.ts';

/** Starts what goes on beside the requests of changes: their reconciler. */
export function startChangeWorkers(services: BookingServices): Worker {
  const { log } = services;
  return repeatWork(() => reconcileChanges(services), { name: 'reconciler of changes', pauseMs: 2_000, log });
}
