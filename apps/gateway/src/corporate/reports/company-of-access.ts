import { type CompanyCall, mayCall } from '@airline/contract';
import { and, eq, sql } from 'drizzle-orm';

import { companyMember } from '../../accounts/companies/company-schema.ts';
import { reportCredential } from '../../accounts/companies/report-credential-schema.ts';
import { account, company } from '../../accounts/identity/identity-schema.ts';
import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';

/** The company that somebody asks for, and what they may do in it. */
export interface AccessedCompany {
  readonly companyId: string;
  readonly companyName: string;
  /** Whether they may ask for another call of the company. */
  readonly may: (call: CompanyCall) => boolean;
}

/** What services that fetch reports may ask for: they are of a company, and no members of it. */
const serviceCalls: ReadonlySet<CompanyCall> = new Set(['readCompanyReport', 'createReportFile']);

/**
 * Finds the company of an account that may ask for a call: its own, and no other can be asked for. People by the table of rights, as
 * members of it; services by what they are for, as long as their credential is good.
 */
export async function findCompanyOfAccount(
  db: Database,
  accountId: string,
  call: CompanyCall,
  now: Date,
): Promise<AccessedCompany | Refused> {
  const [found] = await db
    .select({
      kind: account.kind,
      companyId: company.id,
      companyName: company.name,
      role: companyMember.role,
      accessLevel: companyMember.accessLevel,
      endedAt: reportCredential.endedAt,
      expiresAt: reportCredential.expiresAt,
    })
    .from(account)
    .leftJoin(companyMember, and(eq(companyMember.accountId, account.id), eq(companyMember.state, 'active')))
    .leftJoin(reportCredential, eq(reportCredential.accountId, account.id))
    .innerJoin(
      company,
      and(
        sql`${company.id} = coalesce(${companyMember.companyId}, ${account.companyId})`,
        eq(company.status, 'active'),
      ),
    )
    .where(eq(account.id, accountId));
  if (found === undefined) return refusedByName('companyAccessDenied');
  const { kind, companyId, companyName, role, accessLevel, endedAt, expiresAt } = found;
  // A moment before the worker ends it, too.
  const isOver = endedAt !== null || (expiresAt !== null && expiresAt <= now);
  const may = (wanted: CompanyCall): boolean =>
    role === null || accessLevel === null
      ? kind === 'reportService' && !isOver && serviceCalls.has(wanted)
      : mayCall(wanted, role, accessLevel);
  return may(call) ? { companyId, companyName, may } : refusedByName('companyAccessDenied');
}
