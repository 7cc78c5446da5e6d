import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { forgetDevicesOf } from './known-device-store.ts';
import { account, company, identityChallenge, identitySession } from './identity-schema.ts';

export type IdentitySession = typeof identitySession.$inferSelect;
export type EndReason = NonNullable<IdentitySession['endReason']>;

/** What of a session and its account decides whether a token of it counts. */
export type SessionState = Pick<
  IdentitySession,
  'id' | 'accountId' | 'category' | 'authenticatedAt' | 'methods' | 'expiresAt' | 'endReason'
> & {
  readonly accountStatus: (typeof account.$inferSelect)['status'] | null;
  readonly accountKind: (typeof account.$inferSelect)['kind'] | null;
  readonly companyRole: (typeof account.$inferSelect)['companyRole'];
  readonly passwordChangedAt: Date | null;
  readonly staffRole: (typeof account.$inferSelect)['staffRole'];
  readonly companyStatus: (typeof company.$inferSelect)['status'] | null;
};

export async function insertSession(db: Database, values: typeof identitySession.$inferInsert): Promise<void> {
  await db.insert(identitySession).values(values);
}

/** Reads a session with what of its account and the account's company counts for it. */
export async function readSessionState(db: Database, id: string): Promise<SessionState | undefined> {
  const [found] = await db
    .select({
      id: identitySession.id,
      accountId: identitySession.accountId,
      category: identitySession.category,
      authenticatedAt: identitySession.authenticatedAt,
      methods: identitySession.methods,
      expiresAt: identitySession.expiresAt,
      endReason: identitySession.endReason,
      accountStatus: account.status,
      accountKind: account.kind,
      companyRole: account.companyRole,
      passwordChangedAt: account.passwordChangedAt,
      staffRole: account.staffRole,
      companyStatus: company.status,
    })
    .from(identitySession)
    .leftJoin(account, eq(identitySession.accountId, account.id))
    .leftJoin(company, eq(account.companyId, company.id))
    .where(eq(identitySession.id, id));
  return found;
}

/** Reads a session and keeps everybody else from it until the transaction ends. */
export async function lockSession(db: Database, id: string): Promise<IdentitySession | undefined> {
  const [found] = await db.select().from(identitySession).where(eq(identitySession.id, id)).for('update');
  return found;
}

export async function updateSession(
  db: Database,
  id: string,
  values: Partial<
    Pick<
      IdentitySession,
      | 'authenticatedAt'
      | 'methods'
      | 'browser'
      | 'browserVersion'
      | 'system'
      | 'isSharedDevice'
      | 'lastUsedAt'
      | 'expiresAt'
    >
  >,
): Promise<void> {
  await db.update(identitySession).set(values).where(eq(identitySession.id, id));
}

/** Ends one session; false when it had ended. */
export async function endOneSession(db: Database, id: string, reason: EndReason, now: Date): Promise<boolean> {
  const ended = await db
    .update(identitySession)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(identitySession.id, id), isNull(identitySession.endedAt)))
    .returning({ id: identitySession.id });
  return ended.length > 0;
}

/**
 * Ends the sessions of an account, but for one where that is given; gives how many there were.
 *
 * Logins under way end with them: those that wait for a second factor, and assertions that are not exchanged yet. Their
 * devices are known no more. The
 * account's row is locked first, so that of two that end them at once none waits for a session of the other's.
 */
export async function endSessionsOf(
  db: Database,
  accountId: string,
  { reason, now, except }: { readonly reason: EndReason; readonly now: Date; readonly except?: string | undefined },
): Promise<number> {
  await db
    .update(account)
    .set({ sessionEpoch: sql`${account.sessionEpoch} + 1` })
    .where(eq(account.id, accountId));
  await db
    .delete(identityChallenge)
    .where(and(eq(identityChallenge.accountId, accountId), eq(identityChallenge.kind, 'multiFactor')));
  await forgetDevicesOf(db, accountId, except);
  const ended = await db
    .update(identitySession)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        eq(identitySession.accountId, accountId),
        isNull(identitySession.endedAt),
        gt(identitySession.expiresAt, now),
        ...(except === undefined ? [] : [ne(identitySession.id, except)]),
      ),
    )
    .returning({ id: identitySession.id });
  return ended.length;
}

/** Lists the accounts that have a session which did not end and whose time is not over. */
export async function listAccountsWithSessions(db: Database, now: Date): Promise<readonly string[]> {
  const found = await db
    .selectDistinct({ accountId: identitySession.accountId })
    .from(identitySession)
    .where(and(isNull(identitySession.endedAt), gt(identitySession.expiresAt, now)));
  return found.flatMap(({ accountId }) => accountId ?? []);
}

/** Lists the sessions of an account that did not end and whose time is not over, the one used last first. */
export async function listSessionsOf(db: Database, accountId: string, now: Date): Promise<readonly IdentitySession[]> {
  return db
    .select()
    .from(identitySession)
    .where(
      and(
        eq(identitySession.accountId, accountId),
        isNull(identitySession.endedAt),
        gt(identitySession.expiresAt, now),
      ),
    )
    .orderBy(desc(identitySession.lastUsedAt));
}

/** Forgets the sessions that were over before an instant, with their tokens. */
export async function deleteSessionsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(identitySession).where(lt(identitySession.expiresAt, instant));
}
