import { and, eq } from 'drizzle-orm';

import { account } from '../../accounts/identity/identity-schema.ts';
import type { Account } from '../../accounts/identity/account-store.ts';
import { toAccountNumber } from '../../accounts/identity/rules/account-number.ts';
import { isSamePerson } from '../../accounts/identity/rules/person-name.ts';
import type { Database } from '../../database/database.ts';

/** A member who can receive a fund. */
export type Recipient = Account & { readonly firstName: string; readonly lastName: string };

/** Finds an active member by account number and last name, as people write it. */
export async function findRecipient(
  db: Database,
  typedNumber: string,
  lastName: string,
): Promise<Recipient | undefined> {
  const accountNumber = toAccountNumber(typedNumber) ?? '';
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.accountNumber, accountNumber), eq(account.kind, 'member'), eq(account.status, 'active')));
  if (found === undefined || found.firstName === null || found.lastName === null) return undefined;
  const named = { firstName: found.firstName, lastName: found.lastName };
  return isSamePerson({ firstName: named.firstName, lastName }, named) ? { ...found, ...named } : undefined;
}
