import { randomUUID } from 'node:crypto';

import { insertCompanyOnce } from '../src/accounts/identity/account-store.ts';
import { companyMember } from '../src/accounts/companies/company-schema.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import type { AccountGateway } from './account-gateway.ts';

/** The administrator of a company of their own. */
export interface TestManager {
  readonly companyId: string;
  readonly accountId: string;
  readonly email: string;
  /** What their requests carry. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens a company with one administrator, who is logged in. */
export async function openManagedCompany({
  database: { db },
  gateway,
}: {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly gateway: AccountGateway;
}): Promise<TestManager> {
  const companyId = randomUUID();
  const createdAt = gateway.clock.now;
  const companyNumber = String(Number.parseInt(companyId.slice(0, 8), 16))
    .padStart(8, '0')
    .slice(0, 8);
  const company = { id: companyId, name: 'Olivares Export', product: 'business', status: 'active' } as const;
  await insertCompanyOnce(db, { ...company, createdAt, companyNumber });
  const rank = { role: 'travelManager', accessLevel: 'administrator' } as const;
  const account = await gateway.account({ companyId, accessLevel: rank.accessLevel, companyRole: rank.role });
  const email = account.email ?? '';
  await db.insert(companyMember).values({
    id: randomUUID(),
    companyId,
    accountId: account.id,
    email,
    firstName: 'Ana',
    lastName: 'Ruiz',
    ...rank,
    state: 'active',
    joinedAt: createdAt,
  });
  const token = await gateway.logIn(account.id, 'corporateTravelManager');
  return { companyId, accountId: account.id, email, headers: { authorization: `Bearer ${token}` } };
}
