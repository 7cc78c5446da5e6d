import { clientCategories, type ClientCategory } from '@airline/client-config/client-categories';
import type { CompanyRole, CorporateRole } from '@airline/contract';
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

/** What of an account decides what it may log in as. */
export interface LoginHolder {
  readonly kind: AccountKind;
  /** What a member is in the company that they joined. */
  readonly companyRole: CompanyRole | null;
}

/** What a member may log in as too, by what they are in the company that they joined. */
const categoriesInCompany: Readonly<Record<CompanyRole, readonly ClientCategory[]>> = {
  traveler: ['corporateTraveler', 'mobileCorporate'],
  travelManager: ['corporateTraveler', 'corporateTravelManager', 'mobileCorporate'],
};

export function mayLogInAs({ kind, companyRole }: LoginHolder, category: ClientCategory): boolean {
  if (categoriesOf[kind].includes(category)) return true;
  return kind === 'member' && companyRole !== null && categoriesInCompany[companyRole].includes(category);
}

/** Returns what somebody is to a company; `undefined` where they are of none. */
export function corporateRoleOf({ kind, companyRole }: LoginHolder): CorporateRole | undefined {
  return corporateRoles.find(([each]) => each === kind)?.[1] ?? companyRole ?? undefined;
}

/** The kinds of account that are something to a company by themselves. */
export const corporateRoles = [
  ['corporateTraveler', 'traveler'],
  ['travelManager', 'travelManager'],
  ['areaMarketingManager', 'areaMarketingManager'],
  ['reportService', 'reportService'],
] as const satisfies readonly (readonly [AccountKind, CorporateRole])[];

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
