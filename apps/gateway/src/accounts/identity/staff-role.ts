import type { StaffRole } from '@airline/contract';
import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { account } from './identity-schema.ts';
import { recordSecurityEvent } from './security-event-store.ts';

/** Gives a person of the airline a role, or takes it; returns whether that changed anything. The audit log says when. */
export async function setStaffRole(
  db: Database,
  accountId: string,
  staffRole: StaffRole | null,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const changed = await transaction
      .update(account)
      .set({ staffRole })
      .where(and(eq(account.id, accountId), sql`${account.staffRole} is distinct from ${staffRole}`))
      .returning({ id: account.id });
    if (changed.length === 0) return false;
    await recordSecurityEvent(transaction, {
      event: staffRole === null ? 'staffRoleTaken' : 'staffRoleGiven',
      at: now,
      accountId,
      reference: 'operators',
      details: { role: staffRole ?? 'none' },
    });
    return true;
  });
}
