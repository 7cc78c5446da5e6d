import { and, asc, eq, inArray, ne } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { type Account, toLoginKey } from './account-store.ts';
import { account } from './identity-schema.ts';

/** Reads an account and keeps everybody else from it until the transaction ends. */
export async function lockAccount(db: Database, id: string): Promise<Account | undefined> {
  const [found] = await db.select().from(account).where(eq(account.id, id)).for('update');
  return found;
}

/** Finds the accounts that an e-mail address is of and that somebody can use, the oldest first. */
export async function findAccountsByEmail(db: Database, email: string): Promise<readonly Account[]> {
  return db
    .select()
    .from(account)
    .where(and(eq(account.emailKey, toLoginKey(email)), inArray(account.status, ['active', 'held'])))
    .orderBy(asc(account.createdAt), asc(account.id));
}

/** Reads those of some accounts that still have an e-mail address, the oldest first. */
export async function readAccountsWithEmail(
  db: Database,
  ids: readonly string[],
  email: string,
): Promise<readonly Account[]> {
  const found = await findAccountsByEmail(db, email);
  return found.filter(({ id }) => ids.includes(id));
}

/** Sets a new password. */
export async function setPassword(db: Database, id: string, passwordHash: string, now: Date): Promise<void> {
  await db.update(account).set({ passwordHash, passwordChangedAt: now }).where(eq(account.id, id));
}

/**
 * Sets the username of an account.
 *
 * @throws an error of the constraint `account_username` when another account has it.
 */
export async function setUsername(db: Database, id: string, username: string): Promise<void> {
  await db
    .update(account)
    .set({ username, usernameKey: toLoginKey(username) })
    .where(eq(account.id, id));
}

/** Tells whether an account has a username, in any letter case. */
export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  const found = await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.usernameKey, toLoginKey(username)));
  return found.length > 0;
}

export async function setEmail(db: Database, id: string, email: string, now: Date): Promise<void> {
  await db
    .update(account)
    .set({ email, emailKey: toLoginKey(email), emailChangedAt: now })
    .where(eq(account.id, id));
}

/** Makes an account work whose enrolment or set-up its person confirmed; a held one stays held. */
export async function activateAccount(db: Database, id: string): Promise<void> {
  await db
    .update(account)
    .set({ status: 'active' })
    .where(and(eq(account.id, id), eq(account.status, 'pending')));
}

/** Finds the other members who have the e-mail and the birth date of an account. */
export async function findSameBirthDate(
  db: Database,
  { id, emailKey, birthDate }: Account,
): Promise<readonly Account[]> {
  if (emailKey === null || birthDate === null) return [];
  return db
    .select()
    .from(account)
    .where(
      and(
        eq(account.emailKey, emailKey),
        eq(account.birthDate, birthDate),
        eq(account.kind, 'member'),
        inArray(account.status, ['active', 'held', 'disabled']),
        ne(account.id, id),
      ),
    );
}

/** Takes everything from an account that tells who it is of; its number stays, so that nobody else gets it. */
export async function anonymizeAccount(db: Database, id: string): Promise<void> {
  await db
    .update(account)
    .set({
      status: 'erased',
      username: null,
      usernameKey: null,
      email: null,
      emailKey: null,
      firstName: null,
      lastName: null,
      birthDate: null,
      countryCode: null,
      line1: null,
      line2: null,
      city: null,
      stateCode: null,
      postalCode: null,
      passwordHash: null,
      staffRole: null,
      companyId: null,
      companyRole: null,
      accessLevel: null,
      marketingRegion: null,
      tier: null,
    })
    .where(eq(account.id, id));
}
