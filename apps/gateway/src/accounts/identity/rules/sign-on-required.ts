import type { ClientCategory } from '@airline/client-config/client-categories';
import type { CompanyRole, CorporateAccessLevel } from '@airline/contract';

import type { AccountKind, CompanySignOnUse } from './account-kind.ts';

const companyCategories: ReadonlySet<ClientCategory> = new Set([
  'corporateTraveler',
  'corporateTravelManager',
  'mobileCorporate',
]);

/**
 * Tells whether somebody logs in with their company's own account alone.
 *
 * 1. The company says so.
 * 2. It is a login as one of its people: a member who joined it logs in as a member as they like.
 * 3. Its administrators keep their passwords, so that a provider that is broken or set up wrongly locks no company out.
 */
export function isSignOnRequired(
  account: {
    readonly kind: AccountKind;
    readonly companyRole: CompanyRole | null;
    readonly accessLevel: CorporateAccessLevel | null;
  },
  company: { readonly signOn: CompanySignOnUse } | null,
  category: ClientCategory,
): boolean {
  if (company?.signOn !== 'required' || !companyCategories.has(category)) return false;
  const isManager = account.kind === 'travelManager' || account.companyRole === 'travelManager';
  return !(isManager && account.accessLevel === 'administrator');
}
