import { companyRoles, type CorporateRole, type PromotionAudience } from '@airline/contract';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { PromotionServices } from '../../loyalty/promotions/services.ts';
import { findAccountById } from './account-store.ts';
import { account } from './identity-schema.ts';
import { corporateRoleOf, corporateRoles } from './rules/login-categories.ts';
import { recordSecurityEvent } from './security-event-store.ts';
import type { AccountServices } from './services.ts';

/** Gives promotions what they need of accounts. */
export function openPromotionServices({ db, now }: Pick<AccountServices, 'db' | 'now'>): PromotionServices {
  return {
    db,
    now,
    async readAttributes(accountId) {
      const found = accountId === undefined ? undefined : await findAccountById(db, accountId);
      if (found === undefined) return { loginState: 'anonymous' };
      const { kind, tier, accessLevel } = found.account;
      return {
        loginState: 'loggedIn',
        tierStatus: kind === 'member' ? (tier ?? 'member') : undefined,
        corporateRole: corporateRoleOf(found.account),
        corporateAccessLevel: accessLevel ?? undefined,
      };
    },
    readRegion: async (accountId) => (await findAccountById(db, accountId))?.account.marketingRegion ?? undefined,
    countAccounts: (audience) => countAccounts(db, audience),
    recordDeed: (tx, { event, access, reference, promotionId }) =>
      recordSecurityEvent(tx, {
        event,
        at: now(),
        accountId: access.accountId,
        sessionId: access.sessionId,
        reference,
        details: { promotion: promotionId },
      }),
  };
}

/** Counts the active accounts of people that an audience reaches. */
async function countAccounts(db: Database, audience: PromotionAudience): Promise<number> {
  const { loginState, tierStatus, corporateRole, corporateAccessLevel } = audience;
  if (loginState.length > 0 && !loginState.includes('loggedIn')) return 0;
  const reached: (SQL | undefined)[] = [
    eq(account.status, 'active'),
    ne(account.kind, 'reportService'),
    tierStatus.length === 0
      ? undefined
      : and(eq(account.kind, 'member'), inArray(sql`coalesce(${account.tier}, 'member')`, tierStatus)),
    corporateRole.length === 0 ? undefined : hasRole(corporateRole),
    corporateAccessLevel.length === 0 ? undefined : inArray(account.accessLevel, corporateAccessLevel),
  ];
  return db.$count(account, and(...reached));
}

/** What {@link corporateRoleOf} says of an account, as a condition. */
function hasRole(roles: readonly CorporateRole[]): SQL | undefined {
  const kinds = corporateRoles.flatMap(([kind, role]) => (roles.includes(role) ? [kind] : []));
  const joined = companyRoles.filter((role) => roles.includes(role));
  return or(inArray(account.kind, kinds), and(eq(account.kind, 'member'), inArray(account.companyRole, joined)));
}
