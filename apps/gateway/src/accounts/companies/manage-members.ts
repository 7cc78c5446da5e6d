import { randomUUID } from 'node:crypto';

import type { CompanyMember, Language, MemberChange, MemberInvitation } from '@airline/contract';
import { and, eq, ne, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { enqueueAccountJob } from '../identity/enqueue-account-job.ts';
import type { AccountServices } from '../identity/services.ts';
import { type CompanyAccess, type CompanyMemberRow, findCompanyAccess, lockCompany } from './company-access.ts';
import { recordCompanyEvents } from './company-events.ts';
import { companyMember } from './company-schema.ts';
import { hasCostCentre, hasDepartment, readCostCentres, readDepartments } from './company-store.ts';
import { countMembers, endCompanySessions, findMember, toMember, writeAccountCompany } from './member-store.ts';
import { listChanges } from './rules/list-changes.ts';
import { type ImportFault, readMemberFile } from './rules/read-member-file.ts';

type Services = Pick<AccountServices, 'db' | 'now'>;

/** How long an invitation can be accepted. */
const invitationMs = 14 * 24 * 60 * 60 * 1000;

/** Invites somebody by mail; who was invited already is mailed again. */
export async function inviteMember(
  { db, now }: Services,
  accountId: string,
  { language, ...invitation }: MemberInvitation & { readonly language: Language },
): Promise<CompanyMember | Refused> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'inviteCompanyMember');
    if ('refused' in access) return access;
    await lockCompany(tx, access.companyId);
    const fault = await findPlaceFault(tx, access.companyId, invitation);
    if (fault !== undefined) return fault;
    const found = await findByEmail(tx, access.companyId, invitation.email);
    if (found?.state === 'active') return refusedByName('alreadyInCompany');
    const row = await invite(tx, { access, accountId, invitation, found, language, at: now() });
    return toMember(row, access.member);
  });
}

/** Invites the people of a file, all or nobody; a trial invites nobody. */
export async function importMembers(
  { db, now }: Services,
  accountId: string,
  { csv, isTrial, language }: { readonly csv: string; readonly isTrial: boolean; readonly language: Language },
): Promise<{ people: number; invited: number; faults: ImportFault[] } | Refused> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'importCompanyMembers');
    if ('refused' in access) return access;
    const { companyId } = access;
    await lockCompany(tx, companyId);
    const present = await tx
      .select()
      .from(companyMember)
      .where(and(eq(companyMember.companyId, companyId), ne(companyMember.state, 'left')));
    const byEmail = new Map(present.map((row) => [row.email.toLowerCase(), row]));
    const isOpen = (each: { readonly isClosed: boolean }) => !each.isClosed;
    const { people, lines, faults } = readMemberFile(csv, {
      departments: (await readDepartments(tx, companyId)).filter(isOpen),
      costCentres: (await readCostCentres(tx, companyId)).filter(isOpen),
      activeEmails: new Set(present.filter(({ state }) => state === 'active').map(({ email }) => email.toLowerCase())),
    });
    if (isTrial || faults.length > 0) return { people: lines, invited: 0, faults: [...faults] };
    const at = now();
    for (const invitation of people) {
      const found = byEmail.get(invitation.email.toLowerCase());
      await invite(tx, { access, accountId, invitation, found, language, at });
    }
    return { people: lines, invited: people.length, faults: [] };
  });
}

/** Changes what somebody is in a company; their sessions there end where they are less than before. */
export async function changeMember(
  { db, now }: Services,
  accountId: string,
  { id, ...change }: MemberChange & { readonly id: string },
): Promise<CompanyMember | Refused> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'changeCompanyMember');
    if ('refused' in access) return access;
    const { companyId } = access;
    await lockCompany(tx, companyId);
    const before = await findMember(tx, companyId, id);
    if (before === undefined || before.state === 'left') return refusedByName('memberNotFound');
    const fault = await findPlaceFault(tx, companyId, {
      ...change,
      ...(change.departmentId === before.departmentId ? { departmentId: undefined } : {}),
      ...(change.costCentreId === before.costCentreId ? { costCentreId: undefined } : {}),
    });
    if (fault !== undefined) return fault;
    if (
      isAdministrator(before) &&
      !isAdministrator({ ...before, ...toValues(change) }) &&
      (await isLast(tx, companyId))
    ) {
      return refusedByName('lastAdministrator');
    }
    const changes = listChanges(await describe(tx, before), await describe(tx, { ...before, ...toValues(change) }));
    if (changes.length === 0) return toMember(before, access.member);
    const [after = before] = await tx
      .update(companyMember)
      .set(toValues(change))
      .where(eq(companyMember.id, id))
      .returning();
    const at = now();
    if (after.state === 'active' && after.accountId !== null) {
      await writeAccountCompany(tx, after.accountId, after);
      if (after.role !== before.role || after.accessLevel !== before.accessLevel) {
        await endCompanySessions(tx, after.accountId, at);
      }
    }
    await recordCompanyEvents(tx, [
      { companyId, accountId, kind: 'memberChanged', subjectId: id, details: { changes }, at },
    ]);
    return toMember(after, access.member);
  });
}

/** Ends a membership or takes an invitation back; what is over already stays over. */
export async function endMember(
  { db, now }: Services,
  accountId: string,
  { id }: { readonly id: string },
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'endCompanyMember');
    if ('refused' in access) return access;
    const { companyId } = access;
    await lockCompany(tx, companyId);
    const row = await findMember(tx, companyId, id);
    if (row === undefined) return refusedByName('memberNotFound');
    if (row.state === 'left') return undefined;
    if (isAdministrator(row) && (await isLast(tx, companyId))) return refusedByName('lastAdministrator');
    const at = now();
    await tx.update(companyMember).set({ state: 'left', leftAt: at }).where(eq(companyMember.id, id));
    if (row.accountId !== null) {
      await writeAccountCompany(tx, row.accountId, undefined);
      await endCompanySessions(tx, row.accountId, at);
    }
    const changes = listChanges({ state: row.state }, { state: 'left' });
    await recordCompanyEvents(tx, [
      { companyId, accountId, kind: 'memberLeft', subjectId: id, details: { changes }, at },
    ]);
    return undefined;
  });
}

function isAdministrator({ role, accessLevel, state }: CompanyMemberRow): boolean {
  return state === 'active' && role === 'travelManager' && accessLevel === 'administrator';
}

async function isLast(db: Database, companyId: string): Promise<boolean> {
  return (await countMembers(db, companyId)).administrators <= 1;
}

async function findByEmail(db: Database, companyId: string, email: string): Promise<CompanyMemberRow | undefined> {
  const [found] = await db
    .select()
    .from(companyMember)
    .where(
      and(
        eq(companyMember.companyId, companyId),
        ne(companyMember.state, 'left'),
        eq(sql`lower(${companyMember.email})`, email.toLowerCase()),
      ),
    );
  return found;
}

async function findPlaceFault(
  db: Database,
  companyId: string,
  {
    departmentId,
    costCentreId,
  }: { readonly departmentId?: string | undefined; readonly costCentreId?: string | undefined },
): Promise<Refused | undefined> {
  if (!(await hasDepartment(db, companyId, departmentId))) return refusedByName('departmentNotFound');
  if (!(await hasCostCentre(db, companyId, costCentreId))) return refusedByName('costCentreNotFound');
  return undefined;
}

function toValues({ role, accessLevel, departmentId, costCentreId, employeeNumber }: MemberChange) {
  return {
    role,
    accessLevel,
    departmentId: departmentId ?? null,
    costCentreId: costCentreId ?? null,
    employeeNumber: employeeNumber ?? null,
  };
}

interface Inviting {
  readonly access: CompanyAccess;
  readonly accountId: string;
  readonly invitation: MemberInvitation;
  /** The invitation to this address that has not been answered. */
  readonly found: CompanyMemberRow | undefined;
  readonly language: Language;
  readonly at: Date;
}

/** Writes an invitation with its mail and its row of the change log. */
async function invite(
  tx: Database,
  { access: { companyId }, accountId, invitation, found, language, at }: Inviting,
): Promise<CompanyMemberRow> {
  const { email, firstName, lastName, ...change } = invitation;
  const values = {
    email,
    firstName,
    lastName,
    ...toValues(change),
    invitedAt: at,
    inviteExpiresAt: new Date(at.getTime() + invitationMs),
  };
  const [row] =
    found === undefined
      ? await tx
          .insert(companyMember)
          .values({ id: randomUUID(), companyId, state: 'invited', ...values })
          .returning()
      : await tx.update(companyMember).set(values).where(eq(companyMember.id, found.id)).returning();
  if (row === undefined) throw new Error('An invitation was written and is not there.');
  await enqueueAccountJob(tx, 'companyInvitation', { memberId: row.id, id: randomUUID(), language }, at);
  const { role, accessLevel } = row;
  const changes = listChanges({}, { role, accessLevel });
  await recordCompanyEvents(tx, [
    { companyId, accountId, kind: 'memberInvited', subjectId: row.id, details: { changes }, at },
  ]);
  return row;
}

/** Writes what somebody is in a company in words that a change log keeps: departments are renamed. */
async function describe(
  db: Database,
  { companyId, role, accessLevel, departmentId, costCentreId, employeeNumber }: CompanyMemberRow,
) {
  const department = (await readDepartments(db, companyId)).find(({ id }) => id === departmentId)?.name;
  const costCentre = (await readCostCentres(db, companyId)).find(({ id }) => id === costCentreId)?.code;
  return { role, accessLevel, department, costCentre, employeeNumber };
}
