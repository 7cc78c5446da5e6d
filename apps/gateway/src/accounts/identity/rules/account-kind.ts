/** What an account is; which login categories it may use follows from it. */
export type AccountKind = 'member' | 'corporateTraveler' | 'travelManager' | 'areaMarketingManager' | 'reportService';

/** Where an account stands; an erased one has no names, addresses and login any more. */
export type AccountStatus = 'pending' | 'active' | 'held' | 'disabled' | 'erased';

/** Why an account is disabled for good. */
export type DisabledReason = 'closedByAirline' | 'closedByOwner' | 'mergedIntoAnother' | 'personDied';

/** Whether the people of a company may log in. */
export type CompanyStatus = 'active' | 'deactivated';

/** Whether the people of a company log in with the company's own accounts: not at all, as they like, or with nothing else. */
export type CompanySignOnUse = 'off' | 'offered' | 'required';
