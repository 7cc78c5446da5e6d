import type { CorporateAccessLevel, CorporateRole, MembershipTier, PromotionAudience } from '@airline/contract';

/** The personalization attributes of who asks. */
export interface TravellerAttributes {
  readonly loginState: 'anonymous' | 'loggedIn';
  readonly tierStatus?: MembershipTier | undefined;
  readonly corporateRole?: CorporateRole | undefined;
  readonly corporateAccessLevel?: CorporateAccessLevel | undefined;
}

/** Tells whether a promotion is for somebody: of each attribute, their value is named, or no value is. */
export function isInAudience(audience: PromotionAudience, traveller: TravellerAttributes): boolean {
  return (
    fits(audience.loginState, traveller.loginState) &&
    fits(audience.tierStatus, traveller.tierStatus) &&
    fits(audience.corporateRole, traveller.corporateRole) &&
    fits(audience.corporateAccessLevel, traveller.corporateAccessLevel)
  );
}

function fits<Value>(named: readonly Value[], value: Value | undefined): boolean {
  return named.length === 0 || (value !== undefined && named.includes(value));
}

/** Fewer accounts than these could tell who is among them. */
export const fewAccounts = 50;

/** Rounds how many accounts an audience reaches, so that a change of the audience by one account is hardly ever seen; few are none. */
export function toRoundedCount(accounts: number): number {
  return accounts < fewAccounts ? 0 : Math.floor(accounts / 10) * 10;
}
