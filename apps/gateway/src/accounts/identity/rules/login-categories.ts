import { clientCategories, type ClientCategory } from '@airline/client-config/client-categories';
import type { Environment } from '@airline/client-config/environments';
import { type LoginClient, loginClientFor } from '@airline/client-config/login-clients';

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

/** Finds the login client that has an id in an environment; `undefined` for an id that the environment does not know. */
export function findLoginClient(environment: Environment, clientId: string): KnownClient | undefined {
  return clientCategories
    .map((category) => ({ ...loginClientFor(environment, category), category }))
    .find((client) => client.clientId === clientId);
}
