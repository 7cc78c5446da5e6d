import type { MembershipTier } from '@airline/contract';
import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { TierServices } from '../../loyalty/tiers/services.ts';
import { lockAccount } from './account-change-store.ts';
import { findAccountById } from './account-store.ts';
import { account } from './identity-schema.ts';
import { isSamePerson, type PersonName } from './rules/person-name.ts';
import type { AccountServices } from './services.ts';

/** Gives the loyalty programme what it needs of accounts. */
export function openTierServices({ db, now }: Pick<AccountServices, 'db' | 'now'>): TierServices {
  return {
    db,
    now,
    async findMember(accountId) {
      const found = (await findAccountById(db, accountId))?.account;
      if (found?.kind !== 'member' || found.accountNumber === null) return undefined;
      const { accountNumber, firstName, lastName, createdAt } = found;
      return {
        accountNumber,
        firstName: firstName ?? undefined,
        lastName: lastName ?? undefined,
        memberSince: createdAt,
      };
    },
    async lockMember(tx, accountId) {
      const found = await lockAccount(tx, accountId);
      return found?.kind === 'member' && found.status !== 'erased';
    },
    async setTier(tx, accountId, tier) {
      await tx.update(account).set({ tier }).where(eq(account.id, accountId));
    },
  };
}

/** A traveller who gave a number, by their position in the order. */
export interface NumberedTraveller extends PersonName {
  readonly position: number;
  readonly frequentFlyerNumber?: string | undefined;
}

/**
 * Reads the tiers of travellers by the numbers that they gave, by their positions. A number alone proves nothing: the names must be those
 * of the member, who can log in.
 */
export async function readTravellerTiers(
  db: Database,
  travellers: readonly NumberedTraveller[],
): Promise<ReadonlyMap<number, MembershipTier>> {
  const numbers = travellers.flatMap(({ frequentFlyerNumber }) => frequentFlyerNumber ?? []);
  if (numbers.length === 0) return new Map();
  const members = await db
    .select({
      accountNumber: account.accountNumber,
      firstName: account.firstName,
      lastName: account.lastName,
      tier: account.tier,
    })
    .from(account)
    .where(and(inArray(account.accountNumber, numbers), eq(account.kind, 'member'), eq(account.status, 'active')));
  return new Map(
    travellers.flatMap((traveller) => {
      const member = members.find(({ accountNumber }) => accountNumber === traveller.frequentFlyerNumber);
      const { firstName = null, lastName = null, tier = null } = member ?? {};
      if (firstName === null || lastName === null || tier === null) return [];
      return isSamePerson({ firstName, lastName }, traveller) ? [[traveller.position, tier] as const] : [];
    }),
  );
}
