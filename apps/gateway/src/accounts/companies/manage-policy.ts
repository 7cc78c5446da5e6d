import { randomUUID } from 'node:crypto';

import type { BookingSettings, PolicyRule, TravelPolicy } from '@airline/contract';
import { eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { company } from '../identity/identity-schema.ts';
import type { AccountServices } from '../identity/services.ts';
import { findCompanyAccess, lockCompany } from './company-access.ts';
import { recordCompanyEvents } from './company-events.ts';
import { readPolicy, replacePolicy } from './policy-store.ts';
import type { CompanyEventDetails } from './rules/company-event.ts';
import { listChanges } from './rules/list-changes.ts';

/** Reads what a company wants of each of its trips. */
export async function readBookingSettings(db: Database, companyId: string): Promise<BookingSettings> {
  const [row] = await db.select().from(company).where(eq(company.id, companyId));
  if (row === undefined) throw new Error(`The company ${companyId} has members and no row.`);
  return toSettings(row);
}

function toSettings(row: typeof company.$inferSelect): BookingSettings {
  const { cardUse, isReferenceRequired, isCostCentreRequired, approvalTolerancePercent } = row;
  return { cardUse, isReferenceRequired, isCostCentreRequired, approvalTolerancePercent };
}

/** Shows the travel policy of a company. */
export async function showPolicy(db: Database, companyId: string): Promise<TravelPolicy> {
  return { ...(await readPolicy(db, companyId)), settings: await readBookingSettings(db, companyId) };
}

/** Puts a travel policy in force, where nobody did since it was read. Each publication is a version, and its change stands in the log. */
export async function publishPolicy(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  accountId: string,
  wanted: { readonly version: number; readonly rules: readonly PolicyRule[]; readonly settings: BookingSettings },
): Promise<TravelPolicy | Refused> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'publishTravelPolicy');
    if ('refused' in access) return access;
    const { companyId } = access;
    const before = toSettings(await lockCompany(tx, companyId));
    const current = await readPolicy(tx, companyId);
    const changes = [
      ...listChanges({ ...before }, { ...wanted.settings }),
      ...listRuleChanges(current.rules, wanted.rules),
    ];
    // Sent again it is published already: who sent it knows the version before.
    if (changes.length === 0) return { ...current, settings: before };
    if (current.version !== wanted.version) return refusedByName('companyChanged');
    const [id, at] = [randomUUID(), now()];
    await replacePolicy(tx, { id, companyId, version: current.version + 1, rules: wanted.rules }, at);
    await tx.update(company).set(wanted.settings).where(eq(company.id, companyId));
    const details = { name: String(current.version + 1), changes };
    await recordCompanyEvents(tx, [{ companyId, accountId, kind: 'policyPublished', subjectId: id, details, at }]);
    return showPolicy(tx, companyId);
  });
}

/** Lists the rules that are new, changed or gone, each as its JSON: what they say in words is the page's. */
function listRuleChanges(before: readonly PolicyRule[], after: readonly PolicyRule[]): CompanyEventDetails['changes'] {
  const byId = (rules: readonly PolicyRule[]) => new Map(rules.map(({ id, ...rule }) => [id, JSON.stringify(rule)]));
  const [old, current] = [byId(before), byId(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), current.get(id)];
    if (was === is) return [];
    const sides = { ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) };
    return [{ field: 'rule', ...sides }];
  });
}
