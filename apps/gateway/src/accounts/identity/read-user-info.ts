import type { UserInfo } from '@airline/contract';

import type { AccountServices } from './services.ts';
import { findAccountById } from './account-store.ts';
import { toPendingPoints } from '../../loyalty/points/list-points.ts';
import { readPointsHeld } from '../../loyalty/points/points-store.ts';
import type { Database } from '../../database/database.ts';
import type { Access } from '../../http/access.ts';
import { corporateRoleOf } from './rules/login-categories.ts';

/** Tells a person their own data; of the anonymous traveller there is none. */
export async function readUserInfo({ db, now }: AccountServices, access: Access): Promise<UserInfo> {
  const { category, accountId } = access;
  const authenticatedAt = access.authenticatedAt.toISOString();
  const holder = accountId === undefined ? undefined : await findAccountById(db, accountId);
  if (holder === undefined) return { category, authenticatedAt };
  const { account, company } = holder;
  const { kind, tier, accountNumber, accessLevel, createdAt } = account;
  const role = corporateRoleOf(account);
  return {
    category,
    username: account.username ?? undefined,
    firstName: account.firstName ?? undefined,
    lastName: account.lastName ?? undefined,
    email: account.email ?? undefined,
    birthDate: account.birthDate ?? undefined,
    language: account.language,
    loyalty:
      kind === 'member' && accountNumber !== null
        ? {
            accountNumber,
            tier: tier ?? 'member',
            ...(await describePoints(db, account.id, now())),
            memberSince: createdAt.toISOString().slice(0, 10),
          }
        : undefined,
    corporate:
      company && role
        ? { companyName: company.name, product: company.product, role, accessLevel: accessLevel ?? 'viewer' }
        : undefined,
    marketingRegion: account.marketingRegion ?? undefined,
    staffRole: account.staffRole ?? undefined,
    authenticatedAt,
  };
}

async function describePoints(db: Database, accountId: string, now: Date) {
  const { balance, pending } = await readPointsHeld(db, accountId, now);
  return { points: balance, pendingPoints: toPendingPoints(pending) };
}
