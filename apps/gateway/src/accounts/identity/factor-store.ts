import { and, asc, count, eq, getTableColumns, isNull, lt } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { account, accountPasskey, accountTotp, recoveryCodes } from './identity-schema.ts';

export type AccountTotp = typeof accountTotp.$inferSelect;
export type AccountPasskey = typeof accountPasskey.$inferSelect;

export async function findTotp(db: Database, accountId: string): Promise<AccountTotp | undefined> {
  const [found] = await db.select().from(accountTotp).where(eq(accountTotp.accountId, accountId));
  return found;
}

/** Sets up an authenticator app in place of the one that was there. */
export async function putTotp(db: Database, values: AccountTotp): Promise<void> {
  await db.insert(accountTotp).values(values).onConflictDoUpdate({ target: accountTotp.accountId, set: values });
}

/** Takes a time step; false when it, or a later one, was taken before. */
export async function takeTotpStep(db: Database, accountId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(accountTotp)
    .set({ lastStep: step })
    .where(and(eq(accountTotp.accountId, accountId), lt(accountTotp.lastStep, step)))
    .returning({ accountId: accountTotp.accountId });
  return taken.length > 0;
}

/** Takes the authenticator app and the recovery codes away. */
export async function deleteTotp(db: Database, accountId: string): Promise<void> {
  await db.delete(accountTotp).where(eq(accountTotp.accountId, accountId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/** Puts new recovery codes in place of all old ones. */
export async function replaceRecoveryCodes(db: Database, accountId: string, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ accountId, hash })));
}

/** Uses a recovery code up; false when there is no such one, or it was used. */
export async function consumeRecoveryCode(db: Database, accountId: string, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

/** Counts the recovery codes of an account that were not used. */
export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Lists the passkeys of an account, the oldest first. */
export async function listPasskeys(db: Database, accountId: string): Promise<readonly AccountPasskey[]> {
  return db
    .select()
    .from(accountPasskey)
    .where(eq(accountPasskey.accountId, accountId))
    .orderBy(asc(accountPasskey.createdAt));
}

/** A passkey, with how often the sessions of its account had been ended when it was read. */
export type KnownPasskey = AccountPasskey & { readonly sessionEpoch: number };

export async function findPasskey(db: Database, credentialId: string): Promise<KnownPasskey | undefined> {
  const [found] = await db
    .select({ ...getTableColumns(accountPasskey), sessionEpoch: account.sessionEpoch })
    .from(accountPasskey)
    .innerJoin(account, eq(accountPasskey.accountId, account.id))
    .where(eq(accountPasskey.credentialId, credentialId));
  return found;
}

/** Adds a passkey; false when its credential is known already. */
export async function insertPasskey(db: Database, values: AccountPasskey): Promise<boolean> {
  const added = await db
    .insert(accountPasskey)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: accountPasskey.id });
  return added.length > 0;
}

export async function recordPasskeyUse(db: Database, id: string, counter: number, now: Date): Promise<void> {
  await db.update(accountPasskey).set({ counter, lastUsedAt: now }).where(eq(accountPasskey.id, id));
}

/** Takes a passkey of an account away; false when the account has no such one. */
export async function deletePasskey(db: Database, accountId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(accountPasskey)
    .where(and(eq(accountPasskey.accountId, accountId), eq(accountPasskey.id, id)))
    .returning({ id: accountPasskey.id });
  return deleted.length > 0;
}
