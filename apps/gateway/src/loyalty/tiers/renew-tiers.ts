import type { Logger } from 'pino';

import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';
import { airlineDateAt, tierAt, toEarnedPeriods } from './rules/tiers.ts';
import type { TierServices } from './services.ts';
import {
  findDueAccounts,
  markChecked,
  readQualifyingFlights,
  readTierPeriods,
  replaceEarnedPeriods,
} from './tier-store.ts';

/**
 * Works out the tiers of accounts of which a flight has departed since, or a tier has ended. Returns how many it looked at. Each account is
 * one transaction that holds it: two instances at once work it out one after the other, and to the same.
 */
export async function renewTiers(services: TierServices): Promise<number> {
  const now = services.now();
  const due = await findDueAccounts(services.db, now, airlineDateAt(now));
  for (const accountId of due) await renewTier(services, accountId, now);
  return due.length;
}

async function renewTier({ db, lockMember, setTier }: TierServices, accountId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockMember(tx, accountId)) {
      const flown = (await readQualifyingFlights(tx, accountId)).filter(({ at }) => at <= now);
      await replaceEarnedPeriods(tx, accountId, toEarnedPeriods(flown));
      const { tier } = tierAt(await readTierPeriods(tx, accountId), now);
      await setTier(tx, accountId, tier);
    }
    await markChecked(tx, accountId, now, airlineDateAt(now));
  });
}

/** Starts what works out the tiers of members. */
export function startTierWorkers(services: TierServices & { readonly log: Logger }): Worker {
  return repeatWork(() => renewTiers(services), { name: 'tiers of members', pauseMs: 60_000, log: services.log });
}
