import type { EnrollmentRequest } from '@airline/contract';

import type { LinkDestination } from './rules/link-page.ts';
import type { Company } from './account-store.ts';

/**
 * Tells where the mails of an account lead: back to the app that was used; to the portal only for those whose company has
 * one, and to that company's.
 */
export function toDestination(surface: EnrollmentRequest['surface'], company: Company | null): LinkDestination {
  if (surface !== 'ctm') return { surface };
  return company === null ? { surface: 'traveller' } : { surface, product: company.product };
}
