import type { MarketingRegion } from '@airline/contract';
import { and, asc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { account } from './identity-schema.ts';
import { recordSecurityEvent } from './security-event-store.ts';

/** Lists the area marketing managers, by region and then by username. */
export async function listMarketingManagers(db: Database) {
  return db
    .select({
      username: account.username,
      email: account.email,
      region: account.marketingRegion,
      status: account.status,
    })
    .from(account)
    .where(eq(account.kind, 'areaMarketingManager'))
    .orderBy(asc(account.marketingRegion), asc(account.username));
}

/** Gives an area marketing manager a region, or takes it; returns whether that changed anything. The audit log says when. */
export async function setMarketingRegion(
  db: Database,
  accountId: string,
  region: MarketingRegion | null,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const changed = await transaction
      .update(account)
      .set({ marketingRegion: region })
      .where(and(eq(account.id, accountId), sql`${account.marketingRegion} is distinct from ${region}`))
      .returning({ id: account.id });
    if (changed.length === 0) return false;
    await recordSecurityEvent(transaction, {
      event: 'marketingRegionSet',
      at: now,
      accountId,
      reference: 'marketing-regions',
      details: { region: region ?? 'none' },
    });
    return true;
  });
}
