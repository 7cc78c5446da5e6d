import { mayCall, type OrderPaymentForm } from '@airline/contract';
import { and, eq } from 'drizzle-orm';

import { type CompanyCardRow, findCompanyCard, hasCardExpired } from '../../accounts/companies/card-store.ts';
import { type CompanyMemberRow, findCompanyAccess } from '../../accounts/companies/company-access.ts';
import { readBookingSettings } from '../../accounts/companies/manage-policy.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { StoredTrip } from './booked-trip-store.ts';

/** What pays a trip beside travel funds; where the company's card has to, none of these may. */
export const ownForms: ReadonlySet<string> = new Set(['card', 'payPal', 'wallet', 'points']);

/** Finds a card of a company that somebody of it may pay with at an instant: kept, not expired, of no department or of theirs. */
export async function findUsableCard(
  db: Database,
  {
    cardId,
    companyId,
    member,
  }: {
    readonly cardId: string;
    readonly companyId: string;
    readonly member: Pick<CompanyMemberRow, 'departmentId'>;
  },
  now: Date,
): Promise<CompanyCardRow | undefined> {
  const found = await findCompanyCard(db, { id: cardId, companyId });
  const isUsable =
    found !== undefined &&
    found.removedAt === null &&
    found.brand !== '' &&
    !hasCardExpired(found, now) &&
    (found.departmentId === null || found.departmentId === member.departmentId);
  return isUsable ? found : undefined;
}

/** Gives by what the processor knows a card that is to pay an order; `undefined` where its company has none of the id any more. */
export async function findCompanyCardReference(
  db: Database,
  cardId: string,
  companyId: string | null,
): Promise<string | undefined> {
  const found = companyId === null ? undefined : await findCompanyCard(db, { id: cardId, companyId });
  return found?.removedAt === null ? found.token : undefined;
}

/** What is bought for a trip that is booked, and who pays. */
export interface LaterPayment {
  readonly booked: Pick<StoredTrip, 'companyId' | 'everybody'>;
  readonly forms: readonly OrderPaymentForm[];
  /** Who is logged in. */
  readonly accountId: string | undefined;
}

/**
 * Checks what pays a change or extras of a booked trip by the rule of its company: as when it was booked, a card of the company pays where it
 * may, and has to where nothing else may. Points are not asked: where a change is due in points, nothing else can pay them.
 *
 * Only who is of that very company now, and travels on the trip or books for others, pays with its card. Who else sees the trip pays by
 * means of their own, where the company lets them.
 */
export async function checkLaterPaying(
  db: Database,
  { booked, forms, accountId }: LaterPayment,
  now: Date,
): Promise<Refused | undefined> {
  const { companyId } = booked;
  const card = forms.find((form) => form.kind === 'companyCard');
  if (companyId === null) return card === undefined ? undefined : refusedByName('companyCardNotAllowed');
  if (card === undefined) {
    const isByOwn = forms.some(({ kind }) => kind !== 'points' && ownForms.has(kind));
    return isByOwn && (await hasToBeCard(db, companyId)) ? refusedByName('companyCardRequired') : undefined;
  }
  const found = await findPayersCard(db, { booked, accountId, cardId: card.cardId }, now);
  return 'refused' in found ? found : undefined;
}

/** Whether a company wants its card to pay. One that is deactivated has no card that could. */
async function hasToBeCard(db: Database, companyId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.id, companyId), eq(company.cardUse, 'required'), eq(company.status, 'active')));
  return found !== undefined;
}

/** Finds the card of a company that somebody pays a change or extras of a booked trip with, or says why they do not. */
async function findPayersCard(
  db: Database,
  { booked: { companyId, everybody }, accountId, cardId }: Omit<LaterPayment, 'forms'> & { readonly cardId: string },
  now: Date,
): Promise<CompanyCardRow | Refused> {
  if (companyId === null) return refusedByName('companyCardNotAllowed');
  if (accountId === undefined) return refusedByName('companyAccessDenied');
  const access = await findCompanyAccess(db, accountId, 'readCompanyBooking');
  if ('refused' in access) return access;
  const { member } = access;
  if (access.companyId !== companyId) return refusedByName('companyAccessDenied');
  const isOwnTrip = everybody.some(
    ({ companyMemberId, leftInVersion }) => companyMemberId === member.id && leftInVersion === null,
  );
  if (!isOwnTrip && !mayCall('findCompanyTravellers', member.role, member.accessLevel))
    return refusedByName('ownTripsOnly');
  const { cardUse } = await readBookingSettings(db, companyId);
  if (cardUse === 'notAllowed') return refusedByName('companyCardNotAllowed');
  return (await findUsableCard(db, { cardId, companyId, member }, now)) ?? refusedByName('companyCardNotFound');
}

/** Makes what gives the reference of a card that pays for a booked trip; of one that may not any more, none. */
export function toCardOf(db: Database, payer: Omit<LaterPayment, 'forms'>, now: () => Date) {
  return async (cardId: string): Promise<string | undefined> => {
    const found = await findPayersCard(db, { ...payer, cardId }, now());
    return 'refused' in found ? undefined : found.token;
  };
}
