import type { CompanyCostCentre, CompanyDepartment } from '@airline/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { companyCostCentre, companyDepartment } from './company-schema.ts';

export async function readDepartments(db: Database, companyId: string): Promise<CompanyDepartment[]> {
  const rows = await db
    .select()
    .from(companyDepartment)
    .where(eq(companyDepartment.companyId, companyId))
    .orderBy(asc(companyDepartment.name));
  return rows.map(({ id, name, closedAt }) => ({ id, name, isClosed: closedAt !== null }));
}

export async function readCostCentres(db: Database, companyId: string): Promise<CompanyCostCentre[]> {
  const rows = await db
    .select()
    .from(companyCostCentre)
    .where(eq(companyCostCentre.companyId, companyId))
    .orderBy(asc(companyCostCentre.code));
  return rows.map(({ id, code, name, departmentId, closedAt }) => ({
    id,
    code,
    name,
    ...(departmentId === null ? {} : { departmentId }),
    isClosed: closedAt !== null,
  }));
}

/** Tells whether a company has an open department of an id; of none it has. */
export async function hasDepartment(db: Database, companyId: string, id: string | undefined): Promise<boolean> {
  if (id === undefined) return true;
  const found = await db
    .select({ id: companyDepartment.id })
    .from(companyDepartment)
    .where(
      and(eq(companyDepartment.companyId, companyId), eq(companyDepartment.id, id), isNull(companyDepartment.closedAt)),
    );
  return found.length > 0;
}

/** Tells whether a company has an open cost centre of an id; of none it has. */
export async function hasCostCentre(db: Database, companyId: string, id: string | undefined): Promise<boolean> {
  if (id === undefined) return true;
  const found = await db
    .select({ id: companyCostCentre.id })
    .from(companyCostCentre)
    .where(
      and(eq(companyCostCentre.companyId, companyId), eq(companyCostCentre.id, id), isNull(companyCostCentre.closedAt)),
    );
  return found.length > 0;
}
