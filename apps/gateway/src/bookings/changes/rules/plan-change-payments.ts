import type { ChangeDifference } from '@airline/contract';

import type { FieldFault } from '../../../http/field-fault.ts';
import { planTenders, type Tender, type TenderForm } from '../../orders/rules/tenders.ts';

/**
 * Says what each form of payment pays of what is due, to the cent:
 *
 * 1. points pay the points, travel funds what their forms say and a company the rest of the money, as for an order;
 * 2. points that are due and paid by none are `notPaidInFull`, as money is.
 */
export function planChangePayments(
  forms: readonly TenderForm[],
  { due, pointsDue }: Pick<ChangeDifference, 'due' | 'pointsDue'>,
): { readonly tenders: readonly Tender[] } | { readonly faults: readonly FieldFault[] } {
  const planned = planTenders(forms, { total: due, taxesWithPoints: due, points: pointsDue });
  if ('faults' in planned) return planned;
  const isUnpaid = pointsDue > 0 && !forms.some(({ kind }) => kind === 'points');
  return isUnpaid ? { faults: [{ pointer: '/payments', code: 'notPaidInFull' }] } : planned;
}
