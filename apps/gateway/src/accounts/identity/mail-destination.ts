import type { ClientCategory } from '@airline/client-config/client-categories';

import type { LinkDestination } from './rules/link-page.ts';
import type { Company } from './account-store.ts';
import { toDestination } from './destination.ts';

const mobileCategories: ReadonlySet<ClientCategory> = new Set(['mobileMember', 'mobileCorporate']);

/** Tells where the mails of a session lead: to the app that its category logs in at. */
export function mailDestinationFor(category: ClientCategory, company: Company | null): LinkDestination {
  if (category === 'corporateTravelManager') return toDestination('ctm', company);
  return { surface: mobileCategories.has(category) ? 'webview' : 'traveller' };
}
