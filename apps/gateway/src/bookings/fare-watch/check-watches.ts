import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { insertJobs } from '../../jobs/job-store.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { type FareWatchJobs, fareWatchJob } from './fare-watch-jobs.ts';
import type { FareWatchRow } from './fare-watch-schema.ts';
import { forgetWatch, leaseDueWatches, moveWatchOn, type WatchProgress } from './fare-watch-store.ts';
import { findSearchPrice } from './find-search-price.ts';
import { findTripDrop, priceOfTrip } from './find-trip-drop.ts';
import { countChanges } from './rules/count-changes.ts';
import { judgePrice } from './rules/judge-price.ts';
import { findWatchableBounds } from './rules/watchable-bounds.ts';
import type { FareWatchServices } from './services.ts';

/** How long a watch is left alone after a look: fares move with what is sold and with the days, and nobody books by the minute. */
export const lookEveryMs = 6 * 60 * 60 * 1000;

/** As many as are read at once; requests have their turn after each. */
const batch = 20;

/**
 * Looks at the watches that are due, one after the other, and leaves a mail for each price that is worth one; returns how many it
 * looked at.
 *
 * The new price and the job of its mail are written in one transaction: a price is mailed once, even if an instance dies, and the mail is sent
 * at least once under one `Message-ID`. A look that fails is made up for at the next turn.
 */
export async function checkWatches(services: FareWatchServices): Promise<number> {
  const { db, log, now } = services;
  const due = await leaseDueWatches(db, { limit: batch, everyMs: lookEveryMs }, now());
  for (const watch of due) {
    await setImmediate();
    try {
      await (watch.orderId === null ? checkSearch(services, watch) : checkTrip(services, watch, watch.orderId));
    } catch (error) {
      log.error({ err: error, watchId: watch.id }, 'a watch of fares was not looked at');
    }
  }
  return due.length;
}

async function checkSearch(services: FareWatchServices, watch: FareWatchRow): Promise<void> {
  const { search, below, toldAt } = watch;
  if (search === null) return;
  const price = await findSearchPrice(services, search);
  const at = services.now();
  const verdict = judgePrice({ below: below ?? undefined, toldAt: toldAt ?? undefined }, price, at);
  if (price === undefined || verdict === 'wait') return;
  if (verdict === 'begin') await moveWatchOn(services.db, watch, { below: price });
  else {
    const told = { watchId: watch.id, id: randomUUID(), before: below ?? price, price };
    await tell(services, watch, { progress: { below: price }, job: ['searchDropMail', told] }, at);
  }
}

async function checkTrip(services: FareWatchServices, watch: FareWatchRow, orderId: string): Promise<void> {
  const { db, now } = services;
  const trip = await readBookedTrip(db, { orderId });
  const at = now();
  const watchable = trip === undefined ? undefined : findWatchableBounds(trip, at);
  if (trip === undefined || watchable?.until === undefined) return forgetWatch(db, watch.id);
  // The flights were changed meanwhile: the watch goes on from what they cost.
  const price = priceOfTrip(trip);
  const version = countChanges(trip);
  const isChanged = watch.version !== version;
  const below = isChanged ? price : (watch.below ?? price);
  const progress = { below, version, endsAt: watchable.until };
  const drop = await findTripDrop(services, trip);
  const lower = drop === undefined ? undefined : price - drop.gain;
  const verdict = judgePrice({ below, toldAt: watch.toldAt ?? undefined }, lower, at);
  if (drop === undefined || lower === undefined || verdict !== 'tell') {
    if (isChanged) await moveWatchOn(db, watch, progress);
    return;
  }
  const { chosen, difference } = drop;
  const told = { watchId: watch.id, id: randomUUID(), version, chosen, difference };
  await tell(services, watch, { progress: { ...progress, below: lower }, job: ['tripDropMail', told] }, at);
}

interface Told<Kind extends keyof FareWatchJobs> {
  readonly progress: WatchProgress;
  readonly job: readonly [Kind, FareWatchJobs[Kind]];
}

async function tell<Kind extends keyof FareWatchJobs>(
  { db }: FareWatchServices,
  watch: FareWatchRow,
  { progress, job }: Told<Kind>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await moveWatchOn(tx, watch, { ...progress, toldAt: now })) await insertJobs(tx, [fareWatchJob(...job)], now);
  });
}
