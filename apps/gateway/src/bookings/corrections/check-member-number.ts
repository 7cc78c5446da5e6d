import { and, eq } from 'drizzle-orm';

import { account } from '../../accounts/identity/identity-schema.ts';
import { isSamePerson, type PersonName } from '../../accounts/identity/rules/person-name.ts';
import type { Database } from '../../database/database.ts';
import { type Refused, refusedFields, refusedForNow } from '../../http/refusal.ts';
import type { BookingServices } from '../orders/services.ts';

/** Who adds a member number to a trip, and where from. */
export interface NumberSender {
  /** The network address, as limits count it. */
  readonly address: string;
  /** The account whose login proves the trip, if any. */
  readonly accountId: string | undefined;
}

/**
 * Checks that a member number belongs to who flies; a wrong number and a wrong name get the same answer. All are counted, before they are
 * compared and the right ones too: by trip, by address and by account, so that nobody tries numbers for a name over many trips.
 */
export async function checkMemberNumber(
  { db, limits }: Pick<BookingServices, 'db' | 'limits'>,
  { orderId, address, accountId }: NumberSender & { readonly orderId: string },
  { accountNumber, traveller }: { readonly accountNumber: string; readonly traveller: PersonName },
): Promise<Refused | undefined> {
  const counted = [
    await limits.limitRate('tripMemberNumbers', orderId),
    await limits.limitRate('tripMemberNumbersAddress', address),
    ...(accountId === undefined ? [] : [await limits.limitRate('tripMemberNumbersAccount', accountId)]),
  ];
  const exceeded = counted.find(({ isExceeded }) => isExceeded);
  if (exceeded !== undefined) return refusedForNow(exceeded);
  if (await isMember(db, accountNumber, traveller)) return undefined;
  return refusedFields([{ pointer: '/frequentFlyerNumber', code: 'memberUnknown' }]);
}

async function isMember(db: Database, accountNumber: string, traveller: PersonName): Promise<boolean> {
  const [found] = await db
    .select({ firstName: account.firstName, lastName: account.lastName })
    .from(account)
    .where(and(eq(account.accountNumber, accountNumber), eq(account.kind, 'member'), eq(account.status, 'active')));
  if (found === undefined || found.firstName === null || found.lastName === null) return false;
  return isSamePerson({ firstName: found.firstName, lastName: found.lastName }, traveller);
}
