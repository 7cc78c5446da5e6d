import { eq, or } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { account, company } from './identity-schema.ts';
import { toAccountNumber } from './rules/account-number.ts';

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

/**
 * Finds the account of a username in any letter case, of an account number with or without its blanks and hyphens, or of an
 * e-mail address that one account alone has; an erased one is not found.
 *
 * Of accounts that share an address the usable ones count, else those that wait for their confirmation, else the closed ones:
 * nobody takes the address from its owner by an enrolment.
 */
export async function findAccountByLogin(db: Database, name: string): Promise<AccountWithCompany | undefined> {
  const key = toLoginKey(name);
  const number = toAccountNumber(name) ?? key;
  const found = await db
    .select({ account, company })
    .from(account)
    .leftJoin(company, eq(account.companyId, company.id))
    .where(or(eq(account.usernameKey, key), eq(account.accountNumber, number), eq(account.emailKey, key)));
  const named = found.find((each) => each.account.usernameKey === key || each.account.accountNumber === number);
  if (named !== undefined) return named;
  const meant = statusRanks
    .map((rank) => found.filter((each) => rank.includes(each.account.status)))
    .find((ranked) => ranked.length > 0);
  return meant?.length === 1 ? meant[0] : undefined;
}

/** Which of the accounts with one e-mail address are meant first. */
const statusRanks: readonly (readonly Account['status'][])[] = [['active', 'held'], ['pending'], ['disabled']];

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
