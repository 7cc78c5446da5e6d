import { randomUUID } from 'node:crypto';

import type { CorporateAccessLevel } from '@airline/contract';

import { companyMember } from '../src/accounts/companies/company-schema.ts';
import { insertCompanyOnce } from '../src/accounts/identity/account-store.ts';
import type { Database } from '../src/database/database.ts';
import type { AccountGateway } from './account-gateway.ts';

/** Writes a company and a manager of it, who logs in at the portal. */
export async function openCompany(
  db: Database,
  { account, clock }: Pick<AccountGateway, 'account' | 'clock'>,
  accessLevel: CorporateAccessLevel,
): Promise<{ readonly username: string; readonly companyId: string }> {
  const companyId = randomUUID();
  await insertCompanyOnce(db, {
    id: companyId,
    name: 'Olivares Export',
    product: 'business',
    status: 'active',
    createdAt: clock.now,
  });
  const { id, username, email } = await account({ kind: 'travelManager', companyId, accessLevel });
  await db.insert(companyMember).values({
    id: randomUUID(),
    companyId,
    accountId: id,
    email: email ?? '',
    firstName: 'Carlos',
    lastName: 'Vega',
    role: 'travelManager',
    accessLevel,
    state: 'active',
    joinedAt: clock.now,
  });
  return { username: username ?? '', companyId };
}
