import type { ChangeRequest } from '@airline/contract';

import { findAccountById } from '../../accounts/identity/account-store.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import { arePointsLocked } from '../../loyalty/points/rules/points-lock.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { checkLaterPaying } from '../orders/company-card-payments.ts';
import { checkFunds, type FundTender, type Orderer } from '../orders/check-funds.ts';
import { checkAgreement } from '../orders/rules/check-agreement.ts';
import { findUnofferedPayment } from '../orders/rules/offered-payments.ts';
import { type Tender, toTenderForm } from '../orders/rules/tenders.ts';
import type { BookingServices } from '../orders/services.ts';
import type { MissingProof } from '../trips/prove-trip.ts';
import { readWantedChange, type WantedChange } from './read-wanted-change.ts';
import { planChangePayments } from './rules/plan-change-payments.ts';
import { isWorseThanShown } from './rules/quote-change.ts';

/** A change that may be made, as far as can be checked before it takes anything. */
export interface CheckedChange {
  readonly wanted: WantedChange;
  readonly tenders: readonly Tender[];
  /** The travel funds among them. */
  readonly funds: readonly FundTender[];
}

/** Who asks for a change, and for which. */
interface AskedChange extends Orderer {
  readonly change: Pick<ChangeRequest, 'offer' | 'bounds' | 'shown' | 'payments' | 'agreement'>;
  readonly missing?: MissingProof;
}

/** Checks a change before anything is written: the offer, the person, what they were shown, and what pays. */
export async function checkChangeRequest(
  services: BookingServices,
  { change, missing, ...orderer }: AskedChange,
  booked: StoredTrip,
  now: Date,
): Promise<CheckedChange | Refused> {
  const { payments: forms, agreement, shown } = change;
  const wanted = await readWantedChange(services, booked, change, now);
  if ('refused' in wanted) return wanted;
  if (missing !== undefined) return { refused: missing };
  const { difference } = wanted.quote;
  if (isWorseThanShown(difference, shown)) return refusedByName('changeChanged');
  const unoffered = findUnofferedPayment(forms, services.payments.setup);
  if (unoffered !== undefined) return refusedByName(unoffered);
  const unpaid = await checkLaterPaying(services.db, { booked, forms, accountId: orderer.accountId }, now);
  if (unpaid !== undefined) return unpaid;
  const planned = planChangePayments(forms.map(toTenderForm), difference);
  const faults = [...('faults' in planned ? planned.faults : []), ...checkAgreement(agreement)];
  if (faults.length > 0 || 'faults' in planned) return refusedFields(faults);
  const refused = difference.pointsDue > 0 ? await refuseSpending(services, booked, orderer.accountId, now) : undefined;
  if (refused !== undefined) return refused;
  const funds = await checkFunds(services, forms, { ...orderer, companyId: booked.companyId }, now);
  return 'refused' in funds ? funds : { wanted, tenders: planned.tenders, funds };
}

/** Refuses points of an account that is not the one whose the trip is, or was given another e-mail address lately. */
async function refuseSpending(
  { db }: BookingServices,
  booked: StoredTrip,
  accountId: string | undefined,
  now: Date,
): Promise<Refused | undefined> {
  if (booked.accountId === null || booked.accountId !== accountId) return refusedByName('notPermitted');
  const holder = await findAccountById(db, accountId);
  return arePointsLocked(holder?.account.emailChangedAt ?? null, now) ? refusedByName('pointsLocked') : undefined;
}
