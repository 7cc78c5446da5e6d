import {
  companyCallsOf,
  type companyCostCentreChange,
  type companyDepartmentChange,
  type CompanyProfile,
  type ManagedCompany,
} from '@airline/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { company } from '../identity/identity-schema.ts';
import type { AccountServices } from '../identity/services.ts';
import { type CompanyAccess, findCompanyAccess, lockCompany } from './company-access.ts';
import { recordCompanyEvents } from './company-events.ts';
import { companyCostCentre, companyDepartment } from './company-schema.ts';
import { hasDepartment, readCostCentres, readDepartments } from './company-store.ts';
import { countMembers } from './member-store.ts';
import { listChanges } from './rules/list-changes.ts';

type Services = Pick<AccountServices, 'db' | 'now'>;
type CompanyRow = typeof company.$inferSelect;

/** Shows the company of a person to them. */
export async function showCompany(db: Database, { member, companyId }: CompanyAccess): Promise<ManagedCompany> {
  const [row] = await db.select().from(company).where(eq(company.id, companyId));
  if (row === undefined) throw new Error(`The company ${companyId} has members and no row.`);
  const { active, managers, invited } = await countMembers(db, companyId);
  return {
    companyNumber: row.companyNumber ?? '',
    product: row.product,
    version: row.version,
    profile: toProfile(row),
    departments: await readDepartments(db, companyId),
    costCentres: await readCostCentres(db, companyId),
    members: { active, managers, invited },
    own: {
      role: member.role,
      accessLevel: member.accessLevel,
      calls: [...companyCallsOf(member.role, member.accessLevel)],
    },
  };
}

function toProfile(row: CompanyRow): ManagedCompany['profile'] {
  const { name, contactEmail, contactPhone, countryCode, line1, line2, city, stateCode, postalCode } = row;
  return {
    name,
    ...(contactEmail === null ? {} : { contactEmail }),
    ...(contactPhone === null ? {} : { contactPhone }),
    ...(countryCode === null || line1 === null || city === null
      ? {}
      : {
          address: {
            countryCode,
            line1,
            city,
            ...(line2 === null ? {} : { line2 }),
            ...(stateCode === null ? {} : { stateCode }),
            ...(postalCode === null ? {} : { postalCode }),
          },
        }),
  };
}

/** Changes the profile of a company, where nobody changed them since they were read. */
export async function changeCompany(
  { db, now }: Services,
  accountId: string,
  { version, profile }: { readonly version: number; readonly profile: CompanyProfile },
): Promise<ManagedCompany | Refused> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'updateCompany');
    if ('refused' in access) return access;
    const { companyId } = access;
    const before = await lockCompany(tx, companyId);
    if (before.version !== version) return refusedByName('companyChanged');
    const { address, ...rest } = profile;
    const { countryCode, line1, line2 = null, city, stateCode = null, postalCode = null } = address;
    const values = { ...rest, countryCode, line1, line2, city, stateCode, postalCode };
    const old = Object.fromEntries(Object.keys(values).map((key) => [key, before[key as keyof typeof values]]));
    const changes = listChanges(old, values);
    if (changes.length > 0) {
      await tx
        .update(company)
        .set({ ...values, version: version + 1 })
        .where(eq(company.id, companyId));
      await recordCompanyEvents(tx, [
        { companyId, accountId, kind: 'profileChanged', details: { changes }, at: now() },
      ]);
    }
    return showCompany(tx, access);
  });
}

/** Writes a department under an id that the client made. */
export async function saveDepartment(
  { db, now }: Services,
  accountId: string,
  { id, name, isClosed }: z.infer<typeof companyDepartmentChange> & { readonly id: string },
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'saveDepartment');
    if ('refused' in access) return access;
    const { companyId } = access;
    await lockCompany(tx, companyId);
    const [before] = await tx.select().from(companyDepartment).where(eq(companyDepartment.id, id));
    if (before !== undefined && before.companyId !== companyId) return refusedByName('departmentNotFound');
    const taken = await tx
      .select({ id: companyDepartment.id })
      .from(companyDepartment)
      .where(
        and(
          eq(companyDepartment.companyId, companyId),
          ne(companyDepartment.id, id),
          isNull(companyDepartment.closedAt),
          eq(sql`lower(${companyDepartment.name})`, name.toLowerCase()),
        ),
      );
    if (!isClosed && taken.length > 0) return refusedByName('departmentNameTaken');
    const at = now();
    const old = before === undefined ? {} : { name: before.name, isClosed: before.closedAt !== null };
    const changes = listChanges(old, { name, isClosed });
    if (changes.length === 0) return undefined;
    const closedAt = isClosed ? (before?.closedAt ?? at) : null;
    await tx
      .insert(companyDepartment)
      .values({ id, companyId, name, closedAt, createdAt: at })
      .onConflictDoUpdate({ target: companyDepartment.id, set: { name, closedAt } });
    await recordCompanyEvents(tx, [
      { companyId, accountId, kind: 'departmentSaved', subjectId: id, details: { name, changes }, at },
    ]);
    return undefined;
  });
}

/** Writes a cost centre under an id that the client made. */
export async function saveCostCentre(
  { db, now }: Services,
  accountId: string,
  { id, code, name, departmentId, isClosed }: z.infer<typeof companyCostCentreChange> & { readonly id: string },
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'saveCostCentre');
    if ('refused' in access) return access;
    const { companyId } = access;
    await lockCompany(tx, companyId);
    const [before] = await tx.select().from(companyCostCentre).where(eq(companyCostCentre.id, id));
    if (before !== undefined && before.companyId !== companyId) return refusedByName('costCentreNotFound');
    const isOld = before !== undefined && before.departmentId === (departmentId ?? null);
    if (!isOld && !(await hasDepartment(tx, companyId, departmentId))) return refusedByName('departmentNotFound');
    const taken = await tx
      .select({ id: companyCostCentre.id })
      .from(companyCostCentre)
      .where(
        and(
          eq(companyCostCentre.companyId, companyId),
          ne(companyCostCentre.id, id),
          isNull(companyCostCentre.closedAt),
          eq(sql`lower(${companyCostCentre.code})`, code.toLowerCase()),
        ),
      );
    if (!isClosed && taken.length > 0) return refusedByName('costCentreCodeTaken');
    const at = now();
    const departments = new Map((await readDepartments(tx, companyId)).map((each) => [each.id, each.name]));
    const nameOf = (department: string | null | undefined) =>
      department === null || department === undefined ? undefined : departments.get(department);
    const old =
      before === undefined
        ? {}
        : {
            code: before.code,
            name: before.name,
            department: nameOf(before.departmentId),
            isClosed: before.closedAt !== null,
          };
    const changes = listChanges(old, { code, name, department: nameOf(departmentId), isClosed });
    if (changes.length === 0) return undefined;
    const values = {
      code,
      name,
      departmentId: departmentId ?? null,
      closedAt: isClosed ? (before?.closedAt ?? at) : null,
    };
    await tx
      .insert(companyCostCentre)
      .values({ id, companyId, createdAt: at, ...values })
      .onConflictDoUpdate({ target: companyCostCentre.id, set: values });
    await recordCompanyEvents(tx, [
      { companyId, accountId, kind: 'costCentreSaved', subjectId: id, details: { name: code, changes }, at },
    ]);
    return undefined;
  });
}
