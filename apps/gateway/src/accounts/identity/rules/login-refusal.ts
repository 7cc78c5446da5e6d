import type { ClientCategory } from '@airline/client-config/client-categories';

import type { AccountKind, AccountStatus, CompanyStatus, DisabledReason } from './account-kind.ts';
import type { ErrorCause } from './error-causes.ts';
import { type LoginHolder, mayLogInAs } from './login-categories.ts';

/**
 * How a login says that name and password do not fit: by the category alone, so that an unknown name, a wrong password
 * and an account of another kind get the same answer.
 */
const credentialsIncorrect: Readonly<Record<ClientCategory, ErrorCause>> = {
  anonymousTraveler: 'memberCredentialsIncorrect',
  member: 'memberCredentialsIncorrect',
  mobileMember: 'memberCredentialsIncorrect',
  corporateTraveler: 'companyCredentialsIncorrect',
  areaMarketingManager: 'companyCredentialsIncorrect',
  mobileCorporate: 'companyCredentialsIncorrect',
  automatedReportService: 'reportServiceCredentialsIncorrect',
  corporateTravelManager: 'travelManagerCredentialsIncorrect',
};

export function credentialsRefusal(category: ClientCategory): ErrorCause {
  return credentialsIncorrect[category];
}

/** How a login says that there were too many wrong passwords for its name, whether it exists or not. */
export function lockedRefusal(category: ClientCategory): ErrorCause {
  return category === 'corporateTravelManager' ? 'travelManagerLocked' : 'maximumTries';
}

/** Tells why an account may not log in although its person proved who they are; `undefined` when it may. */
export function accountRefusal(
  account: LoginHolder & { readonly status: AccountStatus; readonly disabledReason: DisabledReason | null },
  company: { readonly status: CompanyStatus } | null,
  category: ClientCategory,
): ErrorCause | undefined {
  switch (account.status) {
    case 'pending':
      return 'enrolmentUnconfirmed';
    case 'held':
      return 'accountHeld';
    case 'disabled':
      return account.disabledReason ?? 'closedByAirline';
    case 'erased':
      return 'accountGone';
    case 'active':
      if (!mayLogInAs(account, category)) return 'sessionEnded';
      return isOfCompany(account.kind, category) && company?.status === 'deactivated'
        ? 'companyDeactivated'
        : undefined;
  }
}

/** Tells whether a login is one of a company's people: a member who joined a company is one of their own too. */
export function isOfCompany(kind: AccountKind, category: ClientCategory): boolean {
  return kind !== 'member' || (category !== 'member' && category !== 'mobileMember');
}
