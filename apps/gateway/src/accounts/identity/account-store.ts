import { eq, or } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { account, company } from './identity-schema.ts';

export type Account = typeof account.$inferSelect;
export type NewAccount = Omit<typeof account.$inferInsert, 'usernameKey' | 'emailKey'>;
export type Company = typeof company.$inferSelect;

/** An account with the company that it belongs to. */
export interface AccountWithCompany {
  readonly account: Account;
  readonly company: Company | null;
}

/** Gives a username or an e-mail address as it is compared: in lower case. */
export function toLoginKey(name: string): string {
  return name.trim().toLowerCase();
}

/** Finds the account of a username in any letter case, or of an account number; an erased one is not found. */
export async function findAccountByLogin(db: Database, name: string): Promise<AccountWithCompany | undefined> {
  const key = toLoginKey(name);
  const [found] = await db
    .select({ account, company })
    .from(account)
    .leftJoin(company, eq(account.companyId, company.id))
    .where(or(eq(account.usernameKey, key), eq(account.accountNumber, key)));
  return found;
}

export async function findAccountById(db: Database, id: string): Promise<AccountWithCompany | undefined> {
  const [found] = await db
    .select({ account, company })
    .from(account)
    .leftJoin(company, eq(account.companyId, company.id))
    .where(eq(account.id, id));
  return found;
}

/**
 * Writes a new account, with the keys that its username and its e-mail are compared by.
 *
 * @throws an error of the constraint `account_number` or `account_username` when another account has the same.
 */
export async function insertAccount(db: Database, values: NewAccount): Promise<void> {
  await db.insert(account).values(withKeys(values));
}

/** Writes an account of a known id unless it is there; false when it was. */
export async function insertAccountOnce(db: Database, values: NewAccount): Promise<boolean> {
  const written = await db.insert(account).values(withKeys(values)).onConflictDoNothing().returning({ id: account.id });
  return written.length > 0;
}

export async function insertCompanyOnce(db: Database, values: typeof company.$inferInsert): Promise<void> {
  await db.insert(company).values(values).onConflictDoNothing();
}

function withKeys(values: NewAccount): typeof account.$inferInsert {
  const { username, email } = values;
  return {
    ...values,
    usernameKey: username === null || username === undefined ? null : toLoginKey(username),
    emailKey: email === null || email === undefined ? null : toLoginKey(email),
  };
}
