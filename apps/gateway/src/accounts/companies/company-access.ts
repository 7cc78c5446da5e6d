import { type CompanyCall, mayCall } from '@airline/contract';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { company } from '../identity/identity-schema.ts';
import { companyMember } from './company-schema.ts';

export type CompanyMemberRow = typeof companyMember.$inferSelect;

/** Somebody in their company, who may ask for what they ask for. */
export interface CompanyAccess {
  readonly member: CompanyMemberRow;
  readonly companyId: string;
}

/**
 * Finds the company of an account, where its person may ask for a call there: by the table of rights alone. Who is of no company, and
 * whose company is deactivated, gets the same answer as who lacks the right.
 */
export async function findCompanyAccess(
  db: Database,
  accountId: string,
  call: CompanyCall,
): Promise<CompanyAccess | Refused> {
  const [found] = await db
    .select({ member: companyMember })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(
      and(eq(companyMember.accountId, accountId), eq(companyMember.state, 'active'), eq(company.status, 'active')),
    );
  if (found === undefined || !mayCall(call, found.member.role, found.member.accessLevel)) {
    return refusedByName('companyAccessDenied');
  }
  return { member: found.member, companyId: found.member.companyId };
}

/** Keeps everybody else from changing a company and its people until the transaction ends. */
export async function lockCompany(db: Database, companyId: string): Promise<typeof company.$inferSelect> {
  const [found] = await db.select().from(company).where(eq(company.id, companyId)).for('update');
  if (found === undefined) throw new Error(`The company ${companyId} has members and no row.`);
  return found;
}
