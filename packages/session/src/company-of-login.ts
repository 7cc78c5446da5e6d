import type { SessionState } from './session-state.ts';

/** Tells whether a login is that of somebody of a company, and whether it books for the company by default. */
export function companyOfLogin(state: SessionState): { readonly isDefault: boolean } | undefined {
  if (state.kind !== 'authenticated') return undefined;
  const { category, corporateRole } = state.person;
  if (corporateRole !== 'traveler' && corporateRole !== 'travelManager') return undefined;
  return { isDefault: category === 'corporateTraveler' || category === 'mobileCorporate' };
}
