import type { ClientCategory } from '@airline/client-config/client-categories';

import type { LinkDestination } from '../../domain/account-help/link-page.ts';
import type { Company } from '../../store/identity-accounts.ts';
import { destinationOf } from '../account-help/destination.ts';

const mobileCategories: ReadonlySet<ClientCategory> = new Set(['mobileMember', 'mobileCorporate']);

/** Tells where the mails of a session lead: to the app that its category logs in at. */
export function destinationOfCategory(category: ClientCategory, company: Company | null): LinkDestination {
  if (category === 'corporateTravelManager') return destinationOf('ctm', company);
  return { surface: mobileCategories.has(category) ? 'webview' : 'traveller' };
}
