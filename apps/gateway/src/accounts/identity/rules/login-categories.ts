import { clientCategories, type ClientCategory } from '@airline/client-config/client-categories';
import type { LoginClient } from '@airline/client-config/login-clients';

import type { AccountKind } from './account-kind.ts';

/** What each kind of account may log in as; the first outside the app. */
const categoriesOf: Readonly<Record<AccountKind, readonly [ClientCategory, ...ClientCategory[]]>> = {
  member: ['member', 'mobileMember'],
  corporateTraveler: ['corporateTraveler', 'mobileCorporate'],
  travelManager: ['corporateTravelManager', 'mobileCorporate'],
  areaMarketingManager: ['areaMarketingManager'],
  reportService: ['automatedReportService'],
};

/** Returns what accounts of a kind log in as outside the app. */
export function usualCategoryOf(kind: AccountKind): ClientCategory {
  return categoriesOf[kind][0];
}

export function mayLogInAs(kind: AccountKind, category: ClientCategory): boolean {
  return categoriesOf[kind].includes(category);
}

/** A login client with the category that it is for. */
export interface KnownClient extends LoginClient {
  readonly category: ClientCategory;
}

/** Finds the login client that has an id; `undefined` for an id that the deployment does not know. */
export function findLoginClient(
  clients: Readonly<Record<ClientCategory, LoginClient>>,
  clientId: string,
): KnownClient | undefined {
  return clientCategories
    .map((category) => ({ ...clients[category], category }))
    .find((client) => client.clientId === clientId);
}
