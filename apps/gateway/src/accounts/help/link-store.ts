import type { LinkPurpose } from '@airline/contract';
import { and, desc, eq, gt, isNull, lt, lte, notExists, sql } from 'drizzle-orm';

import { mostWrongRounds } from './rules/link-standing.ts';
import type { Database } from '../../database/database.ts';
import { accountLink } from './help-schema.ts';
import { account } from '../identity/identity-schema.ts';

export type AccountLink = typeof accountLink.$inferSelect;
export type NewLink = Pick<AccountLink, 'tokenHash' | 'accountId' | 'purpose' | 'content' | 'createdAt' | 'expiresAt'>;

/**
 * Writes a link, and takes the place of the older ones for the same purpose; false when a newer one was asked for.
 *
 * The account's row is locked first, so that of two links that are written at once one is the newer for both.
 */
export async function insertLink(db: Database, link: NewLink, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: account.id }).from(account).where(eq(account.id, link.accountId)).for('update');
    const sameUse = and(eq(accountLink.accountId, link.accountId), eq(accountLink.purpose, link.purpose));
    const newer = await tx
      .select({ tokenHash: accountLink.tokenHash })
      .from(accountLink)
      .where(and(sameUse, gt(accountLink.createdAt, link.createdAt)))
      .limit(1);
    if (newer.length > 0) return false;
    await tx
      .update(accountLink)
      .set({ supersededAt: now })
      .where(and(sameUse, isNull(accountLink.usedAt), isNull(accountLink.supersededAt)));
    await tx.insert(accountLink).values(link);
    return true;
  });
}

export async function findLink(db: Database, tokenHash: string): Promise<AccountLink | undefined> {
  const [found] = await db.select().from(accountLink).where(eq(accountLink.tokenHash, tokenHash));
  return found;
}

/** Finds the newest link of an account for a purpose, whatever became of it. */
export async function newestLink(
  db: Database,
  accountId: string,
  purpose: LinkPurpose,
): Promise<AccountLink | undefined> {
  const [found] = await db
    .select()
    .from(accountLink)
    .where(and(eq(accountLink.accountId, accountId), eq(accountLink.purpose, purpose)))
    .orderBy(desc(accountLink.createdAt))
    .limit(1);
  return found;
}

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(accountLink.tokenHash, tokenHash),
    isNull(accountLink.usedAt),
    isNull(accountLink.supersededAt),
    gt(accountLink.expiresAt, now),
  );

/**
 * Takes one round of answers from a link before they are looked at, so that rounds at the same moment are counted each.
 * Gives how many were taken; `undefined` when none is left or the link is not open.
 */
export async function takeRound(db: Database, tokenHash: string, now: Date): Promise<number | undefined> {
  const [taken] = await db
    .update(accountLink)
    .set({ tries: sql`${accountLink.tries} + 1` })
    .where(and(isOpen(tokenHash, now), isNull(accountLink.provedAt), lt(accountLink.tries, mostWrongRounds)))
    .returning({ tries: accountLink.tries });
  return taken?.tries;
}

/** Writes down that a link's checks are answered; false when the link is not open any more. */
export async function markProved(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const proved = await db
    .update(accountLink)
    .set({ provedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ tokenHash: accountLink.tokenHash });
  return proved.length > 0;
}

/** Uses a link up, in the transaction of what it does: of two at the same moment one gets true. */
export async function takeLink(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(accountLink)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ tokenHash: accountLink.tokenHash });
  return used.length > 0;
}

/** Ends every open link of an account: what it was mailed for does not hold any more. */
export async function supersedeLinks(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .update(accountLink)
    .set({ supersededAt: now })
    .where(and(eq(accountLink.accountId, accountId), isNull(accountLink.usedAt), isNull(accountLink.supersededAt)));
}

/** Forgets the links that expired before an instant. */
export async function deleteLinksBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(accountLink).where(lte(accountLink.expiresAt, instant));
}

/** Deletes the enrolments before an instant that nobody confirmed, nor can: their usernames are free again. */
export async function deleteUnconfirmedBefore(db: Database, instant: Date, now: Date): Promise<void> {
  const openLinks = db
    .select({ tokenHash: accountLink.tokenHash })
    .from(accountLink)
    .where(and(eq(accountLink.accountId, account.id), gt(accountLink.expiresAt, now)));
  await db
    .delete(account)
    .where(
      and(
        eq(account.status, 'pending'),
        eq(account.kind, 'member'),
        lt(account.createdAt, instant),
        notExists(openLinks),
      ),
    );
}
