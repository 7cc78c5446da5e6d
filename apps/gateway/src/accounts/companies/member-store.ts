import type { CompanyMember, MembershipState, CompanyRole } from '@airline/contract';
import { and, asc, count, eq, ilike, ne, or, sql, inArray } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { account, company, identitySession } from '../identity/identity-schema.ts';
import type { CompanyMemberRow } from './company-access.ts';
import { companyApproval, companyMember } from './company-schema.ts';

/** Writes somebody of a company as its managers see them. */
export function toMember(row: CompanyMemberRow, askedBy: CompanyMemberRow): CompanyMember {
  const { id, email, firstName, lastName, role, accessLevel, state } = row;
  const { departmentId, costCentreId, employeeNumber, invitedAt, inviteExpiresAt, joinedAt, leftAt } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    accessLevel,
    state,
    isOwn: id === askedBy.id,
    ...(departmentId === null ? {} : { departmentId }),
    ...(costCentreId === null ? {} : { costCentreId }),
    ...(employeeNumber === null ? {} : { employeeNumber }),
    ...(invitedAt === null ? {} : { invitedAt: invitedAt.toISOString() }),
    ...(state !== 'invited' || inviteExpiresAt === null ? {} : { inviteExpiresAt: inviteExpiresAt.toISOString() }),
    ...(joinedAt === null ? {} : { joinedAt: joinedAt.toISOString() }),
    ...(leftAt === null ? {} : { leftAt: leftAt.toISOString() }),
  };
}

export interface MemberSearch {
  readonly search: string | undefined;
  readonly state: MembershipState | undefined;
  readonly role: CompanyRole | undefined;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Reads a page of the people of a company by name; without a state those who are in it or invited. */
export async function readMembers(
  db: Database,
  companyId: string,
  { search = '', state, role, page, perPage }: MemberSearch,
): Promise<{ readonly rows: readonly CompanyMemberRow[]; readonly total: number }> {
  const part = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const name = sql`${companyMember.firstName} || ' ' || ${companyMember.lastName}`;
  const where = and(
    eq(companyMember.companyId, companyId),
    state === undefined ? ne(companyMember.state, 'left') : eq(companyMember.state, state),
    role === undefined ? undefined : eq(companyMember.role, role),
    search.trim() === ''
      ? undefined
      : or(ilike(name, part), ilike(companyMember.email, part), ilike(companyMember.employeeNumber, part)),
  );
  const rows = await db
    .select()
    .from(companyMember)
    .where(where)
    .orderBy(asc(sql`lower(${companyMember.lastName})`), asc(sql`lower(${companyMember.firstName})`), companyMember.id)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db.select({ total: count() }).from(companyMember).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findMember(db: Database, companyId: string, id: string): Promise<CompanyMemberRow | undefined> {
  const [found] = await db
    .select()
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.id, id)));
  return found;
}

/** Counts those who are in a company, its managers and administrators among them, and those who have not answered yet. */
export async function countMembers(db: Database, companyId: string) {
  const [counted] = await db
    .select({
      active: sql<number>`count(*) filter (where ${companyMember.state} = 'active')`.mapWith(Number),
      invited: sql<number>`count(*) filter (where ${companyMember.state} = 'invited')`.mapWith(Number),
      managers: sql<number>`count(*) filter (where ${companyMember.state} = 'active'
        and ${companyMember.role} = 'travelManager')`.mapWith(Number),
      administrators: sql<number>`count(*) filter (where ${companyMember.state} = 'active'
        and ${companyMember.role} = 'travelManager' and ${companyMember.accessLevel} = 'administrator')`.mapWith(
        Number,
      ),
    })
    .from(companyMember)
    .where(eq(companyMember.companyId, companyId));
  return counted ?? { active: 0, invited: 0, managers: 0, administrators: 0 };
}

/** Writes into an account what its person is in a company, or that they are in none: what tokens and logins go by. */
export async function writeAccountCompany(
  db: Database,
  accountId: string,
  membership: Pick<CompanyMemberRow, 'companyId' | 'role' | 'accessLevel'> | undefined,
): Promise<void> {
  if (membership === undefined) {
    // The account of a company becomes its person's own: a number is all that a member needs.
    await db
      .update(account)
      .set({
        companyId: null,
        companyRole: null,
        accessLevel: null,
        tier: sql`coalesce(${account.tier}, 'member')`,
        kind: sql`case when ${account.accountNumber} is null then ${account.kind} else 'member' end`,
      })
      .where(eq(account.id, accountId));
    return;
  }
  const { companyId, role, accessLevel } = membership;
  const kind = role === 'traveler' ? 'corporateTraveler' : 'travelManager';
  await db
    .update(account)
    .set({
      companyId,
      accessLevel,
      companyRole: sql`case when ${account.kind} = 'member' then ${role} end`,
      kind: sql`case when ${account.kind} = 'member' then 'member' else ${kind} end`,
    })
    .where(eq(account.id, accountId));
}

/** Ends the sessions of an account that were opened as one of a company's people; what its person does as a member goes on. */
export async function endCompanySessions(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .update(identitySession)
    .set({ endedAt: now, endReason: 'logoutEverywhere' })
    .where(
      and(
        eq(identitySession.accountId, accountId),
        sql`${identitySession.endedAt} is null`,
        sql`${identitySession.category} not in ('member', 'mobileMember')`,
      ),
    );
}

/**
 * Ends the memberships of an account that is erased, and takes names and address from them: the trips stay with the companies. What its
 * holder wrote to ask for approval, or to answer, goes too, with the names of the guests in it; that it was asked, and at what price, stays.
 */
export async function forgetMemberships(db: Database, accountId: string, now: Date): Promise<void> {
  const own = db.select({ id: companyMember.id }).from(companyMember).where(eq(companyMember.accountId, accountId));
  await db
    .update(companyApproval)
    .set({ reason: '', reference: null, trip: sql`jsonb_set(${companyApproval.trip}, '{travellers}', '[]')` })
    .where(inArray(companyApproval.memberId, own));
  await db.update(companyApproval).set({ note: null }).where(inArray(companyApproval.decidedBy, own));
  await db
    .update(companyMember)
    .set({
      state: 'left',
      leftAt: sql`coalesce(${companyMember.leftAt}, ${now.toISOString()}::timestamptz)`,
      accountId: null,
      email: '',
      firstName: '',
      lastName: '',
      employeeNumber: null,
    })
    .where(eq(companyMember.accountId, accountId));
}

/** Writes the companies that an account is or was in, as its holder may have them. */
export async function exportMemberships(db: Database, accountId: string): Promise<readonly Record<string, unknown>[]> {
  return db
    .select({
      company: company.name,
      role: companyMember.role,
      accessLevel: companyMember.accessLevel,
      employeeNumber: companyMember.employeeNumber,
      state: companyMember.state,
      joinedAt: companyMember.joinedAt,
      leftAt: companyMember.leftAt,
    })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.accountId, accountId))
    .orderBy(asc(companyMember.joinedAt));
}

/** Writes what an account's holder asked approval for, and what they answered others, as they may have it. */
export async function exportApprovals(db: Database, accountId: string): Promise<Record<string, unknown>> {
  const own = db.select({ id: companyMember.id }).from(companyMember).where(eq(companyMember.accountId, accountId));
  const { state, askedAt, decidedAt, note, trip, totalMinor, currency, reason, reference } = companyApproval;
  const asked = await db
    .select({ state, askedAt, decidedAt, trip, totalMinor, currency, reason, reference })
    .from(companyApproval)
    .where(inArray(companyApproval.memberId, own))
    .orderBy(asc(askedAt));
  const answered = await db
    .select({ state, decidedAt, note })
    .from(companyApproval)
    .where(inArray(companyApproval.decidedBy, own))
    .orderBy(asc(decidedAt));
  return { asked, answered };
}

/** Reads who an account's holder is or was in companies. */
export async function readMembershipIds(db: Database, accountId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: companyMember.id })
    .from(companyMember)
    .where(eq(companyMember.accountId, accountId));
  return rows.map(({ id }) => id);
}
