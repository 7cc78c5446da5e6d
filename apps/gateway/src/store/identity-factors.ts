import { and, count, eq, isNull } from 'drizzle-orm';

import type { Database } from './database.ts';
import { accountPasskey, accountTotp, recoveryCode } from './schema.ts';

export type AccountTotp = typeof accountTotp.$inferSelect;

export async function findTotp(db: Database, accountId: string): Promise<AccountTotp | undefined> {
  const [found] = await db.select().from(accountTotp).where(eq(accountTotp.accountId, accountId));
  return found;
}

/** Counts the recovery codes of an account that were not used. */
export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)));
  return row?.left ?? 0;
}

export async function countPasskeys(db: Database, accountId: string): Promise<number> {
  return db.$count(accountPasskey, eq(accountPasskey.accountId, accountId));
}
