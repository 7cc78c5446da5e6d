import type { CorporateRole, TokenAnswer } from '@airline/contract';

import { accessTokenSeconds } from './rules/session-lifetimes.ts';
import type { AccountServices } from './services.ts';
import type { Account, AccountWithCompany } from './account-store.ts';
import type { SessionIdentity } from './identity-tokens.ts';

/** What a company's people are to it, as personalisation and the portal know it. */
export const corporateRoleOf: Readonly<Record<Account['kind'], CorporateRole | undefined>> = {
  member: undefined,
  corporateTraveler: 'traveler',
  travelManager: 'travelManager',
  areaMarketingManager: 'areaMarketingManager',
  reportService: 'reportService',
};

/** Signs the tokens of a session; of a person they hold the first name and what the pages differ by, and no more. */
export async function signSessionTokens(
  services: AccountServices,
  session: SessionIdentity & { readonly isSharedDevice?: boolean },
  holder: AccountWithCompany | undefined,
): Promise<TokenAnswer> {
  const { tokens, settings } = services;
  const shown = {
    given_name: holder?.account.firstName ?? undefined,
    tier: holder?.account.tier ?? undefined,
    corporate_role: holder && corporateRoleOf[holder.account.kind],
    corporate_access_level: holder?.account.accessLevel ?? undefined,
    product: holder?.company?.product,
    shared_device: session.isSharedDevice === true ? true : undefined,
  };
  const [idToken, accessToken] = await Promise.all([
    tokens.signIdToken(session, shown),
    tokens.signAccessToken(session),
  ]);
  return {
    token_type: 'Bearer',
    id_token: idToken,
    access_token: accessToken,
    token_kind: settings.current().config.loginClients[session.category].tokenKind,
    expires_in: accessTokenSeconds,
    scope: 'openid',
  };
}
