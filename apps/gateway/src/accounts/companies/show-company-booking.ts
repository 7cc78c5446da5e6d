import { type CompanyBooking, type CompanyTraveller, mayCall, mostFoundTravellers } from '@airline/contract';
import { eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { company } from '../identity/identity-schema.ts';
import { readPayingCards } from './card-store.ts';
import type { CompanyAccess } from './company-access.ts';
import { readCostCentres } from './company-store.ts';
import { readBookingSettings } from './manage-policy.ts';
import { readMembers } from './member-store.ts';
import { readPolicy } from './policy-store.ts';

/** Shows to somebody of a company what they book with under it. */
export async function showCompanyBooking(
  db: Database,
  { member, companyId }: CompanyAccess,
  now: Date,
): Promise<CompanyBooking> {
  const [row] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  const { id, firstName, lastName, role, accessLevel, departmentId, costCentreId } = member;
  const settings = await readBookingSettings(db, companyId);
  const cards = settings.cardUse === 'notAllowed' ? [] : await readPayingCards(db, { companyId, departmentId }, now);
  const costCentres = (await readCostCentres(db, companyId)).filter(({ isClosed }) => !isClosed);
  const proposed =
    costCentres.find((each) => each.id === costCentreId) ??
    (departmentId === null ? undefined : costCentres.find((each) => each.departmentId === departmentId));
  return {
    companyName: row?.name ?? '',
    own: { id, firstName, lastName, ...(proposed === undefined ? {} : { costCentreId: proposed.id }) },
    mayBookForOthers: mayCall('findCompanyTravellers', role, accessLevel),
    settings,
    costCentres: costCentres.map((each) => ({ id: each.id, code: each.code, name: each.name })),
    cards: cards.map((each) => ({
      id: each.id,
      label: each.label,
      brand: each.brand as CompanyBooking['cards'][number]['brand'],
      lastFour: each.lastFour,
    })),
    policy: await readPolicy(db, companyId),
  };
}

/** Finds people of a company who are in it, by a part of their name. */
export async function findTravellers(
  db: Database,
  companyId: string,
  search: string,
): Promise<readonly CompanyTraveller[]> {
  const found = await readMembers(db, companyId, {
    search,
    state: 'active',
    role: undefined,
    page: 1,
    perPage: mostFoundTravellers,
  });
  return found.rows.map(({ id, firstName, lastName }) => ({ id, firstName, lastName }));
}
